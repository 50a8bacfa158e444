/** Orders as their rows have them, and what is counted of them. */

export interface RawOrder {
  id: string
  status: string
  placedAt: Date
  statusChangedAt: Date
  discountInPaisa: number
  couponKind: string | null
  couponDiscountInPaisa: number
  /** Without what was returned. */
  grandTotalInPaisa: number
  returnedInPaisa: number
  /** In the order of positions. */
  lines: readonly RawLine[]
  /** The first one first. */
  changes: readonly RawChange[]
  /** What came back and was not taken back; the first one first. */
  returns: readonly { id: string; position: number; at: Date; pieces: number }[]
}

export interface RawLine {
  position: number
  quantity: number
  unitPriceInPaisa: number
  /** Of all its pieces. */
  discountInPaisa: number
  purchaseCostInPaisa: number | null
}

/** In whole paisa, but orders and pieces. */
export interface Amounts {
  orders: number
  pieces: number
  gross: number
  discount: number
  delivery: number
  costed: number
  cost: number
  /** Of money. */
  amount: number
}

/** An entry of the history of an order. */
export interface RawChange {
  id: string
  at: Date
  field: string
  from: string | null
  to: string
  amountInPaisa: number | null
  details: {
    lines?: { before: LineFacts | null; after: LineFacts | null }[]
    amounts?: Partial<Record<string, { from: number; to: number }>>
    isUndone?: boolean
    chargesInPaisa?: number
  } | null
}

interface LineFacts {
  quantity: number
  unitPriceInPaisa: number
}
