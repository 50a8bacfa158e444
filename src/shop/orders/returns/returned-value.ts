import type { Returned } from './returned.ts'

interface Line extends Returned {
  quantity: number
  unitPriceInPaisa: number
  /** Of all its pieces. */
  discountInPaisa: number
}

/** What the pieces of a line that came back were sold for, after their share of the discount. Shares of single pieces add up to the whole. */
export const valueOfReturned = (lines: readonly Line[]): number =>
  lines.reduce((sum, line) => {
    const pieces = line.returnedFit + line.returnedUnfit
    const discount = Math.floor((line.discountInPaisa * pieces) / line.quantity)
    return sum + pieces * line.unitPriceInPaisa - discount
  }, 0)
