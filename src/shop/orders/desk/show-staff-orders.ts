import { takaFromPaisa } from '#platform/money.ts'
import { namePeople } from '#shop/identity/users/list-people.ts'
import type { Shop } from '#shop/shop.ts'
import { withText } from '#platform/text/moment-text.ts'
import type { WholeOrder } from '../list-whole-orders.ts'
import type { StaffOrderAnswer } from '../order-contract.ts'
import { showPlacedOrder } from '../show-placed-order.ts'
import { listReturns } from '../returns/list-returns.ts'
import { moneyOf } from '../status/payment.ts'
import { listTagsOfOrders } from '../tags/list-tags.ts'
import { listRecords } from './list-history.ts'

/** Orders as programs of the staff get them: with payment, account, history and notes. A few queries, however many orders. */
export async function showStaffOrders(
  shop: Shop,
  orders: readonly WholeOrder[],
): Promise<StaffOrderAnswer[]> {
  const ids = orders.map(({ id }) => id)
  const [records, returnedOf, tagsOf, names] = await Promise.all([
    listRecords(shop, ids),
    listReturns(shop.database, ids),
    listTagsOfOrders(shop, ids),
    namePeople(
      shop,
      orders.flatMap(({ customerId }) => customerId ?? []),
    ),
  ])
  return orders.map((order) => {
    const { history = [], notes = [], calls = [] } = records.get(order.id) ?? {}
    const person = names.get(order.customerId ?? '')
    const { collectedInPaisa, collectedBy, refundedInPaisa } = moneyOf(order, history)
    return {
      ...showPlacedOrder(order, order),
      payment: order.payment,
      source: order.source,
      tags: tagsOf(order.id),
      money: { collected: taka(collectedInPaisa), collectedBy, refunded: taka(refundedInPaisa) },
      version: order.version,
      deliveryChargeIsSet: order.deliveryChargeIsSet,
      lines: order.lines.map(({ position, sku, variantId, quantity, unitPriceInPaisa }) => ({
        position,
        sku,
        variantId,
        quantity,
        price: takaFromPaisa(unitPriceInPaisa),
        ...returnedOf(order.id, position),
      })),
      customer: person && order.customerId !== null ? { id: order.customerId, ...person } : null,
      history: history.map(withText),
      notes: notes.map(withText),
      calls: calls.map(({ callAgainAt, ...call }) => ({
        ...withText(call),
        callAgainAt: callAgainAt?.toISOString() ?? null,
      })),
    }
  })
}

const taka = (paisa: number | null) => (paisa === null ? null : takaFromPaisa(paisa))
