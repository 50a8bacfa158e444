import { z } from 'zod'
import { personIn } from '#pages/account-context.ts'
import { formAction, type FormOutcome } from '#pages/form/form-action.ts'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import { dropExport } from '#shop/exports/drop-export.ts'
import { exportPermissions, type ExportedList } from '#shop/exports/export-format.ts'
import { retryExport } from '#shop/exports/retry-export.ts'
import { findExport } from '#shop/exports/list-exports.ts'
import type { ListPage } from '../lists/list-with-views.ts'
import { downloadOf } from './download-action.ts'

type ListOrJobs = ExportedList | 'jobs'

const schema = z.object({ id: z.uuid() })

const pageOf = (of: ListOrJobs, { search, pathname }: URL) =>
  pathInLanguage(`/dashboard/${of}${search}`, languageOfPath(pathname))

/** What is done to one's own long exports, on the page of a list or of all jobs. */
export const fileForms = (of: ListOrJobs) => ({
  'file-take': downloadOf(schema, async ({ id }, { shop, context }) => {
    const found = await findExport(shop, personIn(context).actor.userId, id)
    // Of one that is not theirs nobody learns whose it is.
    const list = found?.list ?? (of === 'jobs' ? 'orders' : of)
    return { permission: exportPermissions[list], href: `/api/exports/${id}/file` }
  }),
  'file-drop': formAction({
    schema,
    run: async ({ id }, { shop, context, url }): Promise<FormOutcome<ListPage>> => {
      const { outcome } = await dropExport(shop, personIn(context), { id })
      const list = pageOf(of, url)
      return outcome === 'dropped'
        ? { outcome: 'done', goTo: list, answer: { list } }
        : { outcome: 'refused', trouble: outcome }
    },
  }),
  'file-retry': formAction({
    schema,
    run: async ({ id }, { shop, context, url }): Promise<FormOutcome<ListPage>> => {
      const { outcome } = await retryExport(shop, personIn(context), { id })
      const list = pageOf(of, url)
      return outcome === 'waiting'
        ? { outcome: 'done', goTo: list, answer: { list } }
        : { outcome: 'refused', trouble: outcome }
    },
  }),
})
