import { z } from 'zod'
import { chooseOrders } from '#shop/orders/bulk/choose-orders.ts'
import { countMatching } from '#shop/orders/desk/list-orders.ts'
import { askForOrderExport } from '#shop/orders/export/ask-for-order-export.ts'
import { exportColumns } from '#shop/orders/export/columns.ts'
import { columnField, exportActions } from '../../exports/export-actions.ts'
import { chosenBy, chosenFields } from '../bulk/chosen-fields.ts'
import { narrowingOf } from '../orders-address.ts'
import { readOrdersAddress } from '../read-orders-address.ts'

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
    const { sort } = readOrdersAddress(url.searchParams)
    return numbers.length === 0 ? 'nobody' : { orders: numbers.join(), sort }
  },
  readList: (query) => {
    const address = readOrdersAddress(query)
    const { filter } = narrowingOf(address)
    return { filter, query: { ...filter, sort: address.sort } }
  },
  count: countMatching,
  ask: (shop, by, { address, ...asked }) => {
    const { sort = 'newest' } = readOrdersAddress(address)
    return askForOrderExport(shop, by, { ...asked, sort })
  },
})
