import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { likePattern } from '#platform/text/like-pattern.ts'

/**
 * That a word stands in a text that has an index of trigrams. The index is asked for the part of it that few have: lists of trigrams that
 * every phone begins with, or half of all e-mails end with, are as long as the table (docs/decisions/0123).
 */
export function containsWord(text: SQL | PgColumn, word: string, isCommon = false): SQL {
  const part = isCommon ? shortPartOf(word) : rarePartOf(word)
  const hasPart = sql`${text} LIKE ${likePattern(part)}`
  return part === word ? hasPart : sql`(${hasPart} AND position(${word}::text IN ${text}) > 0)`
}

/** The end of a name. Lists of trigrams of a common name are all as long: half of them tell as much, in half of the time. */
const shortPartOf = (word: string): string =>
  /^[a-z]+$/.test(word) ? word.slice(-4) : rarePartOf(word)

/** More digits than these are shared with nobody. */
const rareDigits = 6

/** The end of a long number; of an e-mail the number in it, or letters and digits before its sign; else the whole word. */
export function rarePartOf(word: string): string {
  if (/^\d+$/.test(word)) return word.slice(-rareDigits)
  const [before = '', behind] = word.split('@')
  if (behind === undefined) return word
  const number = before.split(/\D/).at(-1) ?? ''
  if (number.length > 4) return number.slice(-rareDigits)
  const named = before.split(/[^a-z0-9]/).at(-1) ?? ''
  return named.length > 3 && /\d/.test(named) ? `${named}@` : word
}
