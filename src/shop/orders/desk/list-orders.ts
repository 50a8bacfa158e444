import { inArray, sql, type SQL } from 'drizzle-orm'
import { prepared } from '#platform/database/prepared.ts'
import type { Shop } from '#shop/shop.ts'
import type { CallOutcome } from '../calls/call.ts'
import type { DeliveryMethod, OrderSource, OrderStatus, PaymentStatus } from '../order.ts'
import { sumLines, type LineSums } from '../lines/sum-lines.ts'
import { orders } from '../tables.ts'
import type { OrderFilter, OrderSort } from './order-filter.ts'
import { sorted } from '../search/in-order.ts'
import { containsPrepared, loneRareWord } from '../search/rare-parts.ts'
import { searchedText } from '../search/searched-text.ts'
import { findWays, isFound, isLookedUp, selectIds, type Found, type Ways } from './select-found.ts'
import { parseSearch } from './typed-search.ts'

export interface OrderRow extends LineSums {
  id: string
  orderId: string
  placedAt: Date
  fullName: string
  /** E.164; empty where the person was removed. */
  phone: string
  deliveryMethod: DeliveryMethod
  district: string
  districtBn: string | null
  area: string
  areaBn: string | null
  status: OrderStatus
  payment: PaymentStatus
  source: OrderSource
  /** What came of the last call; null where nobody has called. */
  callState: CallOutcome | null
  grandTotalInPaisa: number
}

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

/** Filtered orders are counted so far; one more means "and more". */
export const mostCounted = 200

interface ListQuery {
  filter: OrderFilter
  sort: OrderSort
  /** The id of the last one seen. */
  after?: string | undefined
  limit?: number
  isCounted?: boolean
}

type FoundRow = Omit<OrderRow, keyof LineSums>

interface Selected {
  rows: FoundRow[]
  count: number | undefined
}

const countOver = sql<number>`count(*) OVER ()::int`

const rowColumns = {
  id: orders.id,
  orderId: orders.orderId,
  placedAt: orders.placedAt,
  fullName: orders.fullName,
  phone: orders.phone,
  deliveryMethod: orders.deliveryMethod,
  district: orders.district,
  districtBn: orders.districtBn,
  area: orders.area,
  areaBn: orders.areaBn,
  status: orders.status,
  payment: orders.payment,
  source: orders.source,
  callState: orders.callState,
  grandTotalInPaisa: orders.grandTotalInPaisa,
}

/** Orders as staff look through them. Each page goes on by an index, however many came before it. */
export async function listOrders(
  shop: Shop,
  { filter, sort, after, limit = ordersOnDesk, isCounted = false }: ListQuery,
): Promise<ListOrdersResult> {
  const found = { filter, sort, after, limit: limit + 1 }
  // A number or an e-mail is hardly ever that of goods: orders are looked for while goods are.
  const [ways, early] = await Promise.all([
    findWays(shop, { filter, sort }),
    selectOfRareWord(shop, found),
  ])
  if (!ways) return { outcome: 'too-short' }
  const { rows, count } =
    early && ways.length === 1 ? early : await selectFound(shop, { ...found, ways }, isCounted)
  const page = rows.slice(0, limit)
  return {
    outcome: 'listed',
    orders: await addLines(shop, page),
    next: rows.length > limit ? page.at(-1)?.id : undefined,
    count: isCounted ? count : undefined,
  }
}

/** What one rare word finds, newest first; undefined where something else is asked. */
async function selectOfRareWord(
  { database }: Shop,
  { filter, sort, after, limit }: Omit<Found, 'ways'>,
): Promise<Selected | undefined> {
  const { q = '' } = filter
  const search = sort === 'newest' && after === undefined ? parseSearch(q) : undefined
  const rare = search?.trackingId === undefined && loneRareWord(search?.words, filter)
  if (!rare) return undefined
  const most = Math.max(limit, mostCounted + 1)
  return selectedOf(await ofRareWord(database)[rare.by].execute({ ...rare.values, limit, most }))
}

/** The fence keeps PostgreSQL from walking all orders by time. */
const ofRareWord = prepared((database) => {
  const { byPart, byPattern } = containsPrepared(searchedText(orders))
  const fitting = (condition: SQL) =>
    database
      .select({ row: rowColumns, count: countOver })
      .from(orders)
      .where(
        sql`${orders.id} IN (
          SELECT id FROM (SELECT id, placed_at FROM ${orders} WHERE ${condition} OFFSET 0) fitting
          ORDER BY placed_at DESC, id DESC LIMIT ${sql.placeholder('most')}
        )`,
      )
      .orderBy(...sorted('newest'))
      .limit(sql.placeholder('limit'))
  return {
    byPart: fitting(byPart).prepare('orders_of_rare_part'),
    byPattern: fitting(byPattern).prepare('orders_of_rare_word'),
  }
})

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
  const rows = await shop.database
    .select({ row: rowColumns, count: countOver })
    .from(orders)
    .where(sql`${orders.id} IN (${selectIds(shop, counted)})`)
    .orderBy(...sorted(found.sort))
    .limit(found.limit)
  return selectedOf(rows)
}

const selectedOf = (rows: readonly { row: FoundRow; count: number }[]): Selected => ({
  rows: rows.map(({ row }) => row),
  count: Math.min(rows[0]?.count ?? 0, mostCounted + 1),
})

async function selectBeside(shop: Shop, found: Found, isCounted: boolean): Promise<Selected> {
  const [rows, count] = await Promise.all([
    selectRows(shop, found),
    isCounted ? countFound(shop, { ...found, limit: mostCounted + 1 }) : undefined,
  ])
  return { rows, count }
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

/** Those with these ids, as they are now, in no order: for rows that are shown already. */
export async function findOrderRows(shop: Shop, ids: readonly string[]): Promise<OrderRow[]> {
  return addLines(shop, await selectColumns(shop).where(inArray(orders.id, [...ids])))
}

async function addLines(shop: Shop, rows: readonly FoundRow[]): Promise<OrderRow[]> {
  const sumsOf = await sumLines(
    shop,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, ...sumsOf(row.id) }))
}

const selectRows = (shop: Shop, found: Found) =>
  selectColumns(shop)
    .where(isFound(shop, found))
    .orderBy(...sorted(found.sort))
    .limit(found.limit)

const selectColumns = (shop: Shop) => shop.database.select(rowColumns).from(orders)

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
