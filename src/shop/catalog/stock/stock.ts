/** Pieces of one variant that leave or come back. */
export interface StockLine {
  variantId: string
  quantity: number
}

export interface StockChange {
  productId: string
  /** Slug of its category. */
  shelf: string
  /** After the change. */
  stock: number
  /** Negative where pieces left. */
  change: number
}
