import { z } from 'zod'
import { chooseOrders } from '#shop/orders/bulk/choose-orders.ts'
import { countMatching } from '#shop/orders/desk/list-orders.ts'
import { askForOrderExport } from '#shop/orders/export/ask-for-order-export.ts'
import { exportColumns } from '#shop/orders/export/columns.ts'
import { columnField, exportActions } from '../../exports/export-actions.ts'
import { chosenBy, chosenFields } from '../bulk/chosen-fields.ts'
import { narrowingOf } from '../orders-href.ts'
import { readOrdersQuery } from '../read-orders-query.ts'

/** Orders as files: those that are ticked, or all that fit the address. */
export const orderExports = exportActions({
  list: 'orders',
  schema: z.object({ ...chosenFields, column: columnField(exportColumns) }),
  columnsIn: ({ column = [] }) => [column].flat(),
  findTicked: async (fields, { shop, url }) => {
    const chosen = chosenBy(fields, url.searchParams)
    if (!chosen || !('ticked' in chosen)) return undefined
    // Those that are still there.
    const found = await chooseOrders(shop, chosen)
    const numbers = found.outcome === 'chosen' ? found.orders.map(({ orderId }) => orderId) : []
    const { sort } = readOrdersQuery(url.searchParams)
    return numbers.length === 0 ? 'nobody' : { orders: numbers.join(), sort }
  },
  readList: (query) => {
    const asked = readOrdersQuery(query)
    const { filter } = narrowingOf(asked)
    return { filter, query: { ...filter, sort: asked.sort } }
  },
  count: countMatching,
  ask: (shop, by, { listQuery, ...asked }) => {
    const { sort = 'newest' } = readOrdersQuery(listQuery)
    return askForOrderExport(shop, by, { ...asked, sort })
  },
})
