import { mostOfOneLine } from '#shop/cart/cart.ts'
import type { ChargeTerms, Zone } from '#shop/delivery/zone.ts'
import { mostLines, type OrderStatus } from '../order.ts'
import { chargeOfEdit } from './charge-of-edit.ts'
import { takenOffBy, withDiscounts, type EditedCoupon } from '../coupons/edited-coupon.ts'
import { piecesOf, takenBy } from './pieces.ts'

/** What an edited order comes to: by the same rules on the page, as somebody types, and in the shop, when it is saved. */

export interface StandingLine {
  position: number
  /** Null once it is gone from the catalogue. */
  variantId: string | null
  quantity: number
  /** What it was sold for. */
  unitPriceInPaisa: number
}

export interface StandingOrder {
  /** Null: it is handed over in the shop. */
  zone: Zone | null
  lines: readonly StandingLine[]
  subtotalInPaisa: number
  deliveryChargeInPaisa: number
  deliveryChargeIsSet: boolean
  couponDiscountInPaisa?: number
}

/** With the position of a line that stands: that line, or with another variant the one it is exchanged for. Without: a new one. */
export interface WantedLine {
  position?: number | undefined
  variantId?: string | undefined
  /** 0 takes it out, as leaving it out does. */
  quantity: number
}

export interface WantedOrder {
  /** Null: it is handed over in the shop, and nobody is charged for bringing it. */
  zone: Zone | null
  lines: readonly WantedLine[]
  /** Null: as the zone says. */
  deliveryChargeInPaisa: number | null
  discountInPaisa: number
}

/** A variant as it could be added now. */
export interface OfferedVariant {
  id: string
  /** Today's price. */
  unitPriceInPaisa: number
  stock: number
  weightInGrams: number | null
  isForSale: boolean
}

export interface EditFacts {
  offered: readonly OfferedVariant[]
  terms: Readonly<Record<Zone, ChargeTerms>>
  /** Left out where the order was placed without one; null where the edit takes it away. */
  coupon?: EditedCoupon | null | undefined
  /** The edit gives it another coupon, or takes its coupon away. */
  isCouponNew?: boolean
}

export interface PricedLine {
  /** Undefined: it is new. */
  position: number | undefined
  variantId: string | null
  quantity: number
  unitPriceInPaisa: number
  /** Whether it keeps the price it was sold for, or gets today's. */
  price: 'kept' | 'todays'
}

/** With its share of what is taken off the goods. */
export type DiscountedLine = PricedLine & { discountInPaisa: number }

/** Why it cannot be saved so. `most`: how many pieces the line may have. */
export type EditProblem =
  | { what: 'no-lines' | 'discount-too-large' | 'too-many-lines' }
  | { what: 'unknown-line'; position: number }
  | { what: 'not-sold'; variantId: string }
  | { what: 'sold-out'; variantId: string | null; most: number }

export interface PricedOrder {
  lines: DiscountedLine[]
  /** How many pieces of each variant leave the stock; fewer than 0 come back. */
  taken: { variantId: string; quantity: number }[]
  subtotalInPaisa: number
  /** What delivery costs where nobody sets it. */
  zoneChargeInPaisa: number
  deliveryChargeInPaisa: number
  discountInPaisa: number
  couponDiscountInPaisa: number
  grandTotalInPaisa: number
  problems: EditProblem[]
}

/** What has left the house is not changed any more: it is returned (D17). */
export const canEdit = (status: OrderStatus): boolean =>
  status === 'Pending' || status === 'Processing'

/** Whether an entry of the history is an edit that came after this version was read. */
export const isEditAfter = (
  { field, from }: { field: string; from: string | null },
  version: number,
): boolean => field === 'edit' && Number(from) >= version

/**
 * A line that stays keeps the price it was sold for, also for more pieces; one that is added or exchanged gets today's. A variant is one
 * line (D10): what is added to it joins the line that stands.
 */
export function priceEdit(
  standing: StandingOrder,
  wanted: WantedOrder,
  { offered, terms, coupon, isCouponNew = false }: EditFacts,
): PricedOrder {
  const known = new Map(offered.map((variant) => [variant.id, variant]))
  const { lines, problems } = joinLines(standing, wanted.lines, known)
  const taken = takenBy(standing.lines, lines)
  const subtotalInPaisa = lines.reduce(
    (sum, line) => sum + line.quantity * line.unitPriceInPaisa,
    0,
  )
  const zoneChargeInPaisa = chargeOfEdit(
    standing,
    { zone: wanted.zone, lines, subtotalInPaisa },
    { known, terms },
  )
  const chargedInPaisa = wanted.zone === null ? 0 : wanted.deliveryChargeInPaisa
  const deliveryChargeInPaisa = chargedInPaisa ?? zoneChargeInPaisa
  const { discountInPaisa } = wanted
  const couponDiscountInPaisa = takenOffBy(coupon, standing, {
    lines,
    isSame: taken.length === 0,
    isCouponNew,
    subtotalInPaisa,
    deliveryChargeInPaisa,
  })
  const grandTotalInPaisa =
    subtotalInPaisa + deliveryChargeInPaisa - discountInPaisa - couponDiscountInPaisa
  const offProductsInPaisa = coupon?.kind === 'free-delivery' ? 0 : couponDiscountInPaisa
  if (lines.length === 0) problems.push({ what: 'no-lines' })
  if (lines.length > mostLines) problems.push({ what: 'too-many-lines' })
  if (discountInPaisa > subtotalInPaisa - offProductsInPaisa)
    problems.push({ what: 'discount-too-large' })
  problems.push(...shortOf(standing.lines, lines, known))
  return {
    lines: withDiscounts(lines, coupon, { couponInPaisa: offProductsInPaisa, discountInPaisa }),
    taken,
    subtotalInPaisa,
    zoneChargeInPaisa,
    deliveryChargeInPaisa,
    discountInPaisa,
    couponDiscountInPaisa,
    grandTotalInPaisa,
    problems,
  }
}

type Known = ReadonlyMap<string, OfferedVariant>

interface Joined {
  lines: PricedLine[]
  problems: EditProblem[]
}

/** Lines that stay come first, so that what is added joins them. */
function joinLines(standing: StandingOrder, wanted: readonly WantedLine[], known: Known): Joined {
  const before = new Map(standing.lines.map((line) => [line.position, line]))
  const problems: EditProblem[] = []
  const used = new Set<number>()
  const usable = wanted.filter(({ position }) => {
    if (position === undefined) return true
    const isUsable = before.has(position) && !used.has(position)
    if (!isUsable) problems.push({ what: 'unknown-line', position })
    used.add(position)
    return isUsable
  })
  const lines: PricedLine[] = []
  const [kept, others] = [true, false].map((isKept) =>
    usable.filter(
      (line) => line.quantity > 0 && (formerLine(line, before) !== undefined) === isKept,
    ),
  )
  for (const line of [...(kept ?? []), ...(others ?? [])]) {
    const priced = priceLine(line, formerLine(line, before), known)
    if (!priced?.isForSale) problems.push({ what: 'not-sold', variantId: line.variantId ?? '' })
    if (priced) join(lines, priced.line)
  }
  return { lines: lines.toSorted(byPosition), problems }
}

function formerLine(
  { position, variantId }: WantedLine,
  before: ReadonlyMap<number, StandingLine>,
): StandingLine | undefined {
  const line = position === undefined ? undefined : before.get(position)
  return variantId === undefined || variantId === line?.variantId ? line : undefined
}

function priceLine(
  { position, variantId, quantity }: WantedLine,
  kept: StandingLine | undefined,
  known: Known,
): { line: PricedLine; isForSale: boolean } | undefined {
  if (kept) {
    const { unitPriceInPaisa } = kept
    const line = { position, variantId: kept.variantId, quantity, unitPriceInPaisa }
    return { line: { ...line, price: 'kept' }, isForSale: true }
  }
  const variant = known.get(variantId ?? '')
  if (!variant) return undefined
  const { id, unitPriceInPaisa, isForSale } = variant
  return {
    line: { position, variantId: id, quantity, unitPriceInPaisa, price: 'todays' },
    isForSale,
  }
}

function join(lines: PricedLine[], line: PricedLine): void {
  const same = lines.find(({ variantId }) => variantId !== null && variantId === line.variantId)
  if (same) same.quantity += line.quantity
  else lines.push(line)
}

/** New ones come behind. */
const byPosition = (one: PricedLine, other: PricedLine) =>
  (one.position ?? Number.MAX_SAFE_INTEGER) - (other.position ?? Number.MAX_SAFE_INTEGER)

function shortOf(
  before: readonly StandingLine[],
  after: readonly PricedLine[],
  known: Known,
): EditProblem[] {
  const stood = piecesOf(before)
  const ownOf = ({ position, variantId }: PricedLine) => {
    if (variantId !== null) return stood.get(variantId) ?? 0
    return before.find((line) => line.position === position)?.quantity ?? 0
  }
  return after.flatMap((line) => {
    const { variantId, quantity } = line
    const own = ownOf(line)
    // Fewer than before can always be had.
    const most = Math.max(own, Math.min(own + stockOf(known, variantId), mostOfOneLine))
    return quantity > most ? [{ what: 'sold-out' as const, variantId, most }] : []
  })
}

const stockOf = (known: Known, variantId: string | null) => known.get(variantId ?? '')?.stock ?? 0
