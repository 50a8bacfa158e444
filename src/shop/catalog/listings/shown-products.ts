import { sql, type SQL } from 'drizzle-orm'
import { tidySearch } from '../search/search.ts'
import { products } from '../tables.ts'

/** Pieces of SQL that every list of products shares. They speak of a row `p` of products. */

/** Active and published: drafts and planned publications are for nobody's eyes. */
export function isShown(now: Date): SQL {
  return isShownAt(sql`${now.toISOString()}::timestamptz`)
}

export function isShownAt(moment: SQL): SQL {
  return sql`p.status = 'active' AND p.published_at <= ${moment}`
}

/** The row `category` of a row `p`; none where that is not shown: the product is for sale without one. */
export const shownCategory = sql`LEFT JOIN categories category ON category.id = p.category_id AND category.is_shown`

export function dealIsOnNow(now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`
  return sql`(p.deal_ends_at > ${at} AND (p.deal_starts_at IS NULL OR p.deal_starts_at <= ${at}))`
}

/** What the first variant costs now; a deal counts from its start until its end (D20). */
export function sellingNow(now: Date): SQL {
  return sql`CASE WHEN ${dealIsOnNow(now)} THEN least(p.selling_price_in_paisa, p.deal_price_in_paisa) ELSE p.selling_price_in_paisa END`
}

/** The typed text anywhere in either name, literally. */
export function nameContains(typed: string | SQL): SQL {
  return sql`p.search_text LIKE ${asPattern(inSearchForm(tidied(typed)))}`
}

/** The ids of products that have the typed text in a name; it ends with a condition on the product `p`. */
export const selectNamed = (typed: string): SQL =>
  sql`SELECT p.id FROM ${products} p WHERE ${nameContains(typed)}`

/** SQL is that of a text which was tidied before. */
export const tidied = (typed: string | SQL): SQL =>
  typeof typed === 'string' ? sql`${tidySearch(typed)}::text` : typed

/** As the column search_text is written: one Unicode form, lower case, Latin digits, no joiners. */
export function inSearchForm(text: SQL): SQL {
  return sql`translate(search_form(normalize(${text}, NFC)), '০১২৩৪৫৬৭৮৯', '0123456789')`
}

/** Found anywhere; what LIKE would read as a wildcard is text. */
export function asPattern(text: SQL): SQL {
  return sql`'%' || regexp_replace(${text}, '([\\\\%_])', '\\\\\\1', 'g') || '%'`
}
