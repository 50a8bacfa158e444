import { piecesOut, type Returned } from './returned.ts'

interface Totals {
  subtotalInPaisa: number
  deliveryChargeInPaisa: number
  discountInPaisa: number
  grandTotalInPaisa: number
}

interface Line extends Returned {
  quantity: number
  unitPriceInPaisa: number
}

/**
 * What an order comes to for what its buyer keeps: without the pieces that came back, at the prices they were sold for. The parcel was
 * delivered, so its charge stays; a discount stays as long as there are goods that it is taken off. The order itself keeps its totals: what
 * is given back is a refund (D18).
 */
export function totalsOfKept({
  lines,
  deliveryChargeInPaisa,
  discountInPaisa,
}: Totals & { lines: readonly Line[] }): Totals {
  const subtotalInPaisa = lines.reduce(
    (sum, line) => sum + piecesOut(line) * line.unitPriceInPaisa,
    0,
  )
  const discount = Math.min(discountInPaisa, subtotalInPaisa)
  return {
    subtotalInPaisa,
    deliveryChargeInPaisa,
    discountInPaisa: discount,
    grandTotalInPaisa: subtotalInPaisa + deliveryChargeInPaisa - discount,
  }
}
