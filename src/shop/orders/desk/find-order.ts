import { eq } from 'drizzle-orm'
import { findSellable } from '#shop/catalog/sellable/find-sellable.ts'
import { namePeople } from '#shop/identity/users/list-people.ts'
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

/** An order with everything that staff work with; nothing where there is none of that number. */
export async function findOrder(shop: Shop, orderId: string) {
  const [order] = await shop.database.select().from(orders).where(eq(orders.orderId, orderId))
  if (!order) return undefined
  const { idempotencyKey: _, requestHash: __, client: ___, ...shown } = order
  const [lines, records, others, names, tagsOf, zoning] = await Promise.all([
    listLinesWithStock(shop, order.id),
    listRecords(shop, [order.id]),
    listOrdersOfPhone(shop, order),
    namePeople(shop, order.customerId === null ? [] : [order.customerId]),
    listTagsOfOrders(shop, [order.id]),
    recallZoning(shop),
  ])
  const customer = names.get(order.customerId ?? '') ?? null
  const { history, notes, calls } = records.get(order.id) ?? { history: [], notes: [], calls: [] }
  const money = moneyOf(order, history)
  return {
    ...shown,
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
