import type { Amounts, RawLine, RawOrder } from './raw.ts'

type Priced = Pick<RawOrder, 'lines' | 'discountInPaisa' | 'couponKind' | 'couponDiscountInPaisa'>

const grossOf = ({ quantity, unitPriceInPaisa }: RawLine) => quantity * unitPriceInPaisa

export const goodsOf = (lines: readonly RawLine[]): number =>
  lines.reduce((sum, line) => sum + grossOf(line), 0)

/** What staff and coupon take off the goods; what is more than they cost comes off the delivery. */
export function offGoods(
  goods: number,
  order: Pick<Priced, 'discountInPaisa' | 'couponKind' | 'couponDiscountInPaisa'>,
): number {
  const coupon = order.couponKind === 'free-delivery' ? 0 : order.couponDiscountInPaisa
  return Math.min(order.discountInPaisa + coupon, goods)
}

/** Of products of two sums of paisa: they may be larger than a number is exact. */
const shared = (amount: number, part: number, whole: number): number =>
  whole === 0 ? 0 : Number((BigInt(amount) * BigInt(part)) / BigInt(whole))

/** What of the discount of an order falls upon a line: shared out by what the lines up to it cost, so that nothing is lost. */
function discountOf(order: Priced, line: RawLine): number {
  const goods = goodsOf(order.lines)
  const off = offGoods(goods, order)
  const upTo = goodsOf(order.lines.filter(({ position }) => position <= line.position))
  return shared(off, upTo, goods) - shared(off, upTo - grossOf(line), goods)
}

/** Some pieces of a line, from one to another. */
export function shareOf(
  order: Priced,
  line: RawLine,
  { from, to }: { from: number; to: number },
): Pick<Amounts, 'pieces' | 'gross' | 'discount' | 'costed' | 'cost'> {
  const pieces = to - from
  const gross = pieces * line.unitPriceInPaisa
  const whole = discountOf(order, line)
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
  const shares = order.lines.map((line) => shareOf(order, line, { from: 0, to: line.quantity }))
  return {
    costed: shares.reduce((sum, { costed }) => sum + costed, 0),
    cost: shares.reduce((sum, { cost }) => sum + cost, 0),
  }
}
