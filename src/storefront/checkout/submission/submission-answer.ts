import type { OrderProblem } from '#shop/orders/buyer-contract.ts'
import type { PlacedOrderAnswer } from '#shop/orders/order-contract.ts'
import type { SaidRefusal } from '../coupon/refusal-words.ts'
import { fieldNames, type FieldName } from '../fields/draft.ts'

/** The outcomes of a request to place an order, as far as people need them distinguished. Money in paisa. */
export type SubmissionAnswer =
  | { outcome: 'placed'; order: PlacedOrderAnswer }
  | { outcome: 'check-fields'; fields: FieldProblems; cart: OrderProblem | null }
  | {
      outcome: 'price-changed'
      lines: LineChange[]
      delivery: PriceStep | null
      /** What it takes off. */
      coupon?: PriceStep
    }
  | { outcome: 'coupon-refused'; refusal: SaidRefusal }
  | { outcome: 'short'; lines: ShortLine[] }
  | { outcome: 'cart-empty' }
  /** So much more of goods, and it is an order the shop takes. */
  | { outcome: 'below-least'; leastInPaisa: number; missingInPaisa: number }
  | { outcome: 'too-many-pieces'; most: number }
  | { outcome: 'key-reused' }
  /** The shop lets nobody fetch orders any more. */
  | { outcome: 'pickup-ended' }
  /** More than the shop sends before it has talked to somebody (D28). `line`: of which product, where it is one. */
  | { outcome: 'over-limit'; manyOrders: 'open' | 'today' | null; line: LimitedLine | null }
  /** A buyer with this phone or account is asked to call (D28). */
  | { outcome: 'call-first' }
  | { outcome: 'too-many'; waitSeconds: number }
  /** The session has ended: nothing was placed, and the shopper signs in again or orders as a guest. */
  | { outcome: 'signed-out' }
  /** Of a blocked account: it is signed out already, and on the way to the login (spec 6). */
  | { outcome: 'blocked' }
  /** The shop cannot answer just now: nobody knows whether the order was placed. */
  | { outcome: 'away' }
  /** No answer came: nobody knows whether the order was placed. */
  | { outcome: 'no-connection' }

export type FieldProblem = OrderProblem | 'district-unknown' | 'area-unknown'
export type FieldProblems = Partial<Record<FieldName, FieldProblem>>

interface PriceStep {
  fromInPaisa: number
  toInPaisa: number
}

type LineChange = PriceStep & { variantId: string; product: string }

/** `left` 0: sold out; null: not sold any more. `limit`: one order may have no more of the product. */
export interface ShortLine {
  variantId: string
  product: string | null
  left: number | null
  limit?: number
}

type LimitedLine = Pick<ShortLine, 'variantId' | 'product'>

export function understandAnswer(
  status: number,
  content: unknown,
  retryAfter: string | null,
): SubmissionAnswer {
  const said = fieldsOf(content)
  if (status === 201) return { outcome: 'placed', order: content as PlacedOrderAnswer }
  if (status === 400 || status === 409) return understandRefusal(said)
  if (status === 401) return { outcome: 'signed-out' }
  if (status === 403 && said.code === 'user-disabled') return { outcome: 'blocked' }
  if (status === 413) return { outcome: 'check-fields', fields: {}, cart: 'too-many-lines' }
  if (status === 429) return { outcome: 'too-many', waitSeconds: Number(retryAfter) || 60 }
  return { outcome: 'away' }
}

const shortCodes: readonly unknown[] = ['sold-out', 'not-sold', 'limit-per-order']

function understandRefusal(said: Said): SubmissionAnswer {
  if (shortCodes.includes(said.code))
    return { outcome: 'short', lines: listOf(said.lines).map(shortLine) }
  switch (said.code) {
    case 'invalid':
      return { outcome: 'check-fields', ...problemsOf(Object.keys(fieldsOf(said.fields))) }
    case 'unknown-place':
      return { outcome: 'check-fields', fields: unknownPlaces(fieldsOf(said.fields)), cart: null }
    case 'price-changed':
      return {
        outcome: 'price-changed',
        lines: listOf(said.lines).map(lineChange),
        delivery: said.delivery ? deliveryChange(fieldsOf(said.delivery)) : null,
        ...(said.coupon ? { coupon: couponChange(fieldsOf(said.coupon)) } : {}),
      }
    case 'cart-empty':
      return { outcome: 'cart-empty' }
    case 'key-reused':
      return { outcome: 'key-reused' }
    case 'over-limit':
      return understandLimit(said)
    default:
      return understandRule(said)
  }
}

function understandRule(said: Said): SubmissionAnswer {
  const { code, leastInPaisa, missingInPaisa, most } = said
  if (code === 'coupon-refused') return { outcome: code, refusal: said as unknown as SaidRefusal }
  if (code === 'pickup-not-offered') return { outcome: 'pickup-ended' }
  if (code === 'too-many-pieces') return { outcome: code, most: Number(most) }
  if (code !== 'below-least') return { outcome: 'away' }
  return {
    outcome: code,
    leastInPaisa: Number(leastInPaisa),
    missingInPaisa: Number(missingInPaisa),
  }
}

function understandLimit({ reason, lines }: Said): SubmissionAnswer {
  if (reason === 'blocked') return { outcome: 'call-first' }
  const [line = null] = listOf(lines).map(limitedLine)
  const manyOrders = reason === 'orders' ? 'open' : reason === 'day' ? 'today' : null
  return { outcome: 'over-limit', manyOrders, line }
}

/** A field is refused only where the page's own check let it pass: the words are those of its first rule. */
const firstRule: Record<FieldName, OrderProblem> = {
  fullName: 'full-name-missing',
  phone: 'phone-invalid',
  email: 'email-invalid',
  district: 'district-missing',
  area: 'area-missing',
  address: 'address-too-short',
  note: 'note-too-long',
}

function problemsOf(paths: string[]): { fields: FieldProblems; cart: OrderProblem | null } {
  const refused = fieldNames.filter((name) => paths.includes(name))
  const fields = Object.fromEntries(refused.map((name) => [name, firstRule[name]]))
  return { fields, cart: refused.length < paths.length ? 'line-invalid' : null }
}

function unknownPlaces(fields: Said): FieldProblems {
  return {
    ...('district' in fields ? { district: 'district-unknown' } : {}),
    ...('area' in fields ? { area: 'area-unknown' } : {}),
  }
}

const lineChange = (line: Said): LineChange => ({
  variantId: String(line.variantId),
  product: String(line.product),
  fromInPaisa: Number(line.seenPriceInPaisa),
  toInPaisa: Number(line.priceInPaisa),
})

const deliveryChange = (delivery: Said): PriceStep => ({
  fromInPaisa: Number(delivery.seenChargeInPaisa),
  toInPaisa: Number(delivery.chargeInPaisa),
})

const couponChange = (coupon: Said): PriceStep => ({
  fromInPaisa: Number(coupon.seenDiscountInPaisa),
  toInPaisa: Number(coupon.discountInPaisa),
})

const limitedLine = (line: Said): LimitedLine => ({
  variantId: String(line.variantId),
  product: typeof line.product === 'string' ? line.product : null,
})

const shortLine = (line: Said): ShortLine => ({
  ...limitedLine(line),
  left: typeof line.left === 'number' ? line.left : null,
  ...(typeof line.limit === 'number' && { limit: line.limit }),
})

type Said = Record<string, unknown>

const fieldsOf = (value: unknown): Said =>
  typeof value === 'object' && value !== null ? (value as Said) : {}

const listOf = (value: unknown): Said[] => (Array.isArray(value) ? value.map(fieldsOf) : [])
