import { and, asc, desc, eq, gte, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { paisaFromTaka } from '#platform/money.ts'
import { findGoods, type FoundGood } from '#shop/catalog/search/find-goods.ts'
import type { Shop } from '#shop/shop.ts'
import { beginOfDay } from '#platform/database/begin-of-day.ts'
import type { CallState } from '../calls/call.ts'
import { expectsFew } from '../search/expect-few.ts'
import { isRareWord, containsWord } from '../search/contains-word.ts'
import { holdGoods } from '../search/hold-goods.ts'
import { selectSold } from '../search/select-sold.ts'
import { searchedText } from '../search/searched-text.ts'
import { orders } from '../tables.ts'
import { orderTags } from '../tags/tables.ts'
import type { OrderFilter, OrderSort } from './order-filter.ts'
import { parseSearch, type TypedSearch } from './typed-search.ts'

/**
 * Ways in which an order may fit the search, each with an index of its own. They are asked one by one: of a condition with OR
 * PostgreSQL uses none.
 */
export type Ways = readonly Way[]

interface Way {
  condition?: SQL | undefined
  /** Few orders fit it: their index finds them sooner than the order of the list. */
  isRare?: boolean
  /** One of which the order holds. */
  goods?: readonly FoundGood[]
}

/** Undefined where the typed text is too short to look for. */
export async function findWays(shop: Shop, { q = '' }: OrderFilter): Promise<Ways | undefined> {
  if (q.trim() === '') return [{}]
  const search = parseSearch(q)
  if (!search) return undefined
  const condition = saysAll(search)
  const [goods, isFew] = await Promise.all([
    findGoods(shop, search.text),
    search.words.some(isRareWord) || expectsFew(shop, condition),
  ])
  return [
    { condition, isRare: isFew },
    ...(search.trackingId === undefined
      ? []
      : [{ condition: eq(orders.trackingId, search.trackingId) }]),
    ...(goods.length === 0 ? [] : [{ goods }]),
  ]
}

const saysAll = ({ words }: TypedSearch): SQL =>
  sql.join(
    words.map((word) => containsWord(searchedText(orders), word)),
    sql` AND `,
  )

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
function comesAfter(
  after: string,
  sort: OrderSort,
  { column, id }: { column: SQL | PgColumn; id: SQL | PgColumn },
): SQL {
  const { isDown } = sorts[sort]
  const place = sql`((SELECT before.${sql.identifier(columnName[sort])} FROM ${orders} before WHERE before.id = ${after}), ${after}::uuid)`
  return sql`(${column}, ${id}) ${sql.raw(isDown ? '<' : '>')} ${place}`
}

const columnName: Record<OrderSort, string> = {
  newest: 'placed_at',
  oldest: 'placed_at',
  largest: 'grand_total_in_paisa',
  smallest: 'grand_total_in_paisa',
}

const fits = (filter: OrderFilter): SQL | undefined =>
  and(fitsBeside(filter), isPlacedWithin(filter, orders.placedAt))

/** All of it but when it was placed. */
const fitsBeside = (filter: OrderFilter): SQL | undefined =>
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
    zone && (zone === 'pickup' ? eq(orders.deliveryMethod, zone) : eq(orders.zone, zone)),
  )
}

const hasTag = (tag: string) =>
  sql`EXISTS (SELECT FROM ${orderTags} WHERE ${orderTags.orderRef} = ${orders.id} AND ${orderTags.tag} = ${tag})`

function isBetween({ totalFrom, totalTo }: OrderFilter): SQL | undefined {
  const total = orders.grandTotalInPaisa
  return and(
    totalFrom === undefined ? undefined : gte(total, paisaFromTaka(totalFrom)),
    totalTo === undefined ? undefined : lte(total, paisaFromTaka(totalTo)),
  )
}

function isPlacedWithin(
  { from, to, asOf }: OrderFilter,
  placedAt: SQL | PgColumn,
): SQL | undefined {
  return and(
    from === undefined ? undefined : sql`${placedAt} >= ${beginOfDay(from)}`,
    to === undefined ? undefined : sql`${placedAt} < ${beginOfDay(to, 1)}`,
    asOf && sql`${placedAt} <= ${asOf}`,
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
export function selectIds(shop: Shop, found: Found): SQL {
  const each = found.ways.flatMap(({ goods, ...way }) =>
    goods ? selectHolding(shop, found, goods) : selectFitting(shop, found, way),
  )
  return sql.join(each, sql` UNION `)
}

function selectFitting(shop: Shop, found: Found, { condition, isRare }: Way): SQL {
  if (isByTag(found) && !condition) return selectTagged(shop, found)
  if (isRare) return selectRare(found, condition)
  return sql`(${shop.database
    .select({ id: orders.id })
    .from(orders)
    .where(fitsAll(found, condition))
    .orderBy(...sorted(found.sort))
    .limit(found.limit)})`
}

/**
 * The fence keeps PostgreSQL from walking all orders by time, in the hope of one that fits: it would where one of the hundred texts
 * that it knows of has the number by chance.
 */
function selectRare(found: Found, condition: SQL | undefined): SQL {
  const { placedAt, grandTotalInPaisa, id } = orders
  return sql`(SELECT ${id} FROM (
      SELECT ${id}, ${placedAt}, ${grandTotalInPaisa} FROM ${orders} WHERE ${fitsAll(found, condition)} OFFSET 0
    ) AS ${orders} ORDER BY ${sql.join(sorted(found.sort), sql`, `)} LIMIT ${found.limit})`
}

/** Nothing but a tag and a time: its index goes on by time. Where more is asked, PostgreSQL decides where it begins. */
const isByTag = ({ filter, sort }: Found): boolean =>
  filter.tag !== undefined && isByTime(sort) && !fitsBeside({ ...filter, tag: undefined })

function selectTagged(shop: Shop, { filter, sort, after, limit }: Found): SQL {
  const place = { column: orderTags.placedAt, id: orderTags.orderRef }
  const by = sorts[sort].isDown ? desc : asc
  return sql`(${shop.database
    .select({ id: orderTags.orderRef })
    .from(orderTags)
    .where(
      and(
        eq(orderTags.tag, filter.tag ?? ''),
        isPlacedWithin(filter, orderTags.placedAt),
        after === undefined ? undefined : comesAfter(after, sort, place),
      ),
    )
    .orderBy(by(place.column), by(place.id))
    .limit(limit)})`
}

/** What is sorted by time and narrowed by nothing else is read from the lines alone; PostgreSQL decides how it finds the rest. */
function selectHolding(shop: Shop, found: Found, goods: readonly FoundGood[]): SQL[] {
  const { filter, sort, after, limit } = found
  if (!isByTime(sort) || fitsBeside(filter))
    return holdGoods(goods).map((condition) => selectFitting(shop, found, { condition }))
  const sold = selectSold({
    goods,
    isDown: sorts[sort].isDown,
    within: ({ placedAt, id }) =>
      and(
        isPlacedWithin(filter, placedAt),
        after === undefined ? undefined : comesAfter(after, sort, { column: placedAt, id }),
      ),
    limit,
  })
  return [sql`(${sold})`]
}

const isByTime = (sort: OrderSort) => sorts[sort].column === orders.placedAt

/** The condition that an order is among them, for a list that is sorted and limited the same way. */
export function isFound(shop: Shop, found: Found): SQL | undefined {
  const [only, ...others] = found.ways
  return others.length === 0 && !only?.isRare && !isByTag(found)
    ? fitsAll(found, only?.condition)
    : sql`${orders.id} IN (${selectIds(shop, found)})`
}

const fitsAll = (
  { filter, sort, after }: Pick<Found, 'filter' | 'sort' | 'after'>,
  condition: SQL | undefined,
) => {
  const place = { column: sorts[sort].column, id: orders.id }
  return and(
    fits(filter),
    after === undefined ? undefined : comesAfter(after, sort, place),
    condition,
  )
}
