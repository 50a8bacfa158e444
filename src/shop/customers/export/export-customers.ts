import { defineAction } from '../../define-action.ts'
import { inOrder } from '../../exports/export-format.ts'
import { writeExport } from '../../exports/write-export.ts'
import { listCustomers } from '../list/list-customers.ts'
import { customerColumns } from './columns.ts'
import { auditedExport, exportInput } from './export-input.ts'
import { listCustomerRows } from './list-customer-rows.ts'

/** Gives customers out of the house. Who did it stands in the audit, before the first line is written. */
export const exportCustomers = defineAction({
  allow: 'export-people',
  input: exportInput,
  run: async ({ shop, input, now: asOf }) => {
    const { filter, format } = input
    const { outcome } = await listCustomers(shop, { filter, sort: 'id', limit: 1 })
    if (outcome === 'too-short') return { outcome: 'too-short' }
    const columns = inOrder(customerColumns, input.columns)
    const batches = listCustomerRows(shop, { filter: { ...filter, asOf }, columns })
    return {
      outcome: 'begun',
      bytes: writeExport({ list: 'customers', format, columns, batches }),
      change: { ...auditedExport(input), topics: [] },
    }
  },
})
