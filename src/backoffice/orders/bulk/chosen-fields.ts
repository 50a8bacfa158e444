import { z } from 'zod'
import { mostChosen } from '#shop/orders/bulk/chosen.ts'
import { orderStatuses, type OrderStatus } from '#shop/orders/order.ts'
import { chosenRows } from '../../lists/selection/chosen-fields.ts'
import { narrowingOf } from '../orders-href.ts'
import { readOrdersQuery } from '../read-orders-query.ts'

/** The order and the status that was seen. */
const tick = z.templateLiteral([z.uuid(), '.', z.enum(orderStatuses)])

function readTick(said: z.output<typeof tick>) {
  const [orderRef = '', seen] = said.split('.')
  return { orderRef, seen: seen as OrderStatus }
}

export const { chosenFields, chosenBy } = chosenRows({
  tick,
  tickedAs: (ticks) => ({ ticked: ticks.map(readTick) }),
  filterIn: (query) => narrowingOf(readOrdersQuery(query)).filter,
  most: mostChosen,
})
