import { sql } from 'drizzle-orm'
import { check, integer, text, timestamp, type ExtraConfigColumn } from 'drizzle-orm/pg-core'
import { ofEachField, type FieldKind, type OfEachField } from './product-fields.ts'

const blankText = () => text().notNull().default('')

const columnOf = {
  text: blankText,
  'perhaps-text': () => text(),
  html: blankText,
  'perhaps-html': () => text(),
  tags: () => text().array().notNull().default([]),
  'perhaps-whole': () => integer(),
  url: blankText,
} satisfies Record<FieldKind, () => unknown>

/** Of the fields that are stored as they are. */
export const productColumns = () =>
  ofEachField<OfEachField<typeof columnOf>>((_, { kind }) => columnOf[kind]())

/** One price for all variants of a product, for a time. */
export const dealColumns = () => ({
  dealPriceInPaisa: integer(),
  /** Null: it began with the price. */
  dealStartsAt: timestamp({ withTimezone: true }),
  dealEndsAt: timestamp({ withTimezone: true }),
})

type DealColumn = keyof ReturnType<typeof dealColumns>

export const dealChecks = (table: Record<DealColumn, ExtraConfigColumn>) => [
  check(
    'deal_has_a_price_and_an_end',
    sql`(${table.dealPriceInPaisa} IS NULL) = (${table.dealEndsAt} IS NULL) AND (${table.dealPriceInPaisa} IS NULL OR ${table.dealPriceInPaisa} > 0)`,
  ),
  // A start without an end is unknown, and so refused, too.
  check(
    'deal_ends_after_it_starts',
    sql`(${table.dealStartsAt} IS NULL OR ${table.dealStartsAt} < ${table.dealEndsAt}) IS TRUE`,
  ),
]
