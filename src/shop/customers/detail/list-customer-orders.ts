import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { OrderStatus, PaymentStatus } from '../../orders/order.ts'
import { orders } from '../../orders/tables.ts'
import type { Members } from '../people/find-members.ts'
import { idList, staysKnown } from '../people/sum-orders.ts'

export const ordersOnPage = 20

type OrderingAs = Pick<Members, 'userIds' | 'phones'>

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

/** The orders of a customer, the latest first. `after`: the id of the last one seen. */
export async function listCustomerOrders(
  database: Database,
  members: Members,
  { after, limit = ordersOnPage }: { after?: string | undefined; limit?: number } = {},
): Promise<{ orders: CustomerOrder[]; next: string | undefined }> {
  const place = sql`((SELECT before.placed_at FROM ${orders} before WHERE before.id = ${after ?? null}::uuid), ${after ?? null}::uuid)`
  const isNext = after === undefined ? sql`true` : sql`(o.placed_at, o.id) < ${place}`
  const { rows } = await database.execute<Record<string, string>>(
    latestOf(
      members,
      sql`o.id, o.order_id, o.placed_at, o.status, o.payment, o.grand_total_in_paisa, o.phone, o.customer_id IS NULL AS is_guest`,
      { isNext, limit: limit + 1 },
    ),
  )
  const page = rows.slice(0, limit).map((row) => ({
    id: String(row['id']),
    orderId: String(row['order_id']),
    placedAt: new Date(String(row['placed_at'])),
    status: row['status'] as OrderStatus,
    payment: row['payment'] as PaymentStatus,
    grandTotalInPaisa: Number(row['grand_total_in_paisa']),
    phone: String(row['phone']),
    isGuest: String(row['is_guest']) === 'true',
  }))
  return { orders: page, next: rows.length > limit ? page.at(-1)?.id : undefined }
}

/** Accounts and phones each by its own index, then the latest of both. */
function latestOf(
  members: OrderingAs,
  columns: SQL,
  { isNext = sql`true`, limit }: { isNext?: SQL; limit: number },
): SQL {
  const latest = sql`AND ${isNext} ORDER BY o.placed_at DESC, o.id DESC LIMIT ${limit}`
  return sql`${everyOrderOf(members, columns, latest)} ORDER BY placed_at DESC, id DESC LIMIT ${limit}`
}

/** Columns of the orders of a customer, which are called `o`: of accounts, and of phones that no account ordered with. */
export function everyOrderOf(
  { userIds, phones }: OrderingAs,
  columns: SQL,
  further: SQL = sql``,
): SQL {
  const one = (isTheirs: SQL) =>
    sql`(SELECT ${columns} FROM ${orders} o WHERE ${isTheirs} ${further})`
  return sql`
    ${one(sql`o.customer_id = ANY(${idList(userIds)})`)}
    UNION ALL
    ${one(sql`o.phone = ANY(${sql.param([...phones])}::text[]) AND o.customer_id IS NULL AND ${staysKnown}`)}`
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

/** Where the latest orders of a customer went to, the latest place first. */
export async function listUsedAddresses(
  database: Database,
  members: OrderingAs,
): Promise<UsedAddress[]> {
  const columns = sql`o.id, o.placed_at, o.full_name, o.phone, o.district, o.district_bn, o.area, o.area_bn, o.address`
  const { rows } = await database.execute<Record<string, string | null>>(sql`
    SELECT full_name, phone, district, max(district_bn) AS district_bn, area, max(area_bn) AS area_bn, address,
      count(*)::int AS orders, max(placed_at) AS last_used_at
    FROM (${latestOf(members, columns, { limit: mostLookedThrough })}) latest
    GROUP BY full_name, phone, district, area, address ORDER BY last_used_at DESC LIMIT ${mostAddresses}`)
  return rows.map((row) => ({
    fullName: String(row['full_name']),
    phone: String(row['phone']),
    district: String(row['district']),
    districtBn: row['district_bn'] ?? null,
    area: String(row['area']),
    areaBn: row['area_bn'] ?? null,
    address: String(row['address']),
    orders: Number(row['orders']),
    lastUsedAt: new Date(String(row['last_used_at'])),
  }))
}
