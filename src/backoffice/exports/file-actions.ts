import { z } from 'zod'
import { personIn } from '#pages/account-context.ts'
import { formAction, type FormOutcome } from '#pages/form/form-action.ts'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import { dropExport } from '#shop/exports/drop-export.ts'
import { exportPermissions, type ExportedList } from '#shop/exports/export-format.ts'
import { findExport } from '#shop/exports/list-exports.ts'
import type { ListPage } from '../lists/kept-list.ts'
import { downloadOf } from './download-action.ts'

const schema = z.object({ id: z.uuid() })

/** What is done to one's own long exports, on the page of a list. */
export const fileForms = (of: ExportedList) => ({
  'file-take': downloadOf(schema, async ({ id }, { shop, context }) => {
    const found = await findExport(shop, personIn(context).actor.userId, id)
    const permission = exportPermissions[found?.list ?? of]
    return { permission, href: `/api/exports/${id}/file` }
  }),
  'file-drop': formAction({
    schema,
    run: async ({ id }, { shop, context, url }): Promise<FormOutcome<ListPage>> => {
      const { outcome } = await dropExport(shop, personIn(context), { id })
      const list = pathInLanguage(`/dashboard/${of}${url.search}`, languageOfPath(url.pathname))
      return outcome === 'dropped'
        ? { outcome: 'done', goTo: list, answer: { list } }
        : { outcome: 'refused', trouble: outcome }
    },
  }),
})
