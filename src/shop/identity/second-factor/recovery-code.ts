import { createHmac, randomInt } from 'node:crypto'
import { latinDigits } from '#platform/phone.ts'

/** How many somebody gets; each works once. */
const recoveryCodeCount = 10

/** Without i, l, o and u, which are taken for others on paper (Crockford). */
const signs = '0123456789abcdefghjkmnpqrstvwxyz'
/** Sixty bits. */
const length = 12

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () =>
    Array.from({ length }, () => signs.charAt(randomInt(signs.length))).join(''),
  )

/** As it is written down: k7pd-3mxq-w9tz. */
export const showRecoveryCode = (code: string): string => code.replace(/.{4}(?=.)/g, '$&-')

export type TypedCode = { kind: 'totp' | 'recovery'; code: string }

/** However it was typed: with spaces, in capitals, in Bangla digits. Nothing where it can be no code at all. */
export function readTypedCode(typed: string): TypedCode | undefined {
  const plain = latinDigits(typed)
    .toLowerCase()
    .replace(/[\s\p{Pd}]/gu, '')
  if (/^\d{6}$/.test(plain)) return { kind: 'totp', code: plain }
  const code = plain.replaceAll('o', '0').replace(/[il]/g, '1')
  return /^[0-9a-hjkmnp-tv-z]{12}$/.test(code) ? { kind: 'recovery', code } : undefined
}

/** What the database keeps of a code: without the shop's own key nobody can even try which one it is. */
export const hashRecoveryCode = (secret: string, userId: string, code: string): string =>
  createHmac('sha256', secret).update(`recovery-code ${userId} ${code}`).digest('base64url')
