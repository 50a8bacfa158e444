/** Pieces of one variant that leave or come back. */
export interface StockLine {
  variantId: string
  quantity: number
}

export interface StockChange {
  productId: string
  /** Slugs of the categories that it stands in. */
  shelves: readonly string[]
  /** After the change. */
  stock: number
  /** Negative where pieces left. */
  change: number
}
