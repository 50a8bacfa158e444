import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { isShown } from '../../listings/shown-products.ts'
import type { AttributeFacet, ProductFilter } from '../../search/filter.ts'
import {
  allOf,
  fitsDiscount,
  fitsPrice,
  fitsText,
  fitsVariants,
  isInBranch,
} from '../../search/filter-products.ts'
import type { Attribute } from '../attribute.ts'
import { askedOf, type AttributeCondition } from './fits-attributes.ts'
import { isWithin, rangesOf, readRange } from './range.ts'

interface Counted {
  filter: ProductFilter
  /** Ids of its category and what stands in it. */
  branch: readonly string[] | undefined
  /** What shoppers may choose from. */
  offered: readonly Attribute[]
  conditions: readonly AttributeCondition[]
}

interface ValueCount extends Record<string, unknown> {
  id: string
  choice: string | null
  number: number | null
  count: number
}

/** What each value of the attributes would find, given all the other filters (one statement). */
export async function countAttributes(
  database: Database,
  { filter, branch, offered, conditions }: Counted,
  now: Date,
): Promise<AttributeFacet[]> {
  if (offered.length === 0) return []
  const fits = allOf(fitsPrice(filter, now), fitsDiscount(filter, now), fitsVariants(filter))
  const ids = sql`${sql.param(offered.map(({ id }) => id))}::uuid[]`
  const { rows } = await database.execute<ValueCount>(sql`
    WITH candidate AS MATERIALIZED (
      SELECT p.id, ${fits} AS fits, ${missedOf(conditions)} AS missed
      FROM products p
      WHERE ${isShown(now)} AND ${allOf(isInBranch(branch), fitsText(filter))}
    )
    SELECT has.attribute_id AS id, has.choice, has.number,
      count(*) FILTER (WHERE p.fits AND p.missed <@ ARRAY[has.attribute_id])::int AS count
    FROM candidate p JOIN product_attributes has ON has.product_id = p.id AND has.attribute_id = ANY (${ids})
    GROUP BY 1, 2, 3`)
  const byAttribute = Map.groupBy(rows, ({ id }) => id)
  const asked = new Map(askedOf(filter.attributes).map(({ slug, values }) => [slug, values]))
  return offered.flatMap((attribute) => {
    const counts = byAttribute.get(attribute.id) ?? []
    const chosen = asked.get(attribute.slug) ?? []
    const values = valuesOf(attribute, counts, chosen)
    const { slug, name, nameBn, unit, unitBn, kind } = attribute
    return values.length === 0 ? [] : [{ slug, name, nameBn, unit, unitBn, kind, values }]
  })
}

/** Ids of the attributes whose filter a product does not fit: where it is one alone, that one's own values still count it. */
function missedOf(conditions: readonly AttributeCondition[]): SQL {
  if (conditions.length === 0) return sql`'{}'::uuid[]`
  const missed = conditions.map(
    ({ attributeId, fits }) => sql`CASE WHEN NOT ${fits} THEN ${attributeId}::uuid END`,
  )
  return sql`array_remove(ARRAY[${sql.join(missed, sql`, `)}], NULL)`
}

/** Those that would find something, and those that are chosen. */
function valuesOf(
  { kind, choices }: Attribute,
  counts: readonly ValueCount[],
  chosen: readonly string[],
): AttributeFacet['values'] {
  const values = kind === 'number' ? countRanges(counts, chosen) : countChoices(counts)
  const names = new Map(choices.map(({ slug, ...name }) => [slug, name]))
  const order = kind === 'yes-no' ? ['yes', 'no'] : choices.map(({ slug }) => slug)
  const offered = kind === 'number' ? [...values.keys()] : order
  return [...new Set([...offered, ...chosen])].flatMap((value) => {
    const count = values.get(value) ?? 0
    const { name = null, nameBn = null } = names.get(value) ?? {}
    return count > 0 || chosen.includes(value) ? [{ value, name, nameBn, count }] : []
  })
}

const countChoices = (counts: readonly ValueCount[]) =>
  new Map(counts.map(({ choice, count }) => [choice ?? '', count]))

/** The ranges follow from all numbers there are, so that they stay while other filters are chosen. */
function countRanges(counts: readonly ValueCount[], chosen: readonly string[]) {
  const ranges = [...rangesOf(counts.flatMap(({ number }) => number ?? [])), ...chosen]
  return new Map(
    ranges.map((range) => {
      const asked = readRange(range)
      const found = counts.filter(
        ({ number }) => asked !== undefined && number !== null && isWithin(number, asked),
      )
      return [range, found.reduce((sum, { count }) => sum + count, 0)]
    }),
  )
}
