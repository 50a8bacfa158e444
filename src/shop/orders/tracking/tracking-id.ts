import { randomInt } from 'node:crypto'
import { latinDigits } from '#platform/phone.ts'

/** Without 0 o 1 l i, which people mix up when they read an id out on the phone (D14). */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const trackingIdLength = 10
/** An ID with room for a space after each letter; what is longer is something else. */
const longestTyped = 100

/** 31 letters to the power of 10: nobody finds somebody else's order by trying. */
export function newTrackingId(): string {
  return Array.from({ length: trackingIdLength }, () => letters[randomInt(letters.length)]).join('')
}

/** Eight digits for people; random, so that they do not reveal how many orders a shop has (D14). */
export function newOrderId(): string {
  return String(randomInt(10_000_000, 100_000_000))
}

/**
 * The tracking ID that somebody means (spec 5): capitals, spaces, dashes and Bangla digits are slips of the hand, not another
 * ID. Undefined for what cannot be one, which spares the database a question.
 */
export function parseTrackingId(typed: string): string | undefined {
  const id = latinDigits(typed.slice(0, longestTyped))
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toLowerCase()
  const isOne = id.length === trackingIdLength && [...id].every((sign) => letters.includes(sign))
  return isOne ? id : undefined
}
