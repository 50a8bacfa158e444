import { defineAction } from '#shop/define-action.ts'
import { inOrder } from '#shop/exports/export-format.ts'
import { writeExport } from '#shop/exports/write-export.ts'
import { listOrders } from '../desk/list-orders.ts'
import { exportColumns } from './columns.ts'
import { auditedExport, exportInput } from './export-input.ts'
import { listOrderRows } from './list-order-rows.ts'

/** Gives orders out of the house, with their people. Who did it stands in the audit, before the first line is written. */
export const exportOrders = defineAction({
  allow: 'export-people',
  input: exportInput,
  run: async ({ shop, input, now: asOf }) => {
    const { filter, sort, format } = input
    const { outcome } = await listOrders(shop, { filter, sort, limit: 1 })
    if (outcome === 'too-short') return { outcome: 'too-short' }
    const columns = inOrder(exportColumns, input.columns)
    const batches = listOrderRows(shop, { filter: { ...filter, asOf }, sort, columns })
    return {
      outcome: 'begun',
      bytes: writeExport({ list: 'orders', format, columns, batches }),
      change: { ...auditedExport(input), topics: [] },
    }
  },
})
