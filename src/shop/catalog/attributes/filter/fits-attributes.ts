import { sql, type SQL } from 'drizzle-orm'
import type { Attribute } from '../attribute.ts'
import { readRange, type Range } from './range.ts'

/** What is asked of one attribute: any of these. */
interface AskedAttribute {
  slug: string
  values: string[]
}

/** `material:cotton`, by what stands in front of the colon. */
export function askedOf(asked: readonly string[] = []): AskedAttribute[] {
  const bySlug = Map.groupBy(asked, (one) => one.slice(0, one.indexOf(':')))
  return [...bySlug].map(([slug, all]) => ({
    slug,
    values: all.map((one) => one.slice(slug.length + 1)),
  }))
}

export interface AttributeCondition {
  attributeId: string
  /** Of a row `p` of products. */
  fits: SQL
}

/** Of an attribute that is not there, which nothing has. */
const unknownId = '00000000-0000-0000-0000-000000000000'

/** One for each attribute that is asked for. Each has an index. */
export function fitsAttributes(
  asked: readonly string[] | undefined,
  attributes: readonly Attribute[],
): AttributeCondition[] {
  return askedOf(asked).map(({ slug, values }) => {
    const attribute = attributes.find((one) => one.slug === slug)
    if (!attribute) return { attributeId: unknownId, fits: sql`false` }
    const { id, kind } = attribute
    const isAsked = kind === 'number' ? isAmong(values) : isChosen(values)
    const has = sql`SELECT FROM product_attributes has WHERE has.product_id = p.id AND has.attribute_id = ${id}::uuid`
    return { attributeId: id, fits: sql`EXISTS (${has} AND ${isAsked})` }
  })
}

const isChosen = (values: readonly string[]): SQL =>
  sql`has.choice = ANY (${sql.param(values.map((value) => value.replaceAll('\0', '')))}::text[])`

function isAmong(values: readonly string[]): SQL {
  const asked = values.flatMap((value) => readRange(value) ?? []).map(isIn)
  return asked.length === 0 ? sql`false` : sql`(${sql.join(asked, sql` OR `)})`
}

function isIn(asked: number | Range): SQL {
  if (typeof asked === 'number') return sql`has.number = ${asked}::float8`
  const { from, below } = asked
  const bounds = [
    ...(from === undefined ? [] : [sql`has.number >= ${from}::float8`]),
    ...(below === undefined ? [] : [sql`has.number < ${below}::float8`]),
  ]
  return sql`(${sql.join(bounds, sql` AND `)})`
}
