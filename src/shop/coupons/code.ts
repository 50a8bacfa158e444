/** Without 0 O 1 I L, which people mix up when they read a code from paper or on the phone. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** 31 letters to the power of 8: nobody finds one of them by trying. */
const randomLength = 8

export const longestCode = 40

/** What a merchant may call a code themselves. */
export const codePattern = /^[A-Z0-9][A-Z0-9-]{2,39}$/

/** Before the random part of codes made in bulk. */
export const prefixPattern = /^[A-Z0-9]{0,12}$/

/** Nothing that somebody types is longer, with a space after each letter. */
const longestTyped = 100

/** Capitals, spaces, other dashes and Bangla digits are slips of the hand, not another code. */
export function tidyCode(typed: string): string {
  return typed
    .slice(0, longestTyped)
    .normalize('NFKC')
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x9e6))
    .replace(/\p{Pd}/gu, '-')
    .replace(/[\s\p{Cf}]/gu, '')
    .toUpperCase()
}

/** `random`: a whole number from 0 to one less than what it is given. */
export function newCode(prefix: string, random: (most: number) => number): string {
  const part = Array.from({ length: randomLength }, () => letters[random(letters.length)]).join('')
  return prefix === '' ? part : `${prefix}-${part}`
}
