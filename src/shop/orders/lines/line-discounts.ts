interface DiscountedLine {
  quantity: number
  unitPriceInPaisa: number
  /** Whether the coupon is for it. */
  isEligible: boolean
}

interface Discounts {
  /** What the coupon takes off the goods: 0 for free delivery. */
  couponInPaisa: number
  /** What staff take off the whole order. */
  discountInPaisa: number
}

/**
 * What is taken off each line (D34): the coupon only from the lines that it is for, by what they cost, then the discount of the staff by what
 * is left of each. Together they are exactly what is taken off the goods.
 */
export function lineDiscounts(
  lines: readonly DiscountedLine[],
  { couponInPaisa, discountInPaisa }: Discounts,
): number[] {
  const worths = lines.map(({ quantity, unitPriceInPaisa }) => quantity * unitPriceInPaisa)
  const eligible = worths.map((worth, index) => (lines[index]?.isEligible ? worth : 0))
  const byCoupon = shares(couponInPaisa, sumOf(eligible) > 0 ? eligible : worths)
  const left = worths.map((worth, index) => worth - (byCoupon[index] ?? 0))
  const byStaff = shares(discountInPaisa, left)
  return byCoupon.map((share, index) => share + (byStaff[index] ?? 0))
}

/** Each is the difference of two rounded sums, so that they add up; never more than all of them are worth. */
function shares(amount: number, worths: readonly number[]): number[] {
  const whole = sumOf(worths)
  const shared = Math.min(amount, whole)
  let [until, before] = [0, 0]
  return worths.map((worth) => {
    until += worth
    // More than a number is exact.
    const upTo = whole === 0 ? 0 : Number((BigInt(shared) * BigInt(until)) / BigInt(whole))
    const share = upTo - before
    before = upTo
    return share
  })
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
