import type { ActionFunctionArgs } from 'react-router'
import { z } from 'zod'
import { personIn } from '#pages/account-context.ts'
import { formAction, type FormOutcome } from '#pages/form/form-action.ts'
import { admitActor } from '#shop/identity/roles/admit-actor.ts'
import type { Permission } from '#shop/identity/roles/policy.ts'
import type { Shop } from '#shop/shop.ts'
import type { Download } from './begin-download.ts'

/** A file with people in it is given by the API, piece by piece; the page says in words to whom it is not given. */
export const downloadAction = (hrefOf: (args: ActionFunctionArgs) => string | Promise<string>) =>
  downloadOf(z.object({}), async (_, args) => ({
    permission: 'export-people',
    href: await hrefOf(args),
  }))

/** The same, of one of several files, which the fields name. */
export const downloadOf = <Schema extends z.ZodObject>(
  schema: Schema,
  fileIn: (
    fields: z.output<Schema>,
    args: ActionFunctionArgs & { shop: Shop },
  ) => Promise<{ permission: Permission; href: string }>,
) =>
  formAction<Schema, Download>({
    schema,
    run: async (fields, args): Promise<FormOutcome<Download>> => {
      const { actor, ipAddress } = personIn(args.context)
      const { permission, href } = await fileIn(fields, args)
      const outcome = await admitActor(args.shop, actor, { permission, ipAddress })
      if (outcome !== 'admitted') return { outcome: 'refused', trouble: outcome }
      return { outcome: 'done', goTo: href, answer: { href } }
    },
  })
