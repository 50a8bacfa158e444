import { sql } from 'drizzle-orm'
import { check, type ExtraConfigColumn } from 'drizzle-orm/pg-core'

export const isOneOf = (column: ExtraConfigColumn, words: readonly string[]) =>
  sql`${column} IN (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`

/** The newest first, as lists go on. */
export const latest = (table: Record<'placedAt' | 'id', ExtraConfigColumn>) =>
  [table.placedAt.desc().nullsFirst(), table.id.desc().nullsFirst()] as const

type Amount =
  | 'subtotalInPaisa'
  | 'deliveryChargeInPaisa'
  | 'discountInPaisa'
  | 'couponDiscountInPaisa'
  | 'grandTotalInPaisa'

type Coupon = 'couponRef' | 'couponCode' | 'couponKind'

/** What an order comes to. */
export const amountChecks = (table: Record<Amount | Coupon, ExtraConfigColumn>) => [
  check(
    'grand_total_adds_up',
    sql`${table.grandTotalInPaisa} = ${table.subtotalInPaisa} + ${table.deliveryChargeInPaisa} - ${table.discountInPaisa} - ${table.couponDiscountInPaisa} AND ${table.subtotalInPaisa} >= 0 AND ${table.deliveryChargeInPaisa} >= 0 AND ${table.discountInPaisa} >= 0 AND ${table.couponDiscountInPaisa} >= 0 AND ${table.grandTotalInPaisa} >= 0`,
  ),
  check(
    'coupon_is_named',
    sql`num_nonnulls(${table.couponRef}, ${table.couponCode}, ${table.couponKind}) IN (0, 3) AND (${table.couponRef} IS NOT NULL OR ${table.couponDiscountInPaisa} = 0)`,
  ),
]
