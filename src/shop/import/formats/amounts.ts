/** Numbers and moments as people and programs write them in a spreadsheet. Undefined means it cannot be read. */

const banglaZero = 0x09e6

function latinDigits(text: string): string {
  return text.replaceAll(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - banglaZero))
}

/** 1250 · 1250.00 · 1,250.50 · 1,23,456 · ৳ ১,২৫০ → paisa. A comma never stands for a decimal point. */
export function readAmount(text: string): number | undefined {
  const plain = latinDigits(text)
    .trim()
    .replace(/^(৳|tk\.?|bdt)/i, '')
    .replace(/(৳|tk\.?|bdt|\/-)$/i, '')
    .trim()
  const parts = /^(\d+|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})(?:\.(\d{0,2})0*)?$/.exec(plain)
  if (!parts) return undefined
  const paisa =
    Number(parts[1]?.replaceAll(',', '')) * 100 + Number((parts[2] ?? '').padEnd(2, '0'))
  return Number.isSafeInteger(paisa) ? paisa : undefined
}

/** A whole number, also below zero: shops that sell more than they have write -2. */
export function readWhole(text: string): number | undefined {
  const plain = latinDigits(text).trim()
  const whole = /^-?\d+(\.0*)?$/.test(plain) ? Number(plain) : undefined
  return whole !== undefined && Number.isSafeInteger(whole) ? whole : undefined
}

/** 2026-11-30 · 2026-11-30 18:00 · 2026-11-30T18:00:00Z. Without a zone it is the time in Dhaka (D26). */
export function readMoment(text: string): Date | undefined {
  const parts =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?))?\s*(Z|[+-]\d{2}:?\d{2})?$/.exec(
      latinDigits(text).trim(),
    )
  if (!parts) return undefined
  const [, day, time = '00:00', zone = '+06:00'] = parts
  const moment = new Date(`${day}T${time.length === 5 ? `${time}:00` : time}${zone}`)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

/** Taka as a plain number that every spreadsheet reads: 1250 or 99.50. */
export function writeAmount(paisa: number | null): string {
  if (paisa === null) return ''
  const rest = paisa % 100
  const whole = (paisa - rest) / 100
  return rest === 0 ? String(whole) : `${whole}.${String(rest).padStart(2, '0')}`
}
