import { and, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { likePattern } from '#platform/text/like-pattern.ts'
import { containsWord } from '../contains-word.ts'

/**
 * The parts of a text that few others have: each six digits in a row, and six signs with the @ behind them. The function stands in the
 * database: an index holds what it answers (docs/decisions/0205).
 */
export const rarePartsOf = (text: SQL | PgColumn): SQL => sql`rare_parts(${text})`

/** What every phone begins with, and up to two digits behind its operator: one in seven orders has it, or one in seven hundred. */
const beginsPhones = /^(?:8?8?0)?1[3-9]\d{0,2}$|^8?8?01?$/

/** A rare part of a word; every text that holds the word has it. Undefined where the word is too short, or what many have. */
export const rarePartIn = (word: string): string | undefined =>
  beginsPhones.test(word)
    ? undefined
    : (word.match(/[^ @]{6}@/u)?.[0] ?? word.match(/[0-9]{6}(?![0-9])/)?.[0])

/** Whether few have it, whatever PostgreSQL expects of it. */
export const isRareWord = (word: string): boolean =>
  rarePartIn(word) !== undefined || (/\d{4}/.test(word) && !beginsPhones.test(word))

/**
 * That each word stands in a text whose index holds its rare parts beside its trigrams. Where a word has one, the index is asked for
 * nothing else: lists of trigrams are a thousand times as long.
 */
export function containsWords(
  text: SQL | PgColumn,
  words: readonly string[],
  isCommon = false,
): SQL | undefined {
  const parts = words.flatMap((word) => rarePartIn(word) ?? [])
  if (parts.length === 0) return and(...words.map((word) => containsWord(text, word, isCommon)))
  return and(
    sql`${rarePartsOf(text)} @> ${sql.param(parts)}::text[]`,
    ...words.map((word) => sql`position(${word}::text IN ${text}) > 0`),
  )
}

/**
 * The same of one rare word, for statements that are prepared: by its part, or where it has none as a pattern of its trigrams. In a query of
 * its own a value is unknown when the plan is made, so that PostgreSQL makes it once.
 */
export const containsPrepared = (text: SQL | PgColumn): Record<'byPart' | 'byPattern', SQL> => ({
  byPart: sql`${rarePartsOf(text)} @> ARRAY[${placed('part')}] AND position(${placed('word')} IN ${text}) > 0`,
  byPattern: sql`${text} LIKE ${placed('pattern')}`,
})

const placed = (name: string): SQL => sql`(SELECT ${sql.placeholder(name)}::text)`

export interface PlacedWord {
  by: 'byPart' | 'byPattern'
  values: Record<string, string>
}

/** How one of these statements is asked for a word, and with what. */
export function placedWord(word: string): PlacedWord {
  const part = rarePartIn(word)
  return part === undefined
    ? { by: 'byPattern', values: { pattern: likePattern(word) } }
    : { by: 'byPart', values: { part, word } }
}

/** What was typed, where it is one word and nothing else is asked. */
export function loneWord(words: readonly string[] = [], filter: object): string | undefined {
  const [word, ...others] = words
  const isAlone = Object.entries(filter).every(
    ([name, asked]) => name === 'q' || asked === undefined,
  )
  return others.length === 0 && isAlone ? word : undefined
}
