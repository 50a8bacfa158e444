import { formActions } from '#pages/form/form-action.ts'
import type { Exported } from '../exports/export-actions.ts'
import { fileForms } from '../exports/file-actions.ts'
import { columnForms } from '../lists/columns/column-actions.ts'
import type { ListPage } from '../lists/list-with-views.ts'
import { viewForms } from '../lists/views/view-actions.ts'
import { bulkForms, type TaggedAnswer } from './bulk/bulk-actions.ts'
import { customerExports } from './customer-export.ts'
import { customersList } from './customers-list.ts'

/** What can be done on the list of customers; each button says one thing. */
export const customersActions = formActions<Exported | ListPage | TaggedAnswer>({
  ...bulkForms,
  ...customerExports,
  ...fileForms('customers'),
  ...columnForms(customersList),
  ...viewForms(customersList),
})
