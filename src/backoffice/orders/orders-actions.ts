import { formActions } from '#pages/form/form-action.ts'
import { bulkForms, type BulkAnswer } from './bulk/bulk-actions.ts'
import type { Papers } from './bulk/papers-action.ts'
import { columnForms } from '../lists/columns/column-actions.ts'
import type { ListPage } from '../lists/list-with-views.ts'
import { viewForms } from '../lists/views/view-actions.ts'
import type { Exported } from '../exports/export-actions.ts'
import { fileForms } from '../exports/file-actions.ts'
import { orderExports } from './export/order-export.ts'
import { ordersList } from './orders-list.ts'

/** What can be done on the list of orders; each button says one thing. */
export const ordersActions = formActions<BulkAnswer | Exported | Papers | ListPage>({
  ...bulkForms,
  ...orderExports,
  ...fileForms('orders'),
  ...columnForms(ordersList),
  ...viewForms(ordersList),
})
