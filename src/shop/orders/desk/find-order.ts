import { eq, getTableColumns, sql } from 'drizzle-orm'
import { prepared } from '#platform/database/prepared.ts'
import { findSellable } from '#shop/catalog/sellable/find-sellable.ts'
import { emailOfPerson, nameOfPerson } from '#shop/identity/users/list-people.ts'
import { recallZoning } from '#shop/delivery/load-zoning.ts'
import { findTerms } from '#shop/delivery/zoning.ts'
import { zoneOfOrder } from '../placement/find-placed.ts'
import type { Shop } from '#shop/shop.ts'
import { listLinesOf, type StoredOrderLine } from '../list-lines.ts'
import { listReturns } from '../returns/list-returns.ts'
import type { Returned } from '../returns/returned.ts'
import { moneyOf } from '../status/payment.ts'
import { orders } from '../tables.ts'
import { listTagsOfOrders } from '../tags/list-tags.ts'
import { listRecords } from './list-history.ts'
import { listOrdersOfPhone } from './list-orders-of-phone.ts'

export interface DeskLine extends StoredOrderLine, Returned {
  /** Pieces left now; null where the variant is gone. */
  stock: number | null
  /** Of the page where it is sold; null where it is gone. */
  slug: string | null
}

export type DeskOrder = NonNullable<Awaited<ReturnType<typeof findOrder>>>

const { idempotencyKey: _, requestHash: __, client: ___, ...shownColumns } = getTableColumns(orders)

const finding = prepared((database) =>
  database
    .select({
      order: shownColumns,
      accountName: nameOfPerson(orders.customerId),
      accountEmail: emailOfPerson(orders.customerId),
    })
    .from(orders)
    .where(eq(orders.orderId, sql.placeholder('orderId')))
    .prepare('order_of_desk'),
)

/** An order with everything that staff work with; nothing where there is none of that number. */
export async function findOrder(shop: Shop, orderId: string) {
  const [found] = await finding(shop.database).execute({ orderId })
  if (!found) return undefined
  const { order, accountName, accountEmail } = found
  const [lines, records, others, tagsOf, zoning] = await Promise.all([
    listLinesWithStock(shop, order.id),
    listRecords(shop, [order.id]),
    listOrdersOfPhone(shop, order),
    listTagsOfOrders(shop, [order.id]),
    recallZoning(shop),
  ])
  const customer =
    accountName === null || accountEmail === null
      ? null
      : { name: accountName, email: accountEmail }
  const { history, notes, calls } = records.get(order.id) ?? { history: [], notes: [], calls: [] }
  const money = moneyOf(order, history)
  return {
    ...order,
    zone: zoneOfOrder(order),
    zoneName: findTerms(zoning, order.zone)?.name ?? order.zone,
    zoneNameBn: findTerms(zoning, order.zone)?.nameBn ?? null,
    lines,
    history,
    money,
    notes,
    calls,
    others,
    customer,
    tags: tagsOf(order.id),
  }
}

async function listLinesWithStock(shop: Shop, orderRef: string): Promise<DeskLine[]> {
  const [byOrder, returnedOf] = await Promise.all([
    listLinesOf(shop.database, [orderRef]),
    listReturns(shop.database, [orderRef]),
  ])
  const lines = byOrder.get(orderRef) ?? []
  const ids = lines.flatMap(({ variantId }) => variantId ?? [])
  const variants = new Map(
    (await findSellable(shop.database, ids)).map((variant) => [variant.id, variant]),
  )
  return lines.map((line) => {
    const variant = variants.get(line.variantId ?? '')
    const returned = returnedOf(orderRef, line.position)
    return { ...line, ...returned, stock: variant?.stock ?? null, slug: variant?.slug ?? null }
  })
}

/** The order's own id, by its number. */
export async function findOrderRef(shop: Shop, orderId: string): Promise<string | undefined> {
  const [order] = await shop.database
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.orderId, orderId))
  return order?.id
}
