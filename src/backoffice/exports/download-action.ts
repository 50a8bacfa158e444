import type { ActionFunctionArgs } from 'react-router'
import { z } from 'zod'
import { personIn } from '#pages/account-context.ts'
import { formAction, type FormOutcome } from '#pages/form/form-action.ts'
import { admitActor } from '#shop/identity/roles/admit-actor.ts'
import type { Download } from './begin-download.ts'

/** A file with people in it is given by the API, piece by piece; the page says in words to whom it is not given. */
export const downloadAction = (hrefOf: (args: ActionFunctionArgs) => string | Promise<string>) =>
  downloadOf(z.object({}), (_, args) => hrefOf(args))

/** The same, of one of several files, which the fields name. */
export const downloadOf = <Schema extends z.ZodObject>(
  schema: Schema,
  hrefOf: (fields: z.output<Schema>, args: ActionFunctionArgs) => string | Promise<string>,
) =>
  formAction<Schema, Download>({
    schema,
    run: async (fields, args): Promise<FormOutcome<Download>> => {
      const { actor, address } = personIn(args.context)
      const outcome = await admitActor(args.shop, actor, { permission: 'export-people', address })
      if (outcome !== 'admitted') return { outcome: 'refused', trouble: outcome }
      const href = await hrefOf(fields, args)
      return { outcome: 'done', goTo: href, answer: { href } }
    },
  })
