import { latinDigits } from '#platform/phone.ts'
import { searchForm } from '#platform/text/search-form.ts'
import { tidyLine } from '#platform/text/tidy.ts'
import { parseTrackingId } from '../tracking/tracking-id.ts'

/** How the text that somebody typed to find an order is looked for. */
export interface TypedSearch {
  /** Each must stand somewhere in what an order is known by: in the form of searches, with Latin digits. */
  words: string[]
  /** Where the text is one, however it is written. */
  trackingId: string | undefined
  /** As typed, for names and numbers of goods. */
  text: string
}

/** Shorter text has no trigrams: no index finds it (docs/decisions/0091). */
const shortestWord = 3

/** Undefined where nothing in it is long enough to look for. */
export function parseSearch(typed: string): TypedSearch | undefined {
  const text = tidyLine(typed)
  const folded = latinDigits(searchForm(text))
  // A phone or an order number is one word, wherever its spaces and dashes stand.
  const whole = digitsOf(folded)
  const words = whole === undefined ? folded.split(' ').map(wordOf) : [whole]
  if (!words.some((word) => [...word].length >= shortestWord)) return undefined
  return { words: words.filter(Boolean), trackingId: parseTrackingId(text), text }
}

const wordOf = (word: string) => digitsOf(word) ?? word

/** 01712-345 678, (+880) 1712… and 00880 1712… as they stand in E.164; undefined where it is no number. */
function digitsOf(text: string): string | undefined {
  const digits = text.replace(/[\s().+#\-‐-―]/g, '')
  return /^\d+$/.test(digits) ? digits.replace(/^00(?=880)/, '') : undefined
}
