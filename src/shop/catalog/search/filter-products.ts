import { sql, type SQL } from 'drizzle-orm'
import type { ProductFilter } from './filter.ts'
import { standsIn } from '../further-categories/standing-in.ts'
import { tidySearch } from './search.ts'
import { nameContains, sellingNow } from '../listings/shown-products.ts'

/** Each filter as a condition on a row `p` of products, undefined where it asks for nothing. */
export type Condition = SQL | undefined

export function allOf(...conditions: Condition[]): SQL {
  const asked = conditions.filter((condition) => condition !== undefined)
  return asked.length === 0 ? sql`true` : sql.join(asked, sql` AND `)
}

export function isInBranch(ids: readonly string[] | undefined): Condition {
  return ids && standsIn(ids)
}

export function fitsText({ q }: { q?: string | undefined }): Condition {
  return q && tidySearch(q) ? nameContains(q) : undefined
}

export function fitsPrice({ min, max }: Pick<ProductFilter, 'min' | 'max'>, now: Date): Condition {
  if (min === undefined && max === undefined) return undefined
  return sql`(${sellingNow(now)}) BETWEEN ${withinInteger(min ?? 0)} AND ${withinInteger(max ?? largestInteger)}`
}

export function isDiscounted(now: Date): SQL {
  return sql`(${sellingNow(now)}) < p.price_in_paisa`
}

export function fitsDiscount({ discount }: Pick<ProductFilter, 'discount'>, now: Date): Condition {
  return discount ? isDiscounted(now) : undefined
}

/** One variant must fit all that is asked of it: a red one in size M is not found by a red S and a blue M. */
export function fitsVariants(filter: ProductFilter): Condition {
  const { color, size, stock } = variantConditions(filter)
  if (!color && !size && !stock) return undefined
  return sql`EXISTS (SELECT FROM variants v WHERE v.product_id = p.id AND ${allOf(color, size, stock)})`
}

/** The same on a row `v` of variants. */
export function variantConditions({ colors, sizes, stock }: ProductFilter): {
  color: Condition
  size: Condition
  stock: Condition
} {
  return {
    color: colors.length > 0 ? sql`v.color = ANY (${asTextArray(colors)})` : undefined,
    size: sizes.length > 0 ? sql`v.size = ANY (${asTextArray(sizes)})` : undefined,
    stock: stock === 'in' ? sql`v.stock > 0` : undefined,
  }
}

function asTextArray(values: readonly string[]): SQL {
  return sql`${sql.param(values.map((value) => value.replaceAll('\0', '')))}::text[]`
}

const largestInteger = 2_147_483_647
const withinInteger = (paisa: number) => Math.min(Math.max(Math.trunc(paisa), 0), largestInteger)
