import { defineAction } from '#shop/define-action.ts'
import { isNarrowed } from '../desk/order-filter.ts'
import { listOrders } from '../desk/list-orders.ts'
import { exportInput, inOrder } from './export-input.ts'
import { listExportRows } from './list-export-rows.ts'
import { writeExport } from './write-export.ts'

/** Gives orders out of the house, with their people. Who did it stands in the audit, before the first line is written. */
export const exportOrders = defineAction({
  allow: 'export-people',
  input: exportInput,
  run: async ({ shop, input: { filter, sort, columns: wanted, format }, now: asOf }) => {
    const { outcome } = await listOrders(shop, { filter, sort, limit: 1 })
    if (outcome === 'too-short') return { outcome: 'too-short' }
    const columns = inOrder(wanted)
    const rows = listExportRows(shop, { filter: { ...filter, asOf }, sort, columns })
    return {
      outcome: 'begun',
      bytes: writeExport(format, columns, rows),
      change: {
        action: 'orders-exported',
        subject: { type: 'order', id: 'list' },
        before: {},
        // Not what was searched for: that may be a name.
        after: { filtered: isNarrowed(filter), columns: columns.length },
        topics: [],
      },
    }
  },
})
