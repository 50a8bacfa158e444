import type { Language } from './language.ts'

/** Mobile numbers of Bangladesh (D15). */

const banglaZero = '০'.codePointAt(0) ?? 0

export function latinDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String((digit.codePointAt(0) ?? 0) - banglaZero))
}

/** E.164 (+8801712345678) for a mobile number in any usual spelling; undefined for anything else (D15). */
export function parsePhone(typed: string): string | undefined {
  const digits = latinDigits(typed).replace(/[\s().\-‐-―]/g, '')
  const local = digits.replace(/^(\+880|00880|880)/, '0').replace(/^00(?=1)/, '0')
  return /^01[3-9]\d{8}$/.test(local) ? `+88${local}` : undefined
}

/** 01712-345678 or ০১৭১২-৩৪৫৬৭৮, as people in Bangladesh write a number. */
export function formatPhone(e164: string, language: Language): string {
  const local = e164.replace(/^\+88/, '')
  const written = `${local.slice(0, 5)}-${local.slice(5)}`
  return language === 'bn' ? banglaDigits(written) : written
}

const banglaDigits = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(banglaZero + Number(digit)))
