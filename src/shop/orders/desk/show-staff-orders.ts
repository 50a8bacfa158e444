import { takaFromPaisa } from '#platform/money.ts'
import { namePeople } from '#shop/identity/users/list-people.ts'
import type { Shop } from '#shop/shop.ts'
import { withText } from '#platform/text/moment-text.ts'
import type { WholeOrder } from '../list-whole-orders.ts'
import type { StaffOrderAnswer } from '../order-contract.ts'
import { showPlacedOrder } from '../show-placed-order.ts'
import { listReturns } from '../returns/list-returns.ts'
import { collectedBy, toCollectOf, toRefundOf } from '../status/payment.ts'
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
    return {
      ...showPlacedOrder(order, order),
      payment: order.payment,
      source: order.source,
      tags: tagsOf(order.id),
      money: {
        collected: takaOrNull(order.paidInPaisa),
        collectedBy: collectedBy(history),
        refunded: takaOrNull(order.refundedInPaisa),
        returned: takaFromPaisa(order.returnedInPaisa),
        toCollect: takaFromPaisa(toCollectOf(order)),
        toRefund: takaFromPaisa(toRefundOf(order)),
      },
      version: order.version,
      deliveryChargeIsSet: order.deliveryChargeIsSet,
      lines: order.lines.map(({ position, sku, variantId, quantity, ...line }) => ({
        position,
        sku,
        variantId,
        quantity,
        price: takaFromPaisa(line.unitPriceInPaisa),
        discount: takaFromPaisa(line.discountInPaisa),
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

const takaOrNull = (paisa: number) => (paisa === 0 ? null : takaFromPaisa(paisa))
