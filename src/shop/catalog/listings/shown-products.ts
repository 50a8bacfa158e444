import { sql, type SQL } from 'drizzle-orm'
import { tidySearch } from '../search/search.ts'

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

/**
 * The typed text anywhere in the SKU or the barcode of a row `v` of variants. Their indexes are asked for `part` alone, where it has one: codes of
 * a shop begin alike, and lists of what all of them have take longest.
 */
export function hasCode(
  typed: string | SQL,
  part: string | SQL | undefined = typeof typed === 'string' ? telltaleDigits(typed) : undefined,
): SQL {
  const text = sql`lower(${tidied(typed)})`
  const pattern = asPattern(part === undefined ? text : sql`lower(${tidied(part)})`)
  const has = (code: SQL) =>
    part === undefined
      ? sql`${code} LIKE ${pattern}`
      : sql`(${code} LIKE ${pattern} AND position(${text} IN ${code}) > 0)`
  return sql`(${has(sql`lower(v.sku)`)} OR ${has(sql`lower(v.barcode)`)})`
}

/** The digits of a code that few others have: the last six of the longest number in it. Whatever holds the code holds them. */
export function telltaleDigits(typed: string): string | undefined {
  const numbers = typed.match(/[0-9]{3,}/g) ?? []
  return numbers
    .toReversed()
    .toSorted((one, other) => other.length - one.length)[0]
    ?.slice(-6)
}

/** SQL is that of a text which was tidied before. */
const tidied = (typed: string | SQL): SQL =>
  typeof typed === 'string' ? sql`${tidySearch(typed)}::text` : typed

/** As the column search_text is written: one Unicode form, lower case, Latin digits. */
export function inSearchForm(text: SQL): SQL {
  return sql`translate(lower(normalize(${text}, NFC)), '০১২৩৪৫৬৭৮৯', '0123456789')`
}

/** Found anywhere; what LIKE would read as a wildcard is text. */
export function asPattern(text: SQL): SQL {
  return sql`'%' || regexp_replace(${text}, '([\\\\%_])', '\\\\\\1', 'g') || '%'`
}
