import { sql } from 'drizzle-orm'
import { check, jsonb, text, type ExtraConfigColumn } from 'drizzle-orm/pg-core'
import type { ProductOption } from './option.ts'

/** What the variants of a product differ in besides colour and size. */
export const productOptionsColumn = () => jsonb().$type<ProductOption[]>().notNull().default([])

/** What tells a variant from the others of its product. */
export const optionColumns = () => ({
  color: text(),
  colorBn: text(),
  colorHex: text(),
  size: text(),
  /** One for each option of the product, in their order. */
  optionValues: jsonb().$type<string[]>().notNull().default([]),
})

type OptionColumn = keyof ReturnType<typeof optionColumns>

export const optionChecks = (table: Record<OptionColumn, ExtraConfigColumn>) => [
  check(
    'color_hex_is_a_color',
    sql`${table.colorHex} IS NULL OR ${table.colorHex} ~ '^#[0-9a-f]{6}$'`,
  ),
  check(
    'variant_has_values_of_three_options_at_most',
    sql`jsonb_array_length(${table.optionValues}) <= 3`,
  ),
]
