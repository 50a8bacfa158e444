import { namePeople } from '#shop/identity/users/list-people.ts'
import type { Shop } from '#shop/shop.ts'
import type { WholeOrder } from '../list-whole-orders.ts'
import type { StaffOrderAnswer } from '../order-contract.ts'
import { showPlacedOrder } from '../show-placed-order.ts'
import { listRecords } from './list-history.ts'

/** Orders as programs of the staff get them: with payment, account, history and notes. A few queries, however many orders. */
export async function showStaffOrders(
  shop: Shop,
  orders: readonly WholeOrder[],
): Promise<StaffOrderAnswer[]> {
  const [records, names] = await Promise.all([
    listRecords(
      shop,
      orders.map(({ id }) => id),
    ),
    namePeople(
      shop,
      orders.flatMap(({ customerId }) => customerId ?? []),
    ),
  ])
  return orders.map((order) => {
    const { history = [], notes = [] } = records.get(order.id) ?? {}
    const person = names.get(order.customerId ?? '')
    return {
      ...showPlacedOrder(order, order),
      payment: order.payment,
      customer: person && order.customerId !== null ? { id: order.customerId, ...person } : null,
      history: history.map(withText),
      notes: notes.map(withText),
    }
  })
}

const withText = <Row extends { at: Date }>({ at, ...row }: Row) => ({
  ...row,
  at: at.toISOString(),
})
