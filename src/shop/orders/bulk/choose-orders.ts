import { inArray } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import type { OrderStatus } from '../order.ts'
import { sorted } from '../search/in-order.ts'
import { findWays, isFound } from '../desk/select-found.ts'
import { orders } from '../tables.ts'
import { mostChosen, type Chosen, type Matching, type Ticked } from './chosen.ts'

export interface ChosenOrder {
  id: string
  orderId: string
  status: OrderStatus
  /** What the person who chose it has seen. */
  seen: OrderStatus
}

export type ChooseResult =
  /** `next`: the id of the last one, where more fit. */
  { outcome: 'chosen'; orders: ChosenOrder[]; next: string | undefined } | { outcome: 'too-short' }

/** The orders that were chosen, each once; those that are gone are left out. */
export async function chooseOrders(shop: Shop, chosen: Chosen): Promise<ChooseResult> {
  return 'ticked' in chosen
    ? { outcome: 'chosen', orders: await findTicked(shop, chosen.ticked), next: undefined }
    : findMatching(shop, chosen.matching)
}

const columns = { id: orders.id, orderId: orders.orderId, status: orders.status }

/** In the order in which they were ticked. */
async function findTicked(shop: Shop, ticked: Ticked): Promise<ChosenOrder[]> {
  const seen = new Map(ticked.map((one) => [one.orderRef, one.seen]))
  const rows = await shop.database
    .select(columns)
    .from(orders)
    .where(inArray(orders.id, [...seen.keys()]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return [...seen].flatMap(([id, status]) => {
    const row = byId.get(id)
    return row ? [{ ...row, seen: status ?? row.status }] : []
  })
}

async function findMatching(shop: Shop, { filter, after, most }: Matching): Promise<ChooseResult> {
  const sort = 'newest'
  const ways = await findWays(shop, { filter, sort })
  if (!ways) return { outcome: 'too-short' }
  const limit = Math.min(most, mostChosen)
  const rows = await shop.database
    .select(columns)
    .from(orders)
    .where(isFound(shop, { filter, sort, ways, after, limit: limit + 1 }))
    .orderBy(...sorted(sort))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  return {
    outcome: 'chosen',
    orders: page.map((row) => ({ ...row, seen: row.status })),
    next: rows.length > limit ? page.at(-1)?.id : undefined,
  }
}
