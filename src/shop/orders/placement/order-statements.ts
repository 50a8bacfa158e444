import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '#platform/database/database.ts'
import { prepared } from '#platform/database/prepared.ts'
import { auditing } from '#shop/audit/record-audit.ts'
import { everythingIsTaken, stockTaking } from '#shop/catalog/stock/take-stock.ts'
import { couponColumns, couponSelection, couponUsing, isCouponUsed } from '../coupons/use-coupon.ts'
import { isWithinLimits, orderLimiting, type LimitReason } from '../limits/limit-orders.ts'
import { orderChanges, orderLines, orderNotices, orders } from '../tables.ts'

const given = sql.placeholder

/** What only staff change, later, and what few orders have. */
const asItBegins = {
  returnedInPaisa: sql`0`,
  paidInPaisa: sql`0`,
  heldInPaisa: sql`0`,
  refundedInPaisa: sql`0`,
  discountInPaisa: sql`0`,
  couponRef: sql`NULL::uuid`,
  couponCode: sql`NULL::text`,
  couponKind: sql`NULL::text`,
  couponDiscountInPaisa: sql`0`,
  deliveryChargeIsSet: sql`false`,
  version: sql`1`,
  source: sql`'website'`,
  callState: sql`NULL::text`,
  callAgainAt: sql`NULL::timestamptz`,
} satisfies Partial<Record<keyof typeof orders.$inferSelect, SQL>>

export type BegunColumn = keyof typeof asItBegins

export type LineColumn = keyof typeof lineColumns

/** All columns of an order, and of a line but its order, as values given under their names, in the order of an INSERT. */
const orderGiven = listGiven(getTableColumns(orders), { constants: asItBegins })
const withCoupon = { ...asItBegins, ...couponColumns }
const couponOrderGiven = listGiven(getTableColumns(orders), { constants: withCoupon })
const takenColumns = { source: sql`${given('source')}::text` }
const takenOrderGiven = listGiven(getTableColumns(orders), {
  constants: { ...asItBegins, ...takenColumns },
})
const takenCouponOrderGiven = listGiven(getTableColumns(orders), {
  constants: { ...withCoupon, ...takenColumns },
})
// The purchase cost is never in the memory of what shoppers see: it is read where the variant is held.
const {
  orderRef: _,
  placedAt: __,
  purchaseCostInPaisa: ___,
  ...lineColumns
} = getTableColumns(orderLines)
const linesGiven = listGiven(lineColumns, { suffix: '[]' })
const lineNames = sql.join(
  Object.keys(lineColumns).map((name) => sql.identifier(name)),
  sql`, `,
)

interface Giving {
  suffix?: '[]'
  constants?: Readonly<Record<string, SQL>>
}

function listGiven(columns: Record<string, PgColumn>, { suffix, constants = {} }: Giving): SQL {
  const values = Object.entries(columns).map(
    ([name, column]) =>
      constants[name] ?? sql`${given(name)}::${sql.raw(`${column.getSQLType()}${suffix ?? ''}`)}`,
  )
  return sql.join(values, sql`, `)
}

/**
 * One statement takes the stock and writes order, lines and first change, or does nothing at all (D13). It is a transaction of
 * its own: others wait for a popular product only as long as PostgreSQL works, not while anything travels.
 */
export const saving = prepared((database) => {
  const { reached, parts } = limitedParts(database)
  return database
    .with(reached, ...parts)
    .select(limitedSelection)
    .from(nothing)
    .prepare('save_order')
})

/** The same where somebody is to be written about it: nobody else's order waits for that. */
export const savingWithNotices = prepared((database) => {
  const { reached, parts } = limitedParts(database)
  return database
    .with(reached, ...parts, noticing(database))
    .select(limitedSelection)
    .from(nothing)
    .prepare('save_order_with_notices')
})

/** The same with a coupon: its use is taken with the order, or not at all (docs/decisions/0156). */
export const savingWithCoupon = prepared((database) => {
  const { reached } = orderLimiting(database)
  const { couponUse } = couponUsing(database, isWithinLimits)
  const parts = partsOf(database, {
    ...byShopper,
    allowed: isCouponUsed,
    orderGiven: couponOrderGiven,
  })
  return database
    .with(reached, couponUse, ...parts, noticing(database))
    .select({ ...limitedSelection, ...couponSelection })
    .from(nothing)
    .prepare('save_order_with_coupon')
})

const byStaff = {
  by: sql`${given('by')}::text`,
  reason: sql`${given('reason')}::text`,
  details: sql`${given('details')}::jsonb`,
}

/** The same of an order that staff took down: without limits, in their name, and with its row of the audit. */
export const savingTaken = prepared((database) => {
  const parts = partsOf(database, {
    ...byStaff,
    allowed: sql`true`,
    orderGiven: takenOrderGiven,
  })
  return database
    .with(...parts, noticing(database), auditing(database, sql`placed`))
    .select(selection)
    .from(nothing)
    .prepare('save_taken_order')
})

export const savingTakenWithCoupon = prepared((database) => {
  const { couponUse } = couponUsing(database, sql`true`)
  const parts = partsOf(database, {
    ...byStaff,
    allowed: isCouponUsed,
    orderGiven: takenCouponOrderGiven,
  })
  return database
    .with(couponUse, ...parts, noticing(database), auditing(database, sql`placed`))
    .select({ ...selection, ...couponSelection })
    .from(nothing)
    .prepare('save_taken_order_with_coupon')
})

const noticing = (database: Database) =>
  database.$with('noticed').as(
    database
      .insert(orderNotices)
      .select(
        sql`SELECT placed.id, event, placed.placed_at, NULL FROM placed, unnest(${given('events')}::text[]) AS event`,
      )
      .returning({ event: orderNotices.event }),
  )

const nothing = sql`(SELECT) AS nothing`

const byShopper = { by: sql`'shopper'`, reason: sql`''`, details: sql`NULL::jsonb` }

/** Of an order that a shopper places. */
function limitedParts(database: Database) {
  const { reached } = orderLimiting(database)
  // People wait for phone and client before they hold stock, everybody in this order: nobody waits in a circle.
  const parts = partsOf(database, { ...byShopper, allowed: isWithinLimits, orderGiven })
  return { reached, parts }
}

interface Variation {
  allowed: SQL
  orderGiven: SQL
  by: SQL
  /** Of the first change. */
  reason: SQL
  details: SQL
}

function partsOf(database: Database, { allowed, by, reason, details, ...values }: Variation) {
  const { taken, recorded, announced } = stockTaking(database, { allowed, by })
  const placed = database.$with('placed').as(
    database
      .insert(orders)
      .select(sql`SELECT ${values.orderGiven} WHERE ${everythingIsTaken}`)
      .returning({ id: orders.id, placedAt: orders.placedAt }),
  )
  const lines = database.$with('lines').as(
    database
      .insert(orderLines)
      .select(sql`SELECT placed.id, placed.placed_at, line.*, taken.purchase_cost_in_paisa
          FROM placed, unnest(${linesGiven}) AS line(${lineNames}) JOIN taken ON taken.id = line."variantId"`)
      .returning({ position: orderLines.position }),
  )
  const change = database.$with('change').as(
    database
      .insert(orderChanges)
      .select(
        sql`SELECT ${given('changeId')}::uuid, placed.id, placed.placed_at, ${by}, 'status', NULL, 'Pending', ${reason}, NULL::bigint, ${details} FROM placed`,
      )
      .returning({ id: orderChanges.id }),
  )
  return [taken, placed, lines, change, recorded, announced]
}

const selection = {
  isPlaced: sql<boolean>`EXISTS (SELECT FROM placed)`,
  announced: sql<unknown>`(SELECT count(*) FROM announced)`,
}

const limitedSelection = {
  ...selection,
  reason: sql<LimitReason | null>`(SELECT reason FROM reached)`,
  variantId: sql<string | null>`(SELECT variant_id FROM reached)`,
}
