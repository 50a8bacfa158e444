import { unitPriceInPaisa, type CartAction, type CartItem } from '#shop/cart/cart.ts'
import type { CartQuoteAnswer } from '#shop/orders/placement/quote-contract.ts'

/** What the catalogue says of a cart that has lain in a browser (D12). Money in paisa. */
export type LineNotice =
  | { kind: 'price'; fromInPaisa: number; toInPaisa: number }
  /** `limit`: of the product in one order, where that is why. */
  | { kind: 'fewer'; left: number; limit?: number }
  | { kind: 'sold-out' }
  | { kind: 'not-sold' }

export type LineNotices = ReadonlyMap<string, readonly LineNotice[]>

type QuotedLine = CartQuoteAnswer['lines'][number]

/** Line by line, only where something is not as the shopper saw it. */
export function noticesOf(items: readonly CartItem[], quote: CartQuoteAnswer): LineNotices {
  const quoted = new Map(quote.lines.map((line) => [line.variantId, line]))
  const notices = new Map<string, LineNotice[]>()
  for (const item of items) {
    const line = quoted.get(item.variantId)
    const found = line ? lineNotices(item, line) : []
    if (found.length > 0) notices.set(item.variantId, found)
  }
  return notices
}

function lineNotices(item: CartItem, line: QuotedLine): LineNotice[] {
  if (!line.sold) return [{ kind: 'not-sold' }]
  const notices: LineNotice[] = []
  if (line.stock === 'sold-out') notices.push({ kind: 'sold-out' })
  else if (line.left !== null) {
    const limit = line.limit === null ? {} : { limit: line.limit }
    notices.push({ kind: 'fewer', left: line.left, ...limit })
  }
  const seen = unitPriceInPaisa(item)
  if (seen !== line.unitPriceInPaisa) {
    notices.push({ kind: 'price', fromInPaisa: seen, toInPaisa: line.unitPriceInPaisa })
  }
  return notices
}

/** Once the cart holds the new prices they are no news to it: what was said of prices stays said, from the first price on. */
export function rememberPrices(earlier: LineNotices, latest: LineNotices): LineNotices {
  const remembered = new Map(latest)
  for (const [variantId, notices] of earlier) {
    const before = notices.find((notice) => notice.kind === 'price')
    if (!before) continue
    const now = remembered.get(variantId) ?? []
    const newer = now.find((notice) => notice.kind === 'price')
    const toInPaisa = newer ? newer.toInPaisa : before.toInPaisa
    const others = now.filter((notice) => notice.kind !== 'price')
    const price = { ...before, toInPaisa }
    const current = toInPaisa === before.fromInPaisa ? others : [...others, price]
    if (current.length > 0) remembered.set(variantId, current)
    else remembered.delete(variantId)
  }
  return remembered
}

/** Makes the cart hold what the catalogue says; how many stay the shopper's own decision. */
export function refreshActions(items: readonly CartItem[], quote: CartQuoteAnswer): CartAction[] {
  const quoted = new Map(quote.lines.map((line) => [line.variantId, line]))
  return items.flatMap((item) => {
    const line = quoted.get(item.variantId)
    if (!line?.sold) return []
    const { price, discountPrice } = line
    if (price === item.price && discountPrice === item.discountPrice) return []
    return [{ type: 'SET_PRICE' as const, variantId: item.variantId, price, discountPrice }]
  })
}

/** Without what the shopper has settled since: lines taken out, and fewer pieces wanted. */
export function remainingNotices(items: readonly CartItem[], notices: LineNotices): LineNotices {
  const remaining = new Map<string, readonly LineNotice[]>()
  for (const { variantId, quantity } of items) {
    const said = (notices.get(variantId) ?? []).filter(
      (notice) => notice.kind !== 'fewer' || notice.left < quantity,
    )
    if (said.length > 0) remaining.set(variantId, said)
  }
  return remaining
}

/** How many pieces of a line can be had: what its total counts, so that the lines add up to the subtotal. */
export function piecesToHave(quantity: number, notices: readonly LineNotice[]): number {
  return notices.reduce((pieces, notice) => {
    if (notice.kind === 'sold-out' || notice.kind === 'not-sold') return 0
    return notice.kind === 'fewer' ? Math.min(pieces, notice.left) : pieces
  }, quantity)
}

export const lineTotalInPaisa = (item: CartItem, pieces: number): number =>
  unitPriceInPaisa(item) * pieces

/** Leaves in the cart what can be had. */
export function actionsForNotices(notices: LineNotices): CartAction[] {
  return [...notices].flatMap(([variantId, said]) =>
    said.flatMap((notice) => {
      switch (notice.kind) {
        case 'fewer':
          return [takeWhatIsLeft(variantId, notice.left)]
        case 'sold-out':
        case 'not-sold':
          return [takeWhatIsLeft(variantId, 0)]
        case 'price':
          return []
      }
    }),
  )
}

export function takeWhatIsLeft(variantId: string, left: number): CartAction {
  return left > 0
    ? { type: 'SET_QUANTITY', variantId, quantity: left }
    : { type: 'REMOVE', variantId }
}
