import { latinDigits } from './phone.ts'

/** Paisa for an amount of taka as people type it: 1250, ৳1,250.50 or ১২৫০; undefined for anything else. */
export function paisaFromTyped(typed: string): number | undefined {
  const plain = latinDigits(typed).replace(/[\s,৳]/g, '')
  const [, taka = '', paisa = ''] = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(plain) ?? []
  return taka === '' ? undefined : Number(taka) * 100 + Number(paisa.padEnd(2, '0'))
}

/** As it stands in a field: 1250 or 1250.50. */
export const typedFromPaisa = (paisa: number): string =>
  (paisa / 100).toFixed(paisa % 100 === 0 ? 0 : 2)
