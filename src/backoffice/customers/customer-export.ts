import { z } from 'zod'
import { askForCustomerExport } from '#shop/customers/export/ask-for-customer-export.ts'
import { customerColumns } from '#shop/customers/export/columns.ts'
import { countCustomers } from '#shop/customers/list/list-customers.ts'
import { columnField, exportActions } from '../exports/export-actions.ts'
import { chosenBy, chosenFields } from './bulk/chosen-fields.ts'
import { narrowingOf } from './customers-href.ts'
import { readCustomersQuery } from './read-customers-query.ts'

/** Customers as files: those who are ticked, or all that fit the address. */
export const customerExports = exportActions({
  list: 'customers',
  schema: z.object({ ...chosenFields, column: columnField(customerColumns) }),
  columnsIn: ({ column = [] }) => [column].flat(),
  findTicked: async (fields, { url }) => {
    const chosen = chosenBy(fields, url.searchParams)
    return chosen && 'ids' in chosen ? { customers: chosen.ids.join() } : undefined
  },
  readList: (query) => {
    const { filter } = narrowingOf(readCustomersQuery(query))
    return { filter, query: filter }
  },
  count: countCustomers,
  ask: (shop, by, { filter, format, columns }) =>
    askForCustomerExport(shop, by, { filter, format, columns }),
})
