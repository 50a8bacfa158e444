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
import { containsWord } from '../../orders/search/contains-word.ts'
import type { Shop } from '../../shop.ts'
import { customerIdentities, customers, customerTags } from '../tables.ts'
import type { CustomerFilter, CustomerSort } from './customer-filter.ts'

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
export const mostCounted = 1000

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
  { database }: Pick<Shop, 'database'>,
  { filter, sort, after, limit = customersOnPage, isCounted = false }: ListQuery,
): Promise<ListCustomersResult> {
  const wanted = fits(filter)
  if (wanted === 'too-short') return { outcome: 'too-short' }
  const [rows, count] = await Promise.all([
    database
      .select(rowColumns)
      .from(customers)
      .where(and(wanted, after === undefined ? undefined : comesAfter(after, sort)))
      .orderBy(...sorted(sort))
      .limit(limit + 1),
    isCounted ? countFound(database, wanted, { sort, most: mostCounted + 1 }) : undefined,
  ])
  const page = rows.slice(0, limit)
  return {
    outcome: 'listed',
    customers: page,
    next: rows.length > limit ? page.at(-1)?.id : undefined,
    count,
  }
}

/** In the order of the list: PostgreSQL then walks the same index for both. */
async function countFound(
  database: Shop['database'],
  wanted: SQL | undefined,
  { sort, most }: { sort: ListQuery['sort']; most: number },
): Promise<number> {
  const some = database
    .select({ id: customers.id })
    .from(customers)
    .where(wanted)
    .orderBy(...sorted(sort))
    .limit(most)
    .as('some')
  const [row] = await database.select({ count: sql<number>`count(*)::int` }).from(some)
  return row?.count ?? 0
}

/** How many fit, up to `most`; none where the typed text is too short. */
export async function countCustomers(
  { database }: Pick<Shop, 'database'>,
  filter: CustomerFilter,
  most: number,
): Promise<number> {
  const wanted = fits(filter)
  return wanted === 'too-short' ? 0 : countFound(database, wanted, { sort: 'id', most })
}

const sorts = {
  latest: { column: customers.activeAt, isDown: true },
  oldest: { column: customers.activeAt, isDown: false },
  orders: { column: customers.orders, isDown: true },
  spent: { column: customers.spentInPaisa, isDown: true },
  returned: { column: customers.returned, isDown: true },
} as const

function sorted(sort: ListQuery['sort']): SQL[] {
  if (sort === 'id') return [asc(customers.id)]
  const { column, isDown } = sorts[sort]
  const by = isDown ? desc : asc
  return [by(column), by(customers.id)]
}

/** Behind the customer with this id, wherever they stand now. */
function comesAfter(after: string, sort: ListQuery['sort']): SQL {
  if (sort === 'id') return sql`${customers.id} > ${after}::uuid`
  const { column, isDown } = sorts[sort]
  const place = sql`((SELECT before.${sql.identifier(columnNames[sort])} FROM ${customers} before WHERE before.id = ${after}), ${after}::uuid)`
  return sql`(${column}, ${customers.id}) ${sql.raw(isDown ? '<' : '>')} ${place}`
}

const columnNames: Record<CustomerSort, string> = {
  latest: 'active_at',
  oldest: 'active_at',
  orders: 'orders',
  spent: 'spent_in_paisa',
  returned: 'returned',
}

function fits(filter: CustomerFilter): SQL | undefined | 'too-short' {
  const { q = '', mark, tag, district, ordersFrom, ordersTo, from, to } = filter
  const search = parseSearch(q)
  if (q.trim() !== '' && !search) return 'too-short'
  return and(
    ...(search?.words ?? []).map((word) => containsWord(customers.searchedText, word)),
    mark && eq(customers.mark, mark),
    tag ? arrayContains(customers.tags, [tag]) : undefined,
    ifAsked(filter.customers, (ids) => inArray(customers.id, ids)),
    ifAsked(district, (name) => eq(customers.district, name)),
    ifAsked(ordersFrom, (least) => gte(customers.orders, least)),
    ifAsked(ordersTo, (most) => lte(customers.orders, most)),
    // Who has ordered was active then.
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

/** Tags that some customer has, in the order of the alphabet. */
export async function listTags({ database }: Pick<Shop, 'database'>): Promise<string[]> {
  const rows = await database.select().from(customerTags).orderBy(asc(customerTags.name))
  return rows.map(({ name }) => name)
}
