import { and, asc, count, desc, eq, exists, ilike, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { likePattern } from '#platform/text/like-pattern.ts'
import { searchForm } from '#platform/text/search-form.ts'
import type { OrderStatus } from '../order.ts'
import { isOwnOrder } from './is-own-order.ts'
import { ordersOnPage, type Buyer } from './own.ts'
import { orderLines, orders } from '../tables.ts'
import { parseTrackingId } from '../tracking/tracking-id.ts'

export interface OwnOrderSearch {
  /** Part of a number, of a tracking ID or of a product's name. */
  q?: string
  status?: OrderStatus | undefined
  /** From 1. */
  page?: number
}

export interface OwnOrderRow {
  orderId: string
  placedAt: Date
  status: OrderStatus
  grandTotalInPaisa: number
  /** Pieces. */
  count: number
  lines: { name: string; nameBn: string | null; picture: string | null }[]
}

/** The orders of one customer, the latest first. */
export async function listOwnOrders(
  shop: Shop,
  buyer: Buyer,
  { q = '', status, page = 1 }: OwnOrderSearch,
): Promise<{ orders: OwnOrderRow[]; total: number }> {
  const wanted = and(
    isOwnOrder(buyer),
    status && eq(orders.status, status),
    q === '' ? undefined : says(shop, q),
  )
  const [rows, [counted]] = await Promise.all([
    shop.database
      .select({
        id: orders.id,
        orderId: orders.orderId,
        placedAt: orders.placedAt,
        status: orders.status,
        grandTotalInPaisa: orders.grandTotalInPaisa,
      })
      .from(orders)
      .where(wanted)
      .orderBy(desc(orders.placedAt), desc(orders.id))
      .limit(ordersOnPage)
      .offset((page - 1) * ordersOnPage),
    shop.database.select({ total: count() }).from(orders).where(wanted),
  ])
  const lines = await linesOf(
    shop,
    rows.map(({ id }) => id),
  )
  return {
    total: counted?.total ?? 0,
    orders: rows.map(({ id, ...row }) => {
      const own = lines.filter(({ orderRef }) => orderRef === id)
      return {
        ...row,
        count: own.reduce((sum, { quantity }) => sum + quantity, 0),
        lines: own.map(({ name, nameBn, picture }) => ({ name, nameBn, picture })),
      }
    }),
  }
}

function says(shop: Shop, q: string): SQL | undefined {
  const pattern = likePattern(q)
  const sold = shop.database
    .select({ one: sql`1` })
    .from(orderLines)
    .where(
      and(
        eq(orderLines.orderRef, orders.id),
        sql`search_form(${orderLines.name} || ' ' || coalesce(${orderLines.nameBn}, '')) LIKE ${likePattern(searchForm(q))}`,
      ),
    )
  const trackingId = parseTrackingId(q)
  return or(
    ilike(orders.orderId, pattern),
    ilike(orders.trackingId, pattern),
    trackingId === undefined ? undefined : eq(orders.trackingId, trackingId),
    exists(sold),
  )
}

function linesOf(shop: Shop, ids: string[]) {
  return shop.database
    .select({
      orderRef: orderLines.orderRef,
      name: orderLines.name,
      nameBn: orderLines.nameBn,
      picture: orderLines.picture,
      quantity: orderLines.quantity,
    })
    .from(orderLines)
    .where(inArray(orderLines.orderRef, ids))
    .orderBy(asc(orderLines.position))
}
