import { sql, type SQLWrapper } from 'drizzle-orm'
import { check, index, jsonb, text, type ExtraConfigColumn } from 'drizzle-orm/pg-core'
import type { ChosenOption } from '../catalog/options/option.ts'

/** What was bought, as it was called then; the catalogue may change afterwards. */
export const boughtColumns = () => ({
  sku: text().notNull(),
  name: text().notNull(),
  nameBn: text(),
  color: text(),
  colorBn: text(),
  size: text(),
  options: jsonb().$type<ChosenOption[]>().notNull().default([]),
  picture: text(),
})

export const isOneOf = (column: ExtraConfigColumn, words: readonly string[]) =>
  sql`${column} IN (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`

/** The newest first, as lists go on. */
export const latest = (table: Record<'placedAt' | 'id', ExtraConfigColumn>) =>
  [table.placedAt.desc().nullsFirst(), table.id.desc().nullsFirst()] as const

/** A change that waits for a person of the shop: a new order, or one that its buyer took back. Not what scripts do. */
export const waitsForStaff = (table: Record<'field' | 'from' | 'to' | 'by', SQLWrapper>) =>
  sql`${table.field} = 'status' AND (${table.from} IS NULL AND ${table.by} NOT LIKE 'system:%' OR ${table.to} = 'Canceled' AND ${table.by} = 'shopper')`

export const changeIndexes = (
  table: Record<'id' | 'orderRef' | 'at' | 'field' | 'from' | 'to' | 'by', ExtraConfigColumn>,
) => [
  index('changes_of_order').on(table.orderRef, table.at),
  index('changes_for_staff').on(table.id).where(waitsForStaff(table)),
]

type Amount =
  | 'subtotalInPaisa'
  | 'deliveryChargeInPaisa'
  | 'discountInPaisa'
  | 'couponDiscountInPaisa'
  | 'grandTotalInPaisa'
  | 'returnedInPaisa'
  | 'paidInPaisa'
  | 'heldInPaisa'
  | 'refundedInPaisa'

type Coupon = 'couponRef' | 'couponCode' | 'couponKind'

/** What an order comes to. */
export const amountChecks = (table: Record<Amount | Coupon, ExtraConfigColumn>) => [
  check(
    'grand_total_adds_up',
    sql`${table.grandTotalInPaisa} = ${table.subtotalInPaisa} + ${table.deliveryChargeInPaisa} - ${table.discountInPaisa} - ${table.couponDiscountInPaisa} - ${table.returnedInPaisa} AND ${table.subtotalInPaisa} >= 0 AND ${table.deliveryChargeInPaisa} >= 0 AND ${table.discountInPaisa} >= 0 AND ${table.couponDiscountInPaisa} >= 0 AND ${table.grandTotalInPaisa} >= 0 AND ${table.returnedInPaisa} >= 0`,
  ),
  check(
    'money_adds_up',
    sql`${table.heldInPaisa} BETWEEN 0 AND ${table.paidInPaisa} AND ${table.refundedInPaisa} BETWEEN 0 AND ${table.paidInPaisa}`,
  ),
  check(
    'coupon_is_named',
    sql`num_nonnulls(${table.couponRef}, ${table.couponCode}, ${table.couponKind}) IN (0, 3) AND (${table.couponRef} IS NOT NULL OR ${table.couponDiscountInPaisa} = 0)`,
  ),
]
