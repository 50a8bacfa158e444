import { formActions } from '#pages/form/form-action.ts'
import type { Exported } from '../exports/export-actions.ts'
import { fileForms } from '../exports/file-actions.ts'
import { columnForms } from '../lists/columns/column-actions.ts'
import type { ListPage } from '../lists/kept-list.ts'
import { viewForms } from '../lists/views/view-actions.ts'
import { bulkForms, type TaggedAnswer } from './bulk/bulk-actions.ts'
import { customerExports } from './customer-export.ts'
import { keptCustomers } from './kept-customers.ts'

/** What can be done on the list of customers; each button says one thing. */
export const customersActions = formActions<Exported | ListPage | TaggedAnswer>({
  ...bulkForms,
  ...customerExports,
  ...fileForms('customers'),
  ...columnForms(keptCustomers),
  ...viewForms(keptCustomers),
})
