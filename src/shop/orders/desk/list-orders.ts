import { sql } from 'drizzle-orm'
import type { MatchedProduct } from '#shop/catalog/search/find-product-matches.ts'
import type { Shop } from '#shop/shop.ts'
import { findOrderRows, mostCounted, type OrderRow } from '../lines/listed-order.ts'
import { orders } from '../tables.ts'
import type { OrderFilter, OrderSort } from './order-filter.ts'
import { sorted } from '../search/in-order.ts'
import { selectNear } from '../search/goods/select-near.ts'
import { selectOfRareWord } from '../search/rare-words/select-of-rare-word.ts'
import { findWays, isFound, isLookedUp, selectIds, type Found, type Ways } from './select-found.ts'

export type ListOrdersResult =
  | {
      outcome: 'listed'
      orders: OrderRow[]
      /** The id of the last one, where more follow. */
      next: string | undefined
      /** How many fit in all; exact up to `mostCounted`. Left out where nobody asked for it. */
      count: number | undefined
    }
  /** The typed text: no index finds so little. */
  | { outcome: 'too-short' }

export const ordersOnDesk = 50

interface ListQuery {
  filter: OrderFilter
  sort: OrderSort
  /** The id of the last one seen. */
  after?: string | undefined
  limit?: number
  isCounted?: boolean
}

interface Selected {
  /** In the order of the list. */
  ids: string[]
  count: number | undefined
}

/** Orders as staff look through them. Each page goes on by an index, however many came before it. */
export async function listOrders(
  shop: Shop,
  { filter, sort, after, limit = ordersOnDesk, isCounted = false }: ListQuery,
): Promise<ListOrdersResult> {
  const found = { filter, sort, after, limit: limit + 1 }
  const early = await selectOfRareWord(shop, found)
  if (early && early.matches.length === 0) return pageOfRows(early, { limit, isCounted })
  const near = early ? undefined : await selectFirst(shop, found, isCounted)
  const selected = near ?? (await selectByWays(shop, found, { isCounted, known: early?.matches }))
  return selected ? pageOf(shop, selected, { limit, isCounted }) : { outcome: 'too-short' }
}

interface PageSize {
  limit: number
  isCounted: boolean
}

function pageOfRows(
  { rows, count }: { rows: OrderRow[]; count: number },
  { limit, isCounted }: PageSize,
): ListOrdersResult {
  const page = rows.slice(0, limit)
  return {
    ...listed(page, count, isCounted),
    next: rows.length > limit ? page.at(-1)?.id : undefined,
  }
}

async function pageOf(
  shop: Shop,
  { ids, count }: Selected,
  { limit, isCounted }: PageSize,
): Promise<ListOrdersResult> {
  const rows = await findOrderRows(shop, ids.slice(0, limit))
  return {
    ...listed(rows, count, isCounted),
    next: ids.length > limit ? ids[limit - 1] : undefined,
  }
}

function listed(rows: OrderRow[], count: number | undefined, isCounted: boolean) {
  return { outcome: 'listed' as const, orders: rows, count: isCounted ? count : undefined }
}

type Wanted = Omit<Found, 'ways'>

/** Among the first orders of the list, with their count: all, or so many that it says "more than". */
async function selectFirst(
  shop: Shop,
  found: Wanted,
  isCounted: boolean,
): Promise<Selected | undefined> {
  if (isCounted && found.after !== undefined) return undefined
  const limit = isCounted ? Math.max(found.limit, mostCounted + 1) : found.limit
  const ids = await selectNear(shop, { ...found, limit })
  return ids && { ids, count: Math.min(ids.length, mostCounted + 1) }
}

async function selectByWays(
  shop: Shop,
  found: Wanted,
  { isCounted, known }: { isCounted: boolean; known: readonly MatchedProduct[] | undefined },
): Promise<Selected | undefined> {
  const ways = await findWays(shop, found, known)
  return ways && selectFound(shop, { ...found, ways }, isCounted)
}

const selectFound = (shop: Shop, found: Found, isCounted: boolean): Promise<Selected> =>
  isCounted &&
  found.sort === 'newest' &&
  found.after === undefined &&
  isFoundAtOnce(found.filter, found.ways)
    ? selectCounted(shop, found)
    : selectBeside(shop, found, isCounted)

/** What the page and the count look for is found once, unless the list is walked along: then the page is there long before the count. */
const isFoundAtOnce = (filter: OrderFilter, ways: Ways): boolean =>
  isLookedUp(ways, filter) || /^\S+$/.test(filter.q?.trim() ?? '')

/** The first page counts what it finds: both go from the newest on. */
async function selectCounted(shop: Shop, found: Found): Promise<Selected> {
  const counted = { ...found, limit: Math.max(found.limit, mostCounted + 1) }
  const { rows } = await shop.database.execute<{ id: string; count: number }>(sql`
    SELECT found.id, count(*) OVER ()::int AS count FROM (${selectIds(shop, counted)}) AS found
    ORDER BY found.placed_at DESC, found.id DESC LIMIT ${found.limit}`)
  return {
    ids: rows.map(({ id }) => id),
    count: Math.min(rows[0]?.count ?? 0, mostCounted + 1),
  }
}

async function selectBeside(shop: Shop, found: Found, isCounted: boolean): Promise<Selected> {
  const inOrder = sql.join(sorted(found.sort), sql`, `)
  const [{ rows }, count] = await Promise.all([
    shop.database.execute<{ id: string }>(sql`
      SELECT ${orders.id} FROM ${orders} WHERE ${isFound(shop, found) ?? sql`true`} ORDER BY ${inOrder} LIMIT ${found.limit}`),
    isCounted ? countFound(shop, { ...found, limit: mostCounted + 1 }) : undefined,
  ])
  return { ids: rows.map(({ id }) => id), count }
}

/** How many fit, up to `most`; 0 where the typed text is too short. */
export async function countMatching(
  shop: Shop,
  filter: OrderFilter,
  most: number,
): Promise<number> {
  const ways = await findWays(shop, { filter, sort: 'newest' })
  return ways ? countFound(shop, { filter, ways, limit: most }) : 0
}

/**
 * Always from the newest on: the indexes of the filters go on by time. By the total PostgreSQL would walk all orders, until as many fit
 * as are counted.
 */
async function countFound(shop: Shop, counted: Omit<Found, 'sort' | 'after'>): Promise<number> {
  const found: Found = { ...counted, sort: 'newest' }
  const [row] = await shop.database
    .select({ count: sql<number>`count(*)::int` })
    .from(sql`(${selectIds(shop, found)}) AS found`)
  return Math.min(row?.count ?? 0, found.limit)
}
