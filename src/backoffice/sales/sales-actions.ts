import { formActions } from '#pages/form/form-action.ts'
import { columnForms } from '../lists/columns/column-actions.ts'
import type { ListPage } from '../lists/list-with-views.ts'
import { viewForms } from '../lists/views/view-actions.ts'
import { salesList } from './sales-list.ts'

/** What can be done to a report; each button says one thing. */
export const salesActions = formActions<ListPage>({
  ...columnForms(salesList),
  ...viewForms(salesList),
})
