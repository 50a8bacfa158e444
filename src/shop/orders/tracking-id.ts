import { randomInt } from 'node:crypto'

/** Without 0 o 1 l i, which people mix up when they read an id out on the phone (D14). */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const trackingIdLength = 10

/** 31 letters to the power of 10: nobody finds somebody else's order by trying. */
export function newTrackingId(): string {
  return Array.from({ length: trackingIdLength }, () => letters[randomInt(letters.length)]).join('')
}

/** Eight digits for people; random, so that they do not tell how many orders a shop has (D14). */
export function newOrderId(): string {
  return String(randomInt(10_000_000, 100_000_000))
}

/** Could this be a tracking ID at all? Spares the database what cannot match. */
export function looksLikeTrackingId(typed: string): boolean {
  return typed.length === trackingIdLength && [...typed].every((letter) => letters.includes(letter))
}
