import type { Amounts, RawLine, RawOrder } from './raw.ts'

type Priced = Pick<RawOrder, 'lines'>
type Discounts = Pick<RawOrder, 'discountInPaisa' | 'couponKind' | 'couponDiscountInPaisa'>

const grossOf = ({ quantity, unitPriceInPaisa }: RawLine) => quantity * unitPriceInPaisa

export const goodsOf = (lines: readonly RawLine[]): number =>
  lines.reduce((sum, line) => sum + grossOf(line), 0)

/** What staff and coupon take off the goods; what is more than they cost comes off the delivery. */
export function offGoods(goods: number, order: Discounts): number {
  const coupon = order.couponKind === 'free-delivery' ? 0 : order.couponDiscountInPaisa
  return Math.min(order.discountInPaisa + coupon, goods)
}

/** Of products of two sums of paisa: they may be larger than a number is exact. */
const shared = (amount: number, part: number, whole: number): number =>
  whole === 0 ? 0 : Number((BigInt(amount) * BigInt(part)) / BigInt(whole))

/** Some pieces of a line, from one to another. */
export function shareOf(
  line: RawLine,
  { from, to }: { from: number; to: number },
): Pick<Amounts, 'pieces' | 'gross' | 'discount' | 'costed' | 'cost'> {
  const pieces = to - from
  const gross = pieces * line.unitPriceInPaisa
  const whole = line.discountInPaisa
  const discount = shared(whole, to, line.quantity) - shared(whole, from, line.quantity)
  const isKnown = line.purchaseCostInPaisa !== null
  return {
    pieces,
    gross,
    discount,
    costed: isKnown ? gross - discount : 0,
    cost: pieces * (line.purchaseCostInPaisa ?? 0),
  }
}

/** Costs of all lines. */
export function wholeOf(order: Priced): Pick<Amounts, 'costed' | 'cost'> {
  const shares = order.lines.map((line) => shareOf(line, { from: 0, to: line.quantity }))
  return {
    costed: shares.reduce((sum, { costed }) => sum + costed, 0),
    cost: shares.reduce((sum, { cost }) => sum + cost, 0),
  }
}
