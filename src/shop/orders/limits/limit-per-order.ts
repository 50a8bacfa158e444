import type { SellableVariant } from '#shop/catalog/sellable/sellable.ts'

/** How many pieces of one product an order may have. */

type Limited = Pick<SellableVariant, 'id' | 'productId' | 'limitPerOrder'>

export interface LimitedLine {
  variantId: string
  product: string
  limit: number
  left: number
}

/** Of which lines an order has more than it may have. */
export function limitedLines(
  lines: readonly { variant: Limited & { name: string }; quantity: number }[],
): LimitedLine[] {
  const allowances = allowEach(lines)
  return lines.flatMap(({ variant: { id, name, limitPerOrder }, quantity }) => {
    const allowed = allowances.get(id) ?? quantity
    if (limitPerOrder === null || allowed >= quantity) return []
    return [{ variantId: id, product: name, limit: limitPerOrder, left: allowed }]
  })
}

/** How many pieces of each variant one order may have: the limit of a product is shared out in the order of the lines. */
export function allowEach(
  lines: readonly {
    variant: Limited
    quantity: number
  }[],
): Map<string, number> {
  const taken = new Map<string, number>()
  return new Map(
    lines.flatMap(({ variant: { id, productId, limitPerOrder }, quantity }) => {
      if (limitPerOrder === null) return []
      const before = taken.get(productId) ?? 0
      const allowed = Math.min(quantity, Math.max(0, limitPerOrder - before))
      taken.set(productId, before + allowed)
      return [[id, allowed] as const]
    }),
  )
}
