import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import {
  findProductMatches,
  findRareMatches,
  type MatchedProduct,
} from '#shop/catalog/search/find-product-matches.ts'
import type { Shop } from '#shop/shop.ts'
import { expectedOf, howToFind, isCommon, type Expected, type How } from '../search/how-to-find.ts'
import { facetsAsked } from '../search/searched-facets.ts'
import { findTracked } from '../search/find-tracked.ts'
import { holdsProducts } from '../search/goods/holds-products.ts'
import { comesAfter, isByTime, placeOf, sorted, sorts } from '../search/in-order.ts'
import { containsWords } from '../search/rare-words/rare-parts.ts'
import { expectFewGoods, expectFound } from '../search/rare-words/select-of-rare-word.ts'
import { asksForHours, selectByHours } from '../search/select-by-hours.ts'
import { selectByWeeks } from '../search/select-by-weeks.ts'
import { selectSold } from '../search/goods/select-sold.ts'
import { searchedText } from '../search/searched-text.ts'
import { orders } from '../tables.ts'
import { orderTags } from '../tags/tables.ts'
import {
  fits,
  fitsBeside,
  hasFacets,
  withoutFacets,
  isAmongTagged,
  isByTotal,
  isNarrowedTwice,
  isPlacedWithin,
  momentsOf,
} from './fits-filter.ts'
import type { OrderFilter, OrderSort } from './order-filter.ts'
import { parseSearch, type TypedSearch } from './typed-search.ts'

/**
 * Ways in which an order may fit the search, each with an index of its own. They are asked one by one: of a condition with OR
 * PostgreSQL uses none.
 */
export type Ways = readonly Way[]

interface Way {
  condition?: SQL | undefined
  /** How many have it; where it is not known, PostgreSQL decides how they are found. */
  expected?: Expected
  /** One of which the order holds. */
  matches?: readonly MatchedProduct[]
}

/** Undefined where the typed text is too short to look for. `known`: the goods that it stands for, where somebody has looked. */
export async function findWays(
  shop: Shop,
  { filter, sort }: { filter: OrderFilter; sort: OrderSort },
  known?: readonly MatchedProduct[],
): Promise<Ways | undefined> {
  const { q = '' } = filter
  if (q.trim() === '')
    return hasIndexInOrder(filter, sort)
      ? [{}]
      : [{ expected: await expectedOf(shop, orders, filter, () => fits(filter)) }]
  const search = parseSearch(q)
  if (!search) return undefined
  const tracked = await findTracked(shop, search.trackingId)
  if (tracked) return [{ condition: eq(orders.id, tracked) }]
  const [matches, expected] = await Promise.all([
    known ?? findMatches(shop, search),
    expectFound(shop, filter, search),
  ])
  const areCommon = isCommon(expected) || facetsAsked(filter).length > 0
  return [
    { condition: containsWords(searchedText(orders), search.words, areCommon), expected },
    ...(matches.length === 0 ? [] : [{ matches }]),
  ]
}

const findMatches = async (shop: Shop, search: TypedSearch) =>
  (await expectFewGoods(shop, search))
    ? findRareMatches(shop, search.text)
    : findProductMatches(shop, search.text)

/** Nothing is asked that has no index which goes on as the list does. */
const hasIndexInOrder = (filter: OrderFilter, sort: OrderSort): boolean =>
  isByTime(sort) ? !isNarrowedTwice(filter) && !isByTotal(filter) : fits(filter) === undefined

export interface Found {
  filter: OrderFilter
  sort: OrderSort
  ways: Ways
  /** The id of the last one seen. */
  after?: string | undefined
  limit: number
}

/** The first ones found as `id` and `placed_at`, each once; each way is asked for as many as are wanted. */
export function selectIds(shop: Shop, found: Found): SQL {
  const each = found.ways.flatMap((way) =>
    way.matches ? selectHolding(shop, found, way) : selectFitting(shop, found, way),
  )
  return sql.join(each, sql` UNION `)
}

function selectFitting(shop: Shop, found: Found, way: Way): SQL {
  const { condition } = way
  if (isByTag(found) && !condition) return selectTagged(shop, found)
  const how = howOf(way, found)
  if (how === 'whole') return selectWhole(found, condition)
  if (how === 'by-weeks') return selectOfWeeks(found, condition)
  if (how === 'by-hours') return selectOfHours(found, condition)
  return sql`(${shop.database
    .select({ id: orders.id, placedAt: orders.placedAt })
    .from(orders)
    .where(fitsAll(found, condition))
    .orderBy(...sorted(found.sort))
    .limit(found.limit)})`
}

function howOf(
  { condition, expected }: Way,
  { filter, sort }: Pick<Found, 'filter' | 'sort'>,
): How | 'by-hours' {
  const isLooked = condition || !hasIndexInOrder(filter, sort)
  const goesOn = isByTime(sort) && (condition !== undefined || !isByTotal(filter))
  const how = expected && isLooked ? howToFind(expected, goesOn) : 'along-list'
  if (!asksForHours(filter)) return how
  const isByHours = isByTime(sort) ? how === 'along-list' : how === 'whole' && !condition
  return isByHours ? 'by-hours' : how
}

/**
 * The fence keeps PostgreSQL from walking all orders by time, in the hope of one that fits: it would where one of the hundred texts
 * that it knows of has the number by chance.
 */
function selectWhole(found: Found, condition: SQL | undefined): SQL {
  const { placedAt, grandTotalInPaisa, id } = orders
  return sql`(SELECT ${id}, ${placedAt} FROM (
      SELECT ${id}, ${placedAt}, ${grandTotalInPaisa} FROM ${orders} WHERE ${and(isAmongTagged(found.filter), fitsIndexed(found, condition))} OFFSET 0
    ) AS ${orders} ORDER BY ${sql.join(sorted(found.sort), sql`, `)} LIMIT ${found.limit})`
}

const selectOfWeeks = (found: Found, condition: SQL | undefined): SQL =>
  sql`(SELECT id, at AS placed_at FROM (${selectByWeeks({
    table: orders,
    columns: { id: orders.id, at: orders.placedAt },
    condition: fitsIndexed(found, condition),
    isDown: sorts[found.sort].isDown,
    ...goingOn(found),
  })}) of_weeks)`

const selectOfHours = (found: Found, condition: SQL | undefined): SQL =>
  sql`(${selectByHours({
    hours: found.filter,
    condition: fitsAll(found, condition),
    sort: found.sort,
    ...goingOn(found),
  })})`

/** Between which moments the rest of the list is, and how much of it is wanted. */
function goingOn({ filter, sort, after, limit }: Found) {
  const { from, to } = momentsOf(filter)
  if (after === undefined || !isByTime(sort)) return { from, to, limit }
  const last = placeOf('placed_at', after)
  return sorts[sort].isDown
    ? { from, to: sql`least(${to}, ${last})`, limit }
    : { from: sql`greatest(${from}, ${last})`, to, limit }
}

/** Nothing but a tag and days: its index goes on by time. Where more is asked, PostgreSQL decides where it begins. */
const isByTag = ({ filter, sort }: Found): boolean =>
  filter.tag !== undefined &&
  isByTime(sort) &&
  !asksForHours(filter) &&
  !fitsBeside({ ...filter, tag: undefined })

function selectTagged(shop: Shop, { filter, sort, after, limit }: Found): SQL {
  const place = { column: orderTags.placedAt, id: orderTags.orderRef }
  const by = sorts[sort].isDown ? desc : asc
  return sql`(${shop.database
    .select({ id: sql`${orderTags.orderRef}`.as('id'), placedAt: orderTags.placedAt })
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
function selectHolding(shop: Shop, found: Found, { matches = [] }: Way): SQL[] {
  const { filter, sort, after, limit } = found
  if (!isByTime(sort) || fitsBeside(filter))
    return holdsProducts(matches).map((condition) => selectFitting(shop, found, { condition }))
  const sold = selectSold({
    matches,
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

/** Whether some of the latest are found by an index of what is looked for, and not along all orders. */
export const isLookedUp = (ways: Ways, filter: OrderFilter): boolean =>
  ways.some(
    (way) => way.matches !== undefined || howOf(way, { filter, sort: 'newest' }) !== 'along-list',
  )

/** The condition that an order is among them, for a list that is sorted and limited the same way. */
export function isFound(shop: Shop, found: Found): SQL | undefined {
  const [only, ...others] = found.ways
  return others.length === 0 && howOf(only ?? {}, found) === 'along-list' && !isByTag(found)
    ? fitsAll(found, only?.condition)
    : sql`${orders.id} IN (SELECT of_all.id FROM (${selectIds(shop, found)}) AS of_all)`
}

/** The same for the index of the search: what its words say is asked of it alone, or PostgreSQL would lay longer lists of other indexes beside. */
const fitsIndexed = (found: Found, condition: SQL | undefined): SQL | undefined =>
  and(
    hasFacets(found.filter),
    fitsAll({ ...found, filter: withoutFacets(found.filter) }, condition),
  )

type Asked = Pick<Found, 'filter' | 'sort' | 'after'>

function fitsAll({ filter, sort, after }: Asked, condition: SQL | undefined) {
  const place = { column: sorts[sort].column, id: orders.id }
  return and(
    fits(filter),
    after === undefined ? undefined : comesAfter(after, sort, place),
    condition,
  )
}
