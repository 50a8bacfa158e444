import { sql, type SQL } from 'drizzle-orm'
import { asPattern, tidied } from '../listings/shown-products.ts'

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
