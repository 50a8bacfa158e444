import { and, eq, gte, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { paisaFromTaka } from '#platform/money.ts'
import { beginOfDay } from '#platform/database/begin-of-day.ts'
import type { CallState } from '../calls/call.ts'
import { facetsAsked, facetsOf } from '../search/searched-facets.ts'
import { orders } from '../tables.ts'
import { orderTags } from '../tags/tables.ts'
import type { PaymentFilter } from '../order.ts'
import type { OrderFilter } from './order-filter.ts'

/** That an order fits all of a filter but its search. */
export const fits = (filter: OrderFilter): SQL | undefined =>
  and(fitsBeside(filter), isPlacedWithin(filter, orders.placedAt))

/** All of it but when it was placed. */
export const fitsBeside = (filter: OrderFilter): SQL | undefined =>
  and(isOfKind(filter), wasCalled(filter.call), isBetween(filter), isNumbered(filter.numbers))

const isNumbered = (numbers: readonly string[] | undefined) =>
  numbers && inArray(orders.orderId, [...numbers])

/** Only what is Pending waits for its first call. */
function wasCalled(call: CallState | undefined): SQL | undefined {
  if (call === undefined) return undefined
  return call === 'never-called'
    ? and(
        eq(orders.status, 'Pending'),
        isNull(orders.callState),
        eq(orders.deliveryMethod, 'delivery'),
      )
    : eq(orders.callState, call)
}

function isOfKind(filter: OrderFilter): SQL | undefined {
  const { status, payment, source, tag, coupon, district, zone } = filter
  return and(
    status && eq(orders.status, status),
    payment && isPaidAs(payment),
    source && eq(orders.source, source),
    tag === undefined ? undefined : hasTag(tag),
    coupon === undefined ? undefined : eq(orders.couponRef, coupon),
    district === undefined ? undefined : eq(orders.district, district),
    zone === undefined ? undefined : isOfZone(zone),
  )
}

const isOfZone = (zone: string) =>
  zone === 'pickup' ? eq(orders.deliveryMethod, zone) : eq(orders.zone, zone)

/** Said in words that PostgreSQL finds in the condition of an index (orders_to_collect). */
const isPaidAs = (payment: PaymentFilter) =>
  payment === 'unpaid'
    ? sql`${orders.payment} IN ('due', 'part-paid')`
    : eq(orders.payment, payment)

const hasTag = (tag: string) =>
  sql`EXISTS (SELECT FROM ${orderTags} WHERE ${orderTags.orderRef} = ${orders.id} AND ${orderTags.tag} = ${tag})`

/**
 * The same, where another thing is asked that goes with the id in an index: both lists are compared before any order is read. Undefined
 * where there is none.
 */
export function isAmongTagged({ tag, district, source, payment }: OrderFilter): SQL | undefined {
  const other =
    district === undefined
      ? source === undefined || source === 'website'
        ? payment && payment !== 'due' && payment !== 'unpaid' && sql`other.payment = ${payment}`
        : sql`other.source = ${source}`
      : sql`other.district = ${district}`
  return tag === undefined || !other
    ? undefined
    : sql`${orders.id} IN (
        SELECT tagged.order_ref FROM ${orderTags} tagged
        WHERE tagged.tag = ${tag} AND EXISTS (SELECT FROM ${orders} other WHERE other.id = tagged.order_ref AND ${other}) OFFSET 0
      )`
}

function isBetween({ totalFrom, totalTo }: OrderFilter): SQL | undefined {
  const total = orders.grandTotalInPaisa
  return and(
    totalFrom === undefined ? undefined : gte(total, paisaFromTaka(totalFrom)),
    totalTo === undefined ? undefined : lte(total, paisaFromTaka(totalTo)),
  )
}

/** Where more is asked than one thing that has an index which goes on by time. */
export const isNarrowedTwice = ({
  status,
  payment,
  source,
  district,
  zone,
  tag,
  coupon,
  call,
  totalFrom,
  totalTo,
}: OrderFilter) =>
  [status, payment, source, district, zone, tag, coupon, call, totalFrom ?? totalTo].filter(
    (asked) => asked !== undefined,
  ).length > 1

/** Nothing but the total and days: the index of totals does not go on by time, and that of the search knows nothing of them. */
export const isByTotal = (filter: OrderFilter): boolean =>
  (filter.totalFrom ?? filter.totalTo) !== undefined && !isNarrowedTwice(filter)

export function isPlacedWithin(filter: OrderFilter, placedAt: SQL | PgColumn): SQL | undefined {
  const { from, to, asOf } = filter
  return and(
    from === undefined ? undefined : sql`${placedAt} >= ${beginOfDay(from)}`,
    to === undefined ? undefined : sql`${placedAt} < ${beginOfDay(to, 1)}`,
    asOf && sql`${placedAt} <= ${asOf}`,
    isPlacedAt(filter, placedAt),
  )
}

function isPlacedAt({ weekday, hour }: OrderFilter, placedAt: SQL | PgColumn): SQL | undefined {
  const clock = sql`${placedAt} AT TIME ZONE 'Asia/Dhaka'`
  return and(
    weekday === undefined ? undefined : sql`extract(isodow FROM ${clock}) = ${weekday}`,
    hour === undefined ? undefined : sql`extract(hour FROM ${clock}) = ${hour}`,
  )
}

/** The same as one list of words, for the index that holds it. */
export function hasFacets(filter: OrderFilter): SQL | undefined {
  const asked = facetsAsked(filter)
  return asked.length === 0 ? undefined : sql`${facetsOf(orders)} @> ${sql.param(asked)}::text[]`
}

/** What a filter asks beside these words. */
export const withoutFacets = (filter: OrderFilter): OrderFilter => ({
  ...filter,
  status: undefined,
  payment: filter.payment === 'unpaid' ? filter.payment : undefined,
  source: undefined,
  district: undefined,
  zone: filter.zone === 'pickup' ? filter.zone : undefined,
})

/** Between which moments they were placed; NULL where nobody says. */
export const momentsOf = ({ from, to, asOf }: OrderFilter) => ({
  from: from === undefined ? sql`NULL::timestamptz` : beginOfDay(from),
  to: sql`least(${to === undefined ? sql`NULL::timestamptz` : beginOfDay(to, 1)}, ${asOf ?? null}::timestamptz)`,
})
