import { z } from 'zod'
import { personIn } from '#pages/account-context.ts'
import { formAction, formActions } from '#pages/form/form-action.ts'
import { chooseReportMail } from '#shop/reports/report-mails/choose-report-mail.ts'
import { mailPeriods } from '#shop/reports/report-mails/mail-period.ts'
import { columnForms } from '../lists/columns/column-actions.ts'
import type { ListPage } from '../lists/list-with-views.ts'
import { viewForms } from '../lists/views/view-actions.ts'
import { salesList } from './sales-list.ts'

/** What can be done to a report; each button says one thing. */
export const salesActions = formActions<ListPage>({
  ...columnForms(salesList),
  ...viewForms(salesList),
  mail: formAction({
    schema: z.object({
      view: z.uuid(),
      every: z.enum(['never', ...mailPeriods]),
      language: z.enum(['en', 'bn']),
    }),
    run: async ({ view, every, language }, { shop, context }) => {
      const wanted = every === 'never' ? {} : { every, language }
      const { outcome } = await chooseReportMail(shop, personIn(context), { view, ...wanted })
      return outcome === 'chosen' ? { outcome: 'done' } : { outcome: 'refused', trouble: outcome }
    },
  }),
})
