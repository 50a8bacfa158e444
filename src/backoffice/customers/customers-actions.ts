import { formActions } from '#pages/form/form-action.ts'
import { listAddress } from '#pages/list/list-address.ts'
import { columnForms } from '../lists/columns/column-actions.ts'
import type { ListPage } from '../lists/kept-list.ts'
import { viewForms } from '../lists/views/view-actions.ts'
import type { Download } from './begin-download.ts'
import { bulkForms, type TaggedAnswer } from './bulk/bulk-actions.ts'
import { narrowingOf } from './customers-address.ts'
import { downloadAction } from './download-action.ts'
import { keptCustomers } from './kept-customers.ts'
import { readCustomersAddress } from './read-customers-address.ts'

/** What can be done on the list of customers; each button says one thing. */
export const customersActions = formActions<Download | ListPage | TaggedAnswer>({
  // Exactly the list that is shown, whichever page of it.
  export: downloadAction(({ url }) => {
    const { filter } = narrowingOf(readCustomersAddress(url.searchParams))
    return listAddress('/api/customers/export', filter)
  }),
  ...bulkForms,
  ...columnForms(keptCustomers),
  ...viewForms(keptCustomers),
})
