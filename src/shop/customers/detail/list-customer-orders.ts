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
export const placedMembers: Record<keyof OrderingAs, SQL> = {
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

const isNext = sql`(${sql.placeholder('after')}::uuid IS NULL OR (o.placed_at, o.id) < (
  (SELECT before.placed_at FROM ${orders} before WHERE before.id = ${sql.placeholder('after')}::uuid), ${sql.placeholder('after')}::uuid))`

const ordersOf = prepared((database) => {
  const columns = sql`o.id, o.order_id, o.placed_at, o.status, o.payment, o.grand_total_in_paisa, o.phone, o.customer_id IS NULL AS is_guest`
  return database
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
    .from(sql`(${latestOf(columns, { isNext, limit: sql.placeholder('limit') })}) latest`)
    .orderBy(sql`placed_at DESC`, sql`id DESC`)
    .prepare('orders_of_customer')
})

/** The orders of a customer, the latest first. `after`: the id of the last one seen. */
export async function listCustomerOrders(
  database: Database,
  { userIds, phones }: OrderingAs,
  { after, limit = ordersOnPage }: { after?: string | undefined; limit?: number } = {},
): Promise<{ orders: CustomerOrder[]; next: string | undefined }> {
  const asked = { userIds, phones, after: after ?? null, limit: limit + 1 }
  const rows = await ordersOf(database).execute(asked)
  const page = rows.slice(0, limit)
  return { orders: page, next: rows.length > limit ? page.at(-1)?.id : undefined }
}

/** Accounts and phones each by its own index, then the latest of both. */
function latestOf(
  columns: SQL,
  { isNext: isWanted = sql`true`, limit }: { isNext?: SQL; limit: number | Placeholder },
): SQL {
  const latest = sql`AND ${isWanted} ORDER BY o.placed_at DESC, o.id DESC LIMIT ${limit}`
  return sql`${everyOrderOf(columns, latest)} ORDER BY placed_at DESC, id DESC LIMIT ${limit}`
}

/** Columns of the orders of the placed members, which are called `o`: of accounts, and of phones that no account ordered with. */
export function everyOrderOf(columns: SQL, further: SQL = sql``): SQL {
  const { userIds, phones } = placedMembers
  const one = (isTheirs: SQL) =>
    sql`(SELECT ${columns} FROM ${orders} o WHERE ${isTheirs} ${further})`
  return sql`
    ${one(sql`o.customer_id = ANY(${userIds})`)}
    UNION ALL
    ${one(sql`o.phone = ANY(${phones}) AND o.customer_id IS NULL AND ${staysKnown}`)}`
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

const addressesOf = prepared((database) => {
  const columns = sql`o.id, o.placed_at, o.full_name, o.phone, o.district, o.district_bn, o.area, o.area_bn, o.address`
  return database
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
    .from(sql`(${latestOf(columns, { limit: mostLookedThrough })}) latest`)
    .groupBy(sql`full_name, phone, district, area, address`)
    .orderBy(sql`max(placed_at) DESC`)
    .limit(mostAddresses)
    .prepare('addresses_of_customer')
})

/** Where the latest orders of a customer went to, the latest place first. */
export const listUsedAddresses = (
  database: Database,
  { userIds, phones }: OrderingAs,
): Promise<UsedAddress[]> => addressesOf(database).execute({ userIds, phones })
