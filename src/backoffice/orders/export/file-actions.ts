import { z } from 'zod'
import { personIn } from '#pages/account-context.ts'
import { formAction, type FormOutcome } from '#pages/form/form-action.ts'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import { dropExport } from '#shop/orders/export/drop-export.ts'
import type { ListPage } from '../../lists/kept-list.ts'
import { downloadOf } from '../../customers/download-action.ts'

const schema = z.object({ id: z.uuid() })

export const fileForms = {
  'file-take': downloadOf(schema, ({ id }) => `/api/orders/exports/${id}`),
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
