import {
  and,
  arrayContains,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  lt,
  lte,
  sql,
  type SQL,
} from 'drizzle-orm'
import { beginOfDay } from '#platform/database/begin-of-day.ts'
import { parseSearch } from '../../orders/desk/typed-search.ts'
import {
  expectedOf,
  howToFind,
  isCommon,
  rare,
  type Expected,
  type How,
} from '../../orders/search/how-to-find.ts'
import { containsWords, isRareWord } from '../../orders/search/rare-words/rare-parts.ts'
import { selectByWeeks } from '../../orders/search/select-by-weeks.ts'
import type { Shop } from '../../shop.ts'
import { customerFacets, customerIdentities, customers } from '../tables.ts'
import { isNarrowed, type CustomerFilter, type CustomerSort } from './customer-filter.ts'

export interface Search {
  words: readonly string[]
  /** How many fit; where it is not known, PostgreSQL decides how they are found. */
  expected: Expected | undefined
}

export interface Found extends Search {
  filter: CustomerFilter
  sort: CustomerSort | 'id'
  /** The id of the last one seen. */
  after?: string | undefined
  limit: number
}

/** Undefined where the typed text is too short to look for. */
export async function planSearch(
  shop: Pick<Shop, 'database'>,
  { filter, sort }: Pick<Found, 'filter' | 'sort'>,
): Promise<Search | undefined> {
  const { q = '' } = filter
  const search = parseSearch(q)
  if (q.trim() !== '' && !search) return undefined
  const words = search?.words ?? []
  if (words.some(isRareWord)) return { words, expected: rare }
  const isByItself = words.length === 0 && hasIndexInOrder(filter, sort)
  return {
    words,
    expected: isByItself
      ? undefined
      : await expectedOf(shop, customers, filter, () => fits(filter, { words })),
  }
}

/** No more is asked than one thing whose index goes on as the list does. By id, nothing is looked up. */
function hasIndexInOrder(filter: CustomerFilter, sort: Found['sort']): boolean {
  const { mark, district, tag, ordersFrom, ordersTo } = filter
  if (sort === 'id') return true
  if (isByTime(sort))
    return (
      (tag ?? ordersFrom ?? ordersTo) === undefined &&
      (mark === undefined || district === undefined)
    )
  return !isNarrowed(sort === 'spent' ? { ...filter, district: undefined } : filter)
}

/**
 * Customers of one week are spread over the whole table: the long lists of a name would be read for each step anew. Three letters have one
 * list, and those who have them may be far apart.
 */
const howOf = ({ expected, sort, words }: Pick<Found, 'expected' | 'sort' | 'words'>): How =>
  expected && sort !== 'id'
    ? howToFind(expected, isByTime(sort) && words.every((word) => [...word].length <= 3))
    : 'along-list'

/** Whether the first ones are found by an index of what is looked for, and not along all customers. */
export const isLookedUp = (found: Pick<Found, 'expected' | 'sort' | 'words'>): boolean =>
  howOf(found) !== 'along-list'

/** The condition that a customer is among them, for a list that is sorted and limited the same way. */
export const isFound = (found: Found): SQL | undefined =>
  isLookedUp(found)
    ? sql`${customers.id} IN (SELECT fitting.id FROM (${selectFitting(found)}) AS fitting)`
    : fitsAll(found)

/** The first ones found, as `id` and `place`. */
export function selectFitting(found: Found): SQL {
  const how = howOf(found)
  if (how === 'by-weeks') return selectOfWeeks(found)
  const inOrder = sql.join(sorted(found.sort), sql`, `)
  const columns = sql`${customers.id}, ${placeIn(found.sort)} AS place`
  // The fence keeps PostgreSQL from walking all customers in the order of the list, in the hope of one that fits.
  return how === 'whole'
    ? sql`SELECT ${columns} FROM (
        SELECT * FROM ${customers} WHERE ${and(hasFacets(found), fitsAll(found))} OFFSET 0
      ) AS ${customers} ORDER BY ${inOrder} LIMIT ${found.limit}`
    : sql`SELECT ${columns} FROM ${customers} WHERE ${fitsAll(found) ?? sql`true`} ORDER BY ${inOrder} LIMIT ${found.limit}`
}

function selectOfWeeks(found: Found): SQL {
  const { filter, after } = found
  const isDown = found.sort === 'latest'
  const last = after === undefined ? sql`NULL::timestamptz` : placeOf('active_at', after)
  const from = filter.from === undefined ? sql`NULL::timestamptz` : beginOfDay(filter.from)
  const to = filter.to === undefined ? sql`NULL::timestamptz` : beginOfDay(filter.to, 1)
  const weeks = selectByWeeks({
    table: customers,
    columns: { id: customers.id, at: customers.activeAt },
    condition: and(hasFacets(found), fitsAll(found)),
    isDown,
    from: isDown ? from : sql`greatest(${from}, ${last})`,
    to: isDown ? sql`least(${to}, ${last})` : to,
    limit: found.limit,
  })
  return sql`SELECT id, at AS place FROM (${weeks}) AS of_weeks`
}

/** The words of the index are no more than where to look: a tag may be called like another word. */
function hasFacets({ filter: { tag, mark, district } }: Found): SQL | undefined {
  const asked = [tag, mark && `mark ${mark}`, district && `district ${district}`].filter(Boolean)
  return asked.length === 0
    ? undefined
    : sql`(${customerFacets(customers)}) @> ${sql.param(asked)}::text[]`
}

const fitsAll = ({ filter, sort, after, ...search }: Found): SQL | undefined =>
  and(fits(filter, search), after === undefined ? undefined : comesAfter(after, sort))

const isByTime = (sort: Found['sort']): boolean => sort === 'latest' || sort === 'oldest'

const sorts = {
  latest: { column: customers.activeAt, isDown: true },
  oldest: { column: customers.activeAt, isDown: false },
  orders: { column: customers.orders, isDown: true },
  spent: { column: customers.spentInPaisa, isDown: true },
  returned: { column: customers.returned, isDown: true },
} as const

const placeIn = (sort: Found['sort']) => (sort === 'id' ? customers.id : sorts[sort].column)

export function sorted(sort: Found['sort']): SQL[] {
  if (sort === 'id') return [asc(customers.id)]
  const { column, isDown } = sorts[sort]
  const by = isDown ? desc : asc
  return [by(column), by(customers.id)]
}

/** The same of what `selectFitting` answers. */
export function sortedPlaces(sort: Found['sort']): SQL {
  const by = sql.raw(sort === 'id' || !sorts[sort].isDown ? 'ASC' : 'DESC')
  return sql`of_all.place ${by}, of_all.id ${by}`
}

/** Behind the customer with this id, wherever they stand now. */
function comesAfter(after: string, sort: Found['sort']): SQL {
  if (sort === 'id') return sql`${customers.id} > ${after}::uuid`
  const { column, isDown } = sorts[sort]
  const place = sql`(${placeOf(columnNames[sort], after)}, ${after}::uuid)`
  return sql`(${column}, ${customers.id}) ${sql.raw(isDown ? '<' : '>')} ${place}`
}

const placeOf = (name: string, id: string): SQL =>
  sql`(SELECT before.${sql.identifier(name)} FROM ${customers} before WHERE before.id = ${id})`

const columnNames: Record<CustomerSort, string> = {
  latest: 'active_at',
  oldest: 'active_at',
  orders: 'orders',
  spent: 'spent_in_paisa',
  returned: 'returned',
}

function fits(
  filter: CustomerFilter,
  { words, expected }: Pick<Search, 'words'> & Partial<Search>,
): SQL | undefined {
  const { mark, tag, district, ordersFrom, ordersTo, from, to } = filter
  return and(
    containsWords(customers.searchedText, words, expected && isCommon(expected)),
    mark && eq(customers.mark, mark),
    tag ? arrayContains(customers.tags, [tag]) : undefined,
    ifAsked(filter.customers, (ids) => inArray(customers.id, ids)),
    ifAsked(district, (name) => eq(customers.district, name)),
    ifAsked(ordersFrom, (least) => gte(customers.orders, least)),
    ifAsked(ordersTo, (most) => lte(customers.orders, most)),
    // A customer who ordered was active then.
    ifAsked(from ?? to, () => isNotNull(customers.lastOrderAt)),
    ifAsked(from, (day) => gte(customers.activeAt, beginOfDay(day))),
    ifAsked(to, (day) => lt(customers.activeAt, beginOfDay(day, 1))),
    ifAsked(filter.asOf, wasKnown),
  )
}

/** One look by key for each customer, as a query of its own: a join might read all of them for each batch of an export. */
const wasKnown = (asOf: Date) =>
  sql`(SELECT known.since FROM ${customerIdentities} known WHERE known.id = ${customers.id}) <= ${asOf}`

const ifAsked = <Asked>(asked: Asked | undefined, condition: (asked: Asked) => SQL) =>
  asked === undefined ? undefined : condition(asked)
