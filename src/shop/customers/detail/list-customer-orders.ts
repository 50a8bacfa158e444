import { sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { prepared } from '#platform/database/prepared.ts'
import type { OrderStatus, PaymentStatus } from '../../orders/order.ts'
import { orders } from '../../orders/tables.ts'
import type { Members } from '../people/find-members.ts'
import { staysKnown } from '../people/sum-orders.ts'

export const ordersOnPage = 20

type OrderingAs = Pick<Members, 'userIds' | 'phones'>

/** Of whom a prepared statement asks; it is executed with `userIds` and `phones`. */
const placedMembers: Record<keyof OrderingAs, SQL> = {
  userIds: sql`(SELECT ${sql.placeholder('userIds')})::uuid[]`,
  phones: sql`(SELECT ${sql.placeholder('phones')})::text[]`,
}

/** Of so many orders, the latest ones, addresses are gathered. */
const mostLookedThrough = 200
const mostAddresses = 10

export interface CustomerOrder {
  id: string
  orderId: string
  placedAt: Date
  status: OrderStatus
  payment: PaymentStatus
  grandTotalInPaisa: number
  phone: string
  isGuest: boolean
}

const orderColumns = sql`o.id, o.order_id, o.placed_at, o.status, o.payment, o.grand_total_in_paisa, o.phone, o.customer_id IS NULL AS is_guest`

/** Orders as a customer's page shows them. `from` has their columns. */
export const selectOrders = (database: Database, from: SQL) =>
  database
    .select({
      id: sql<string>`id`,
      orderId: sql<string>`order_id`,
      placedAt: sql`placed_at`.mapWith(orders.placedAt),
      status: sql<OrderStatus>`status`,
      payment: sql<PaymentStatus>`payment`,
      grandTotalInPaisa: sql`grand_total_in_paisa`.mapWith(Number),
      phone: sql<string>`phone`,
      isGuest: sql<boolean>`is_guest`,
    })
    .from(sql`(${from}) latest`)
    .orderBy(sql`placed_at DESC`, sql`id DESC`)

const ordersOf = prepared((database) =>
  selectOrders(database, latestOf(orderColumns, sql.placeholder('limit'))).prepare(
    'orders_of_customer',
  ),
)

/** The latest orders of a customer, the latest first. */
export const listCustomerOrders = (
  database: Database,
  { userIds, phones }: OrderingAs,
  { limit }: { limit: number },
): Promise<CustomerOrder[]> => ordersOf(database).execute({ userIds, phones, limit })

/** Columns of the latest orders, which are called `o`: of accounts, and of phones that no account ordered with; each by its own index. */
function latestOf(columns: SQL, limit: number | Placeholder): SQL {
  const { userIds, phones } = placedMembers
  const latest = (isTheirs: SQL) =>
    sql`(SELECT ${columns} FROM ${orders} o WHERE ${isTheirs} ORDER BY o.placed_at DESC, o.id DESC LIMIT ${limit})`
  return sql`
    ${latest(sql`o.customer_id = ANY(${userIds})`)}
    UNION ALL
    ${latest(sql`o.phone = ANY(${phones}) AND o.customer_id IS NULL AND ${staysKnown}`)}
    ORDER BY placed_at DESC, id DESC LIMIT ${limit}`
}

export interface UsedAddress {
  fullName: string
  /** E.164. */
  phone: string
  district: string
  districtBn: string | null
  area: string
  areaBn: string | null
  address: string
  orders: number
  lastUsedAt: Date
}

const addressColumns = sql`o.id, o.placed_at, o.full_name, o.phone, o.district, o.district_bn, o.area, o.area_bn, o.address`

/** Where the latest of some orders went to, the latest place first. `from` has their columns. */
export const selectAddresses = (database: Database, from: SQL) =>
  database
    .select({
      fullName: sql<string>`full_name`,
      phone: sql<string>`phone`,
      district: sql<string>`district`,
      districtBn: sql<string | null>`max(district_bn)`,
      area: sql<string>`area`,
      areaBn: sql<string | null>`max(area_bn)`,
      address: sql<string>`address`,
      orders: sql<number>`count(*)::int`,
      lastUsedAt: sql`max(placed_at)`.mapWith(orders.placedAt),
    })
    .from(sql`(${from} LIMIT ${sql.raw(String(mostLookedThrough))}) latest`)
    .groupBy(sql`full_name, phone, district, area, address`)
    .orderBy(sql`max(placed_at) DESC`)
    .limit(mostAddresses)

const addressesOf = prepared((database) =>
  selectAddresses(
    database,
    sql`SELECT * FROM (${latestOf(addressColumns, mostLookedThrough)}) of_all`,
  ).prepare('addresses_of_customer'),
)

/** Where the latest orders of a customer went to, the latest place first. */
export const listUsedAddresses = (
  database: Database,
  { userIds, phones }: OrderingAs,
): Promise<UsedAddress[]> => addressesOf(database).execute({ userIds, phones })
