import { z } from 'zod'
import { personIn } from '#pages/account-context.ts'
import { formAction, type FormOutcome } from '#pages/form/form-action.ts'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import { admitActor } from '#shop/identity/roles/admit-actor.ts'
import { dropExport } from '#shop/orders/export/drop-export.ts'
import type { ListPage } from '../../lists/kept-list.ts'
import type { Download } from '../../customers/begin-download.ts'

const schema = z.object({ id: z.uuid() })

/** The API gives the file; the page says in words to whom it is not given. */
export const fileForms = {
  'file-take': formAction({
    schema,
    run: async ({ id }, { shop, context }): Promise<FormOutcome<Download>> => {
      const { actor, address } = personIn(context)
      const outcome = await admitActor(shop, actor, { permission: 'export-people', address })
      if (outcome !== 'admitted') return { outcome: 'refused', trouble: outcome }
      const href = `/api/orders/exports/${id}`
      return { outcome: 'done', goTo: href, answer: { href } }
    },
  }),
  'file-drop': formAction({
    schema,
    run: async ({ id }, { shop, context, url }): Promise<FormOutcome<ListPage>> => {
      const { outcome } = await dropExport(shop, personIn(context), { id })
      const list = pathInLanguage(`/dashboard/orders${url.search}`, languageOfPath(url.pathname))
      return outcome === 'dropped'
        ? { outcome: 'done', goTo: list, answer: { list } }
        : { outcome: 'refused', trouble: outcome }
    },
  }),
}
