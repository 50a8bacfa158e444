import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { Branch } from '../categories/find-branch.ts'
import type { Facets, ProductFilter } from './filter.ts'
import {
  allOf,
  fitsDiscount,
  fitsPrice,
  fitsText,
  isDiscounted,
  isInBranch,
  variantConditions,
  type Condition,
} from './filter-products.ts'
import { isShown, sellingNow } from '../listings/shown-products.ts'

export interface Counted {
  filter: ProductFilter
  /** Of its category. */
  branch: Branch | undefined
  /** Of all attributes that are asked for together. */
  fitsAttributes: Condition
}

type FacetRow = Omit<Facets, 'attributes'> & { total: number }

/** Counts, exactly, what is found, and what each other choice would find with the rest of the filter (one statement). */
export async function countFacets(
  database: Database,
  { filter, branch, fitsAttributes }: Counted,
  now: Date,
): Promise<FacetRow> {
  const { color, size, stock } = variantConditions(filter)
  const fitsBoth = sql`p.fits_price AND p.fits_discount`
  const isCandidate = [isInBranch(branch?.ids), fitsText(filter), fitsAttributes]
  const { rows } = await database.execute<{ facets: FacetRow }>(sql`
    WITH candidate AS MATERIALIZED (
      SELECT p.id, ${sellingNow(now)} AS price, ${isDiscounted(now)} AS is_discounted,
        ${allOf(fitsPrice(filter, now))} AS fits_price, ${allOf(fitsDiscount(filter, now))} AS fits_discount
      FROM products p
      WHERE ${isShown(now)} AND ${allOf(...isCandidate)}
    ), product AS (
      SELECT p.*, ${color || size || stock ? sql`offered.product_id IS NOT NULL` : sql`true`} AS fits_variant,
        offered.in_stock
      FROM candidate p LEFT JOIN (${offeredBy({ color, size, stock })}) offered ON offered.product_id = p.id
    ), color AS (
      SELECT color AS name, min(color_bn) AS name_bn, min(color_hex) AS hex, count(*)::int AS count
      FROM (
        SELECT v.color, p.id, min(v.color_bn) AS color_bn, min(v.color_hex) AS color_hex
        FROM candidate p JOIN variants v ON v.product_id = p.id
        WHERE v.color IS NOT NULL AND ${fitsBoth} AND ${allOf(size, stock)}
        GROUP BY v.color, p.id
      ) colored
      GROUP BY color
    ), size AS (
      SELECT size, count(*)::int AS count
      FROM (
        SELECT v.size, p.id
        FROM candidate p JOIN variants v ON v.product_id = p.id
        WHERE v.size IS NOT NULL AND ${fitsBoth} AND ${allOf(color, stock)}
        GROUP BY v.size, p.id
      ) sized
      GROUP BY size
    )
    SELECT json_build_object(
      'total', count(*) FILTER (WHERE p.fits_variant AND ${fitsBoth}),
      'inStock', count(*) FILTER (WHERE p.in_stock AND ${fitsBoth}),
      'discounted', count(*) FILTER (WHERE p.is_discounted AND p.fits_variant AND p.fits_price),
      'price', json_build_object(
        'min', coalesce(min(p.price) FILTER (WHERE p.fits_variant AND p.fits_discount), 0),
        'max', coalesce(max(p.price) FILTER (WHERE p.fits_variant AND p.fits_discount), 0)),
      'colors', (SELECT coalesce(json_agg(json_build_object(
          'name', name, 'nameBn', name_bn, 'hex', hex, 'count', count) ORDER BY count DESC, name), '[]') FROM color),
      'sizes', (SELECT coalesce(json_agg(json_build_object('size', size, 'count', count)), '[]') FROM size)
    ) AS facets
    FROM product p`)
  const facets = rows[0]?.facets
  if (!facets) throw new Error('An aggregate always answers one row')
  return {
    ...facets,
    sizes: facets.sizes.toSorted((one, other) => compareSizes(one.size, other.size)),
  }
}

/** Which products have a variant of this colour and size at all, and whether one of those is in stock. */
function offeredBy(asked: { color: Condition; size: Condition; stock: Condition }): SQL {
  return sql`
    SELECT v.product_id, bool_or(v.stock > 0) AS in_stock
    FROM candidate p JOIN variants v ON v.product_id = p.id
    WHERE ${allOf(asked.color, asked.size, asked.stock)}
    GROUP BY v.product_id`
}

const letterSizes = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL']

/** S before M before L; numbers by their value; the rest by the alphabet. */
function compareSizes(one: string, other: string): number {
  const [first, second] = [letterSizes.indexOf(one), letterSizes.indexOf(other)]
  if (first >= 0 && second >= 0) return first - second
  return one.localeCompare(other, 'en', { numeric: true })
}
