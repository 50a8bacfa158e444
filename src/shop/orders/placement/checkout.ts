import {
  isForSale,
  priceNow,
  publicName,
  type SellableVariant,
} from '#shop/catalog/sellable/sellable.ts'
import type { CouponRefusal } from '#shop/coupons/coupon.ts'
import { deliveryCharge, weightOf, type DeliveryTerms } from '#shop/delivery/zone.ts'
import type { OrderRules } from '#shop/settings/settings.ts'
import { judgeOffered, type OfferedCoupon } from '../coupons/offered.ts'
import { refuseDiscount, type DiscountOverLimit } from '../discount-limit.ts'
import { limitedLines, type LimitedLine } from '../limits/limit-per-order.ts'

export interface RequestedLine {
  variantId: string
  quantity: number
  /** What the shopper was shown; compared, never charged. */
  seenPriceInPaisa?: number | undefined
}

export interface RequestedCart {
  lines: readonly RequestedLine[]
  /** What the shopper was shown; compared, never charged. */
  seenDeliveryChargeInPaisa?: number | undefined
  seenCouponDiscountInPaisa?: number | undefined
}

export interface CheckedLine {
  variant: SellableVariant
  quantity: number
  /** What is charged. */
  unitPriceInPaisa: number
  /** What the catalogue says; the same unless staff sell it for another price. */
  listPriceInPaisa: number
}

interface Totals {
  subtotalInPaisa: number
  deliveryChargeInPaisa: number
  /** Left out where there is no coupon. */
  couponDiscountInPaisa?: number
  grandTotalInPaisa: number
}

interface PriceChange {
  variantId: string
  product: string
  seenPriceInPaisa: number
  priceInPaisa: number
}

interface DeliveryChange {
  seenChargeInPaisa: number
  chargeInPaisa: number
}

interface CouponChange {
  seenDiscountInPaisa: number
  discountInPaisa: number
}

export type Checkout = ({ outcome: 'ready'; lines: CheckedLine[] } & Totals) | CheckoutRefusal

export type CheckoutRefusal =
  | { outcome: 'cart-empty' }
  /** Unknown, or not for sale now; `product` is null where shoppers never saw it. */
  | { outcome: 'not-sold'; lines: { variantId: string; product: string | null }[] }
  | { outcome: 'sold-out'; lines: { variantId: string; product: string; left: number }[] }
  /** More of one product than one order may have. `left`: of this variant, beside what the order has of the others. */
  | { outcome: 'limit-per-order'; lines: LimitedLine[] }
  | {
      outcome: 'price-changed'
      lines: PriceChange[]
      delivery: DeliveryChange | null
      /** Where it takes off something else than was said. */
      coupon?: CouponChange
    }
  | { outcome: 'coupon-refused'; refusal: CouponRefusal }
  | DiscountOverLimit
  /** Of the goods it is less, or of the pieces more, than the merchant takes as one order. */
  | { outcome: 'below-least'; leastInPaisa: number; missingInPaisa: number }
  | { outcome: 'too-many-pieces'; most: number }

export interface CheckoutFacts {
  variants: readonly SellableVariant[]
  /** Null where nothing is brought to anybody. */
  terms: DeliveryTerms | null
  now: Date
  rules?: OrderRules | undefined
  /** Left out where nobody typed one. */
  coupon?: OfferedCoupon | undefined
  /**
   * Where staff take it down: what they sell for another price than the catalogue's, by variant, in paisa. They know for whom, and are
   * held to no limit but that of discounts.
   */
  taken?:
    | { overrides?: ReadonlyMap<string, number>; discountLimitPercent?: number | null }
    | undefined
}

/** Decides whether this cart can become an order. Reads nothing, writes nothing (D12, D13). */
export function checkOut(cart: RequestedCart, facts: CheckoutFacts): Checkout {
  const wanted = addUp(cart.lines)
  if (wanted.size === 0) return { outcome: 'cart-empty' }

  const known = new Map(facts.variants.map((variant) => [variant.id, variant]))
  const notSold = [...wanted.keys()].filter((id) => {
    const variant = known.get(id)
    return !variant || !isForSale(variant, facts.now)
  })
  if (notSold.length > 0) {
    const nameOf = (id: string) =>
      facts.taken ? (known.get(id)?.name ?? null) : publicName(known.get(id), facts.now)
    const lines = notSold.map((id) => ({ variantId: id, product: nameOf(id) }))
    return { outcome: 'not-sold', lines }
  }

  const lines: CheckedLine[] = [...wanted].flatMap(([id, quantity]) => {
    const variant = known.get(id)
    if (!variant) return []
    const listPriceInPaisa = priceNow(variant, facts.now)
    const unitPriceInPaisa = facts.taken?.overrides?.get(id) ?? listPriceInPaisa
    return [{ variant, quantity, unitPriceInPaisa, listPriceInPaisa }]
  })
  const short = lines.filter(({ variant, quantity }) => variant.stock < quantity)
  if (short.length > 0) {
    return {
      outcome: 'sold-out',
      lines: short.map(({ variant }) => ({
        variantId: variant.id,
        product: variant.name,
        left: variant.stock,
      })),
    }
  }
  const limited = facts.taken ? [] : limitedLines(lines)
  if (limited.length > 0) return { outcome: 'limit-per-order', lines: limited }
  const totals = totalsOf(lines, facts.terms)
  const refusal = priceChanges(cart, lines, totals) ?? brokenRule(lines, totals, facts)
  return refusal ?? withCoupon(cart, { lines, totals }, facts)
}

function withCoupon(
  cart: RequestedCart,
  { lines, totals }: { lines: CheckedLine[]; totals: Totals },
  { coupon: offered, now, taken: { discountLimitPercent = null } = {} }: CheckoutFacts,
): Checkout {
  if (!offered) return { outcome: 'ready', lines, ...totals }
  const judged = judgeOffered(offered, { ...totals, lines, now })
  if (judged.outcome === 'refused') {
    const { outcome: _, ...refusal } = judged
    return { outcome: 'coupon-refused', refusal }
  }
  const { discountInPaisa } = judged
  const offGoodsInPaisa = offered.coupon?.kind === 'free-delivery' ? 0 : discountInPaisa
  const excess = refuseDiscount(offGoodsInPaisa, totals.subtotalInPaisa, discountLimitPercent)
  if (excess) return excess
  const seen = cart.seenCouponDiscountInPaisa ?? discountInPaisa
  if (seen !== discountInPaisa) {
    const change = { seenDiscountInPaisa: seen, discountInPaisa }
    return { outcome: 'price-changed', lines: [], delivery: null, coupon: change }
  }
  const grandTotalInPaisa = totals.grandTotalInPaisa - discountInPaisa
  const couponDiscountInPaisa = discountInPaisa
  return { outcome: 'ready', lines, ...totals, couponDiscountInPaisa, grandTotalInPaisa }
}

/** Staff who take an order down are held to no rule. */
function brokenRule(
  lines: readonly CheckedLine[],
  { subtotalInPaisa }: Totals,
  { rules, taken }: CheckoutFacts,
): CheckoutRefusal | undefined {
  if (!rules || taken) return undefined
  const { leastInPaisa, mostPieces } = rules
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  if (mostPieces !== null && pieces > mostPieces)
    return { outcome: 'too-many-pieces', most: mostPieces }
  if (leastInPaisa === null || subtotalInPaisa >= leastInPaisa) return undefined
  const missingInPaisa = leastInPaisa - subtotalInPaisa
  return { outcome: 'below-least', leastInPaisa, missingInPaisa }
}

/** A variant that stands in several lines is one line (D10). */
export function addUp(lines: readonly RequestedLine[]): Map<string, number> {
  const wanted = new Map<string, number>()
  for (const { variantId, quantity } of lines) {
    wanted.set(variantId, (wanted.get(variantId) ?? 0) + quantity)
  }
  return wanted
}

function totalsOf(
  lines: readonly Pick<CheckedLine, 'variant' | 'quantity' | 'unitPriceInPaisa'>[],
  terms: DeliveryTerms | null,
): Totals {
  const subtotalInPaisa = lines.reduce(
    (sum, { quantity, unitPriceInPaisa }) => sum + quantity * unitPriceInPaisa,
    0,
  )
  const weightInGrams = weightOf(
    lines.map(({ variant, quantity }) => ({ weightInGrams: variant.weightInGrams, quantity })),
  )
  const parcel = { subtotalInPaisa, weightInGrams }
  const deliveryChargeInPaisa = terms ? deliveryCharge(terms, parcel) : 0
  const grandTotalInPaisa = subtotalInPaisa + deliveryChargeInPaisa
  return { subtotalInPaisa, deliveryChargeInPaisa, grandTotalInPaisa }
}

function priceChanges(
  cart: RequestedCart,
  lines: readonly Pick<CheckedLine, 'variant' | 'listPriceInPaisa'>[],
  totals: Totals,
): CheckoutRefusal | undefined {
  const seenPrices = new Map(cart.lines.map((line) => [line.variantId, line.seenPriceInPaisa]))
  const changed = lines.flatMap(({ variant, listPriceInPaisa }) => {
    const seen = seenPrices.get(variant.id)
    if (seen === undefined || seen === listPriceInPaisa) return []
    const { id: variantId, name: product } = variant
    return [{ variantId, product, seenPriceInPaisa: seen, priceInPaisa: listPriceInPaisa }]
  })
  const seenCharge = cart.seenDeliveryChargeInPaisa
  const chargeInPaisa = totals.deliveryChargeInPaisa
  const delivery =
    seenCharge === undefined || seenCharge === chargeInPaisa
      ? null
      : { seenChargeInPaisa: seenCharge, chargeInPaisa }
  if (changed.length === 0 && delivery === null) return undefined
  return { outcome: 'price-changed', lines: changed, delivery }
}
