import { and, asc, desc, eq, gte, inArray, isNull, lt, lte, sql, type SQL } from 'drizzle-orm'
import { paisaFromTaka } from '#platform/money.ts'
import { findGoods } from '#shop/catalog/search/find-goods.ts'
import type { Shop } from '#shop/shop.ts'
import type { CallState } from '../calls/call.ts'
import { orderLines, orders, searchedText } from '../tables.ts'
import { orderTags } from '../tags/tables.ts'
import type { OrderFilter, OrderSort } from './order-filter.ts'
import { parseSearch, type TypedSearch } from './typed-search.ts'

/**
 * Ways in which an order may fit the search, each with an index of its own. They are asked one by one: of a condition with OR
 * PostgreSQL uses none.
 */
export type Ways = readonly (SQL | undefined)[]

/** Undefined where the typed text is too short to look for. */
export async function findWays(shop: Shop, { q = '' }: OrderFilter): Promise<Ways | undefined> {
  if (q.trim() === '') return [undefined]
  const search = parseSearch(q)
  if (!search) return undefined
  const goods = await findGoods(shop, search.text)
  return [
    saysAll(search),
    ...(search.trackingId === undefined ? [] : [eq(orders.trackingId, search.trackingId)]),
    ...(goods.productIds.length === 0 ? [] : [has(orderLines.productId, goods.productIds)]),
    ...(goods.variantIds.length === 0 ? [] : [has(orderLines.variantId, goods.variantIds)]),
  ]
}

function saysAll({ words }: TypedSearch): SQL | undefined {
  return and(
    ...words.map((word) => {
      const pattern = `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
      return sql`${searchedText(orders)} LIKE ${pattern}`
    }),
  )
}

function has(column: typeof orderLines.productId | typeof orderLines.variantId, ids: string[]) {
  return sql`EXISTS (SELECT FROM ${orderLines} WHERE ${orderLines.orderRef} = ${orders.id} AND ${column} = ANY(${sql.param(ids)}::uuid[]))`
}

const sorts = {
  newest: { column: orders.placedAt, isDown: true },
  oldest: { column: orders.placedAt, isDown: false },
  largest: { column: orders.grandTotalInPaisa, isDown: true },
  smallest: { column: orders.grandTotalInPaisa, isDown: false },
} as const

export function sorted(sort: OrderSort): SQL[] {
  const { column, isDown } = sorts[sort]
  const by = isDown ? desc : asc
  return [by(column), by(orders.id)]
}

/** What comes after the order with this id: its row says where it stands, so the address needs no more than the id. */
function comesAfter(after: string, sort: OrderSort): SQL {
  const { column, isDown } = sorts[sort]
  const place = sql`((SELECT before.${sql.identifier(columnName[sort])} FROM ${orders} before WHERE before.id = ${after}), ${after}::uuid)`
  return sql`(${column}, ${orders.id}) ${sql.raw(isDown ? '<' : '>')} ${place}`
}

const columnName: Record<OrderSort, string> = {
  newest: 'placed_at',
  oldest: 'placed_at',
  largest: 'grand_total_in_paisa',
  smallest: 'grand_total_in_paisa',
}

/** Days begin in Dhaka (D26). */
const beginOf = (day: string, later = 0) =>
  sql`(${day}::date + ${sql.raw(String(later))})::timestamp AT TIME ZONE 'Asia/Dhaka'`

const fits = (filter: OrderFilter): SQL | undefined =>
  and(isOfKind(filter), wasCalled(filter.call), isBetween(filter), isNumbered(filter.numbers))

const isNumbered = (numbers: readonly string[] | undefined) =>
  numbers && inArray(orders.orderId, [...numbers])

/** Only what is Pending waits for its first call. */
function wasCalled(call: CallState | undefined): SQL | undefined {
  if (call === undefined) return undefined
  return call === 'never-called'
    ? and(eq(orders.status, 'Pending'), isNull(orders.callState))
    : eq(orders.callState, call)
}

function isOfKind({ status, payment, source, tag, district, zone }: OrderFilter): SQL | undefined {
  return and(
    status && eq(orders.status, status),
    payment && eq(orders.payment, payment),
    source && eq(orders.source, source),
    tag === undefined ? undefined : hasTag(tag),
    district === undefined ? undefined : eq(orders.district, district),
    zone && eq(orders.zone, zone),
  )
}

const hasTag = (tag: string) =>
  sql`EXISTS (SELECT FROM ${orderTags} WHERE ${orderTags.orderRef} = ${orders.id} AND ${orderTags.tag} = ${tag})`

function isBetween({ from, to, totalFrom, totalTo, asOf }: OrderFilter): SQL | undefined {
  const total = orders.grandTotalInPaisa
  return and(
    from === undefined ? undefined : gte(orders.placedAt, beginOf(from)),
    to === undefined ? undefined : lt(orders.placedAt, beginOf(to, 1)),
    totalFrom === undefined ? undefined : gte(total, paisaFromTaka(totalFrom)),
    totalTo === undefined ? undefined : lte(total, paisaFromTaka(totalTo)),
    asOf && lte(orders.placedAt, asOf),
  )
}

export interface Found {
  filter: OrderFilter
  sort: OrderSort
  ways: Ways
  /** The id of the last one seen. */
  after?: string | undefined
  limit: number
}

/** Ids of the first ones found, each once; each way is asked for as many as are wanted. */
export function selectIds(shop: Shop, { filter, sort, ways, after, limit }: Found): SQL {
  const each = ways.map(
    (way) =>
      sql`${shop.database
        .select({ id: orders.id })
        .from(orders)
        .where(fitsAll({ filter, sort, after }, way))
        .orderBy(...sorted(sort))
        .limit(limit)}`,
  )
  return sql.join(each, sql` UNION `)
}

/** The condition that an order is among them, for a list that is sorted and limited the same way. */
export function isFound(shop: Shop, found: Found): SQL | undefined {
  const { ways } = found
  return ways.length === 1
    ? fitsAll(found, ways[0])
    : sql`${orders.id} IN (${selectIds(shop, found)})`
}

const fitsAll = (
  { filter, sort, after }: Pick<Found, 'filter' | 'sort' | 'after'>,
  way: SQL | undefined,
) => and(fits(filter), after === undefined ? undefined : comesAfter(after, sort), way)
