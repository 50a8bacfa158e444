import { latinDigits } from '#platform/phone.ts'
import { priceRuleSchema, type PriceRule } from '#shop/catalog/desk/bulk/price-rule.ts'

const hundredths = 100

/** In whole hundredths; undefined where it is no number above or below 0. */
function numberIn(typed: string): number | undefined {
  const text = latinDigits(typed)
    .replaceAll(/[\s,৳%]/g, '')
    .replace('−', '-')
  if (!/^[+-]?\d{1,7}(\.\d{1,2})?$/.test(text)) return undefined
  return Math.round(Number(text) * hundredths) || undefined
}

/** Such as 5 or -2.5, as percent or as taka. */
export function ruleIn({ by, number }: { by: PriceRule['by']; number: string }) {
  const typed = numberIn(number)
  if (typed === undefined) return undefined
  const rule = by === 'percent' ? { by, basisPoints: typed } : { by, paisa: typed }
  return priceRuleSchema.safeParse(rule).data
}

/** Percent taken off, in hundredths: from 0.01 to 99. */
export function offIn(typed: string): number | undefined {
  const basisPoints = numberIn(typed)
  return basisPoints !== undefined && basisPoints > 0 && basisPoints <= 9900
    ? basisPoints
    : undefined
}

/** Pieces that came, or below 0 went. */
export function piecesIn(typed: string): number | undefined {
  const hundredthsOf = numberIn(typed)
  const pieces = hundredthsOf === undefined ? undefined : hundredthsOf / hundredths
  return Number.isInteger(pieces) && Math.abs(pieces ?? 0) <= 1_000_000 ? pieces : undefined
}
