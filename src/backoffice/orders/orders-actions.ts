import { formActions } from '#pages/form/form-action.ts'
import { bulkForms, type BulkAnswer } from './bulk/bulk-actions.ts'
import type { Papers } from './bulk/papers-action.ts'
import { columnForms } from '../lists/columns/column-actions.ts'
import type { ListPage } from '../lists/kept-list.ts'
import { viewForms } from '../lists/views/view-actions.ts'
import { exportActions, type Exported } from './export/export-actions.ts'
import { fileForms } from './export/file-actions.ts'
import { keptOrders } from './kept-orders.ts'

/** What can be done on the list of orders; each button says one thing. */
export const ordersActions = formActions<BulkAnswer | Exported | Papers | ListPage>({
  ...bulkForms,
  ...exportActions,
  ...fileForms,
  ...columnForms(keptOrders),
  ...viewForms(keptOrders),
})
