import { stockStep } from './product.ts'

/** Pieces of one variant that leave or come back. */
export interface StockLine {
  variantId: string
  quantity: number
}

export interface StockChange {
  productId: string
  /** After the change. */
  stock: number
  /** Negative where pieces left. */
  change: number
}

/** What to announce: only where pages show another step than before. */
export function stepTopics(changes: readonly StockChange[]): string[] {
  const changed = changes.filter(
    ({ stock, change }) => stockStep(stock) !== stockStep(stock - change),
  )
  if (changed.length === 0) return []
  return ['catalog', ...new Set(changed.map(({ productId }) => `product:${productId}`))]
}
