import { formActions } from '#pages/form/form-action.ts'
import { bulkForms, type BulkAnswer } from './bulk/bulk-actions.ts'
import type { Papers } from './bulk/papers-action.ts'
import { columnForms, type ListPage } from './columns/column-actions.ts'
import { exportActions, type Exported } from './export/export-actions.ts'
import { fileForms } from './export/file-actions.ts'
import { viewForms } from './views/view-actions.ts'

/** What can be done on the list of orders; each button says one thing. */
export const ordersActions = formActions<BulkAnswer | Exported | Papers | ListPage>({
  ...bulkForms,
  ...exportActions,
  ...fileForms,
  ...columnForms,
  ...viewForms,
})
