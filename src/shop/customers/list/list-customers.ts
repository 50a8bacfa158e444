import { asc, sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { prepared } from '#platform/database/prepared.ts'
import { isCommon } from '../../orders/search/how-to-find.ts'
import {
  containsPrepared,
  loneWord,
  placedWord,
} from '../../orders/search/rare-words/rare-parts.ts'
import type { Shop } from '../../shop.ts'
import { customers, customerTags } from '../tables.ts'
import type { CustomerFilter, CustomerSort } from './customer-filter.ts'
import {
  isFound,
  isLookedUp,
  planSearch,
  selectFitting,
  sorted,
  sortedPlaces,
  type Found,
} from './select-customers.ts'

const rowColumns = {
  id: customers.id,
  name: customers.name,
  phone: customers.phone,
  email: customers.email,
  hasAccount: customers.hasAccount,
  district: customers.district,
  districtBn: customers.districtBn,
  orders: customers.orders,
  delivered: customers.delivered,
  canceled: customers.canceled,
  returned: customers.returned,
  spentInPaisa: customers.spentInPaisa,
  firstOrderAt: customers.firstOrderAt,
  lastOrderAt: customers.lastOrderAt,
  mark: customers.mark,
  tags: customers.tags,
}

export type CustomerRow = Omit<typeof customers.$inferSelect, 'searchedText' | 'activeAt'>

export type ListCustomersResult =
  | {
      outcome: 'listed'
      customers: CustomerRow[]
      /** The id of the last one, where more follow. */
      next: string | undefined
      /** How many fit in all; exact up to `mostCounted`. Left out where nobody asked for it. */
      count: number | undefined
    }
  /** The typed text: no index finds so little. */
  | { outcome: 'too-short' }

export const customersOnPage = 50

/** Filtered customers are counted so far; one more means "and more". */
export const mostCounted = 200

interface ListQuery {
  filter: CustomerFilter
  sort: CustomerSort | 'id'
  /** The id of the last one seen. */
  after?: string | undefined
  limit?: number
  isCounted?: boolean
}

/** Customers as staff look through them. Each page goes on by an index, however many came before it. */
export async function listCustomers(
  shop: Pick<Shop, 'database'>,
  { filter, sort, after, limit = customersOnPage, isCounted = false }: ListQuery,
): Promise<ListCustomersResult> {
  const selected = await selectPage(shop, { filter, sort, after, limit: limit + 1 }, isCounted)
  if (!selected) return { outcome: 'too-short' }
  const { rows, count } = selected
  const page = rows.slice(0, limit)
  return {
    outcome: 'listed',
    customers: page,
    next: rows.length > limit ? page.at(-1)?.id : undefined,
    count: isCounted ? count : undefined,
  }
}

interface Selected {
  rows: CustomerRow[]
  count: number | undefined
}

/** Undefined where the typed text is too short to look for. */
async function selectPage(
  shop: Pick<Shop, 'database'>,
  wanted: Pick<Found, 'filter' | 'sort' | 'after' | 'limit'>,
  isCounted: boolean,
): Promise<Selected | undefined> {
  const { filter, sort, after, limit } = wanted
  const search = await planSearch(shop, { filter, sort })
  if (!search) return undefined
  const isFirst = sort === 'latest' && after === undefined
  const word = isFirst ? loneWord(search.words, filter) : undefined
  if (word !== undefined && search.expected && !isCommon(search.expected))
    return selectOfRareWord(shop, word, limit)
  const found = { ...search, ...wanted }
  return isCounted && after === undefined && isLookedUp(found)
    ? selectCounted(shop, found, limit)
    : selectBeside(shop, found, isCounted)
}

async function selectOfRareWord(
  { database }: Pick<Shop, 'database'>,
  word: string,
  limit: number,
): Promise<Selected> {
  const { by, values } = placedWord(word)
  const most = Math.max(limit, mostCounted + 1)
  return selectedOf(await ofRareWord(database)[by].execute({ ...values, limit, most }))
}

const selectedOf = (rows: readonly { row: CustomerRow; count: number }[]): Selected => ({
  rows: rows.map(({ row }) => row),
  count: Math.min(rows[0]?.count ?? 0, mostCounted + 1),
})

/** The fence keeps PostgreSQL from walking all customers by time. */
const ofRareWord = prepared((database) => {
  const { byPart, byPattern } = containsPrepared(customers.searchedText)
  const fitting = (condition: SQL) =>
    pageOf(database, {
      sort: 'latest',
      fitting: sql`
        SELECT id, active_at AS place FROM (SELECT id, active_at FROM ${customers} WHERE ${condition} OFFSET 0) fitting
        ORDER BY active_at DESC, id DESC LIMIT ${sql.placeholder('most')}`,
      limit: sql.placeholder('limit'),
    })
  return {
    byPart: fitting(byPart).prepare('customers_of_rare_part'),
    byPattern: fitting(byPattern).prepare('customers_of_rare_word'),
  }
})

interface Paged {
  sort: CustomerSort | 'id'
  /** As `id` and `place`, as many as are counted. */
  fitting: SQL
  limit: number | Placeholder
}

/** The first of those that fit, and how many they are; only the page is read as a whole. */
const pageOf = (database: Database, { sort, fitting, limit }: Paged) =>
  database
    .select({ row: rowColumns, count: sql<number>`page.count` })
    .from(customers)
    .innerJoin(
      sql`(
        SELECT of_all.id, count(*) OVER ()::int AS count FROM (${fitting}) AS of_all
        ORDER BY ${sortedPlaces(sort)} LIMIT ${limit}
      ) AS page`,
      sql`page.id = ${customers.id}`,
    )
    .orderBy(...sorted(sort))

/** What the page and the count look for is found once. */
async function selectCounted(
  { database }: Pick<Shop, 'database'>,
  found: Omit<Found, 'limit'>,
  limit: number,
): Promise<Selected> {
  const fitting = selectFitting({ ...found, limit: Math.max(limit, mostCounted + 1) })
  return selectedOf(await pageOf(database, { sort: found.sort, fitting, limit }))
}

async function selectBeside(
  shop: Pick<Shop, 'database'>,
  found: Found,
  isCounted: boolean,
): Promise<Selected> {
  const [rows, count] = await Promise.all([
    shop.database
      .select(rowColumns)
      .from(customers)
      .where(isFound(found))
      .orderBy(...sorted(found.sort))
      .limit(found.limit),
    isCounted
      ? countFound(shop, { ...found, after: undefined, limit: mostCounted + 1 })
      : undefined,
  ])
  return { rows, count }
}

async function countFound({ database }: Pick<Shop, 'database'>, found: Found): Promise<number> {
  const [row] = await database
    .select({ count: sql<number>`count(*)::int` })
    .from(sql`(${selectFitting(found)}) AS found`)
  return row?.count ?? 0
}

/** How many fit, up to `most`; none where the typed text is too short. */
export async function countCustomers(
  shop: Pick<Shop, 'database'>,
  filter: CustomerFilter,
  most: number,
): Promise<number> {
  const search = await planSearch(shop, { filter, sort: 'id' })
  return search ? countFound(shop, { ...search, filter, sort: 'id', limit: most }) : 0
}

/** Tags that some customer has, in the order of the alphabet. */
export async function listTags({ database }: Pick<Shop, 'database'>): Promise<string[]> {
  const rows = await database.select().from(customerTags).orderBy(asc(customerTags.name))
  return rows.map(({ name }) => name)
}
