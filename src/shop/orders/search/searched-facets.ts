import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { rarePartsOf } from './rare-words/rare-parts.ts'
import { searchedText } from './searched-text.ts'

/** Weeks since a Monday; days of UTC, which never change. */
export const weekOf = (at: SQL | PgColumn): SQL =>
  sql`((${at} AT TIME ZONE 'UTC')::date - '2000-01-03'::date) / 7`

/** A list of one, by which a word may be looked for within some weeks. */
export const weeksOf = (at: PgColumn): SQL => sql`ARRAY[${weekOf(at)}]`

const narrowing = ['status', 'payment', 'source', 'district', 'zone'] as const
type Narrowing = (typeof narrowing)[number]

/** What orders are narrowed by, as one list of words: the index of the search holds them beside its trigrams (docs/decisions/0132). */
export const facetsOf = (table: Record<Narrowing, PgColumn>): SQL =>
  sql`ARRAY[${sql.join(
    narrowing.map((name) => sql`${sql.raw(`'${name} '`)} || ${table[name]}`),
    sql`, `,
  )}]`

/** Those of the words that a filter asks for. What is handed over in the shop has no zone, and `unpaid` is two words. */
export const facetsAsked = (filter: { readonly [Name in Narrowing]?: string | undefined }) =>
  narrowing.flatMap((name) =>
    filter[name] === undefined || ['pickup', 'unpaid'].includes(filter[name])
      ? []
      : `${name} ${filter[name]}`,
  )

type Searched = Parameters<typeof searchedText>[0] &
  Parameters<typeof facetsOf>[0] &
  Record<'placedAt', PgColumn>

/** The four things that the index of the search holds. */
export const searchedBy = (table: Searched): [SQL, SQL, SQL, SQL] => [
  sql`(${searchedText(table)}) gin_trgm_ops`,
  sql`(${facetsOf(table)})`,
  sql`(${weeksOf(table.placedAt)})`,
  rarePartsOf(searchedText(table)),
]
