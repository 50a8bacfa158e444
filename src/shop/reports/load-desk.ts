import { sql, type SQL } from 'drizzle-orm'
import { isOf } from '../catalog/desk/fits-desk.ts'
import { runningLow } from '../catalog/desk/running-low.ts'
import { products } from '../catalog/tables.ts'
import { deliveryZones } from '../delivery/tables.ts'
import { mails } from '../mail/tables.ts'
import { inventedPhonesBegin } from '../orders/invented-orders.ts'
import { orderStatuses, type OrderStatus } from '../orders/order.ts'
import { orders } from '../orders/tables.ts'
import { settings } from '../settings/tables.ts'
import type { Shop } from '../shop.ts'

/** What waits is counted exactly so far; one more means "and more". */
export const mostWaiting = 1000

const mostRunningLow = 5
const latestMails = 1000

/** A variant that was ordered lately. */
export interface RunningLow {
  productId: string
  name: string
  nameBn: string | null
  sku: string
  stock: number
}

export interface Desk {
  waiting: Record<OrderStatus, number>
  /** Delivered, and nobody has collected the cash yet. */
  toCollect: number
  /** Of the latest thousand mails. */
  failedMails: number
  /** The scarcest of what was ordered lately. */
  runningLow: RunningLow[]
  /** Products for sale of which some variant is among those. */
  low: number
  /** The merchant changed the first charges (D16), or sold at them. */
  hasDeliveryCharges: boolean
  hasProduct: boolean
  /** One that the demonstration did not bring. */
  hasOwnProduct: boolean
  /** One that somebody placed. */
  hasOrder: boolean
}

/** What waits for the people of the shop, in one query. Each part of it is read by an index and has an end. */
export async function loadDesk({ database, now }: Pick<Shop, 'database' | 'now'>): Promise<Desk> {
  const { rows } = await database.execute<{ desk: Desk }>(
    sql`WITH ordered_low AS MATERIALIZED (${lowForSale(now())}) SELECT json_build_object(
      'waiting', json_build_object(${sql.join(orderStatuses.map(waitingAs), sql`, `)}),
      'toCollect', (SELECT count(*)::int FROM (${few(sql`status = 'Delivered' AND payment IN ('due', 'part-paid')`)}) few),
      'failedMails', (SELECT count(*)::int FROM (SELECT state FROM ${mails} ORDER BY created_at DESC, id DESC LIMIT ${latestMails}) latest WHERE state = 'failed'),
      'runningLow', (SELECT coalesce(json_agg(low ORDER BY low.stock, low.name), '[]') FROM (SELECT * FROM ordered_low ORDER BY stock, name LIMIT ${mostRunningLow}) low),
      'low', (SELECT count(DISTINCT "productId")::int FROM ordered_low),
      'hasDeliveryCharges', ${hasOrder} OR EXISTS (${changedCharges}),
      'hasProduct', (SELECT true FROM ${products} WHERE status = 'active' ORDER BY id LIMIT 1) IS TRUE,
      'hasOwnProduct', (SELECT true FROM ${products} WHERE status = 'active' AND created_at <> (${demonstrationBegan}) ORDER BY id LIMIT 1) IS TRUE,
      'hasOrder', ${hasOrder}
    ) AS desk`,
  )
  const [row] = rows
  if (!row) throw new Error('Expected one row of what waits')
  return row.desk
}

const waitingAs = (status: OrderStatus) =>
  sql`${status}::text, (SELECT count(*)::int FROM (${few(sql`status = ${status}`)}) few)`

/** Up to one more than is counted. */
function few(which: SQL): SQL {
  return sql`SELECT FROM ${orders} WHERE ${which} ORDER BY placed_at DESC, id DESC LIMIT ${mostWaiting + 1}`
}

/** By the index of phones: those of invented orders are smaller than those of people. */
const hasOrder = sql`(SELECT true FROM ${orders} WHERE phone > ${`${inventedPhonesBegin}9999999999`} ORDER BY phone LIMIT 1) IS TRUE`

/** The moment that all products of the demonstration were made at. */
const demonstrationBegan = sql`coalesce((SELECT (value ->> 'startedAt')::timestamptz FROM ${settings} WHERE key = 'marker:demonstration'), 'epoch')`

const lowForSale = (now: Date): SQL => sql`
  SELECT low.product_id AS "productId", p.name, p.name_bn AS "nameBn", low.sku, low.stock
  FROM (${runningLow}) low JOIN ${products} p ON p.id = low.product_id WHERE ${isOf('active', now)}`

/** The first charges of D16, as the migration wrote them. */
const changedCharges = sql`SELECT FROM ${deliveryZones}
  WHERE (zone, charge_in_paisa) NOT IN (('inside-dhaka', 6000), ('dhaka-suburbs', 10000), ('outside-dhaka', 12000)) OR free_from_in_paisa IS NOT NULL`
