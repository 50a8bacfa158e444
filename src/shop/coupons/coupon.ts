/** What a coupon takes off an order, when, and how often. */

export const couponKinds = ['fixed', 'percent', 'free-delivery'] as const
export type CouponKind = (typeof couponKinds)[number]

/** Which goods it is for; categories with all that stands in them. */
export const couponScopes = ['all', 'categories', 'products'] as const
export type CouponScope = (typeof couponScopes)[number]

/** What stays as it is once somebody has used the coupon: their order goes by it for as long as it can be edited. */
export interface CouponTerms {
  kind: CouponKind
  /** Of `fixed`. */
  amountInPaisa: number | null
  /** Of `percent`: of the goods that it is for. */
  percent: number | null
  /** Of `percent`: it takes off no more. */
  capInPaisa: number | null
  /** Of all goods of the order, before delivery; null: of any sum. */
  leastInPaisa: number | null
  goods: CouponScope
}

export interface CouponLimits {
  isActive: boolean
  /** The first moment counts, that of `endsAt` does not any more. */
  startsAt: Date | null
  endsAt: Date | null
  firstOrderOnly: boolean
  /** null: as many as want to. */
  mostUses: number | null
  mostUsesOfPhone: number | null
  /** Of each of its codes. */
  mostUsesOfCode: number | null
}

/** A coupon as it stands, looked up by one of its codes. */
export interface Coupon extends CouponTerms, CouponLimits {
  id: string
  code: string
  version: number
  uses: number
  usesOfCode: number
}

/** What somebody orders, as far as it matters to a coupon. */
export interface CouponCart {
  lines: readonly { isEligible: boolean; quantity: number; unitPriceInPaisa: number }[]
  /** Undefined where nobody knows yet where to. */
  deliveryChargeInPaisa: number | undefined
}

/** Of the buyer; undefined where the buyer is not known yet. */
export interface CouponHistory {
  usesOfPhone: number
  hasOrdered: boolean
}

/** Why it takes nothing off, in the order in which people are told. */
export type CouponRefusal =
  /** No coupon has this code, or it is switched off. */
  | { reason: 'unknown' | 'expired' | 'used-up' | 'used-by-phone' | 'not-first-order' }
  | { reason: 'not-yet'; startsAt: Date }
  | { reason: 'other-goods' }
  | { reason: 'below-least'; leastInPaisa: number; missingInPaisa: number }
  /** Delivery is free anyway, or it is a part of one taka. */
  | { reason: 'nothing-off' }
  /** Somebody tries one code after the other. */
  | { reason: 'too-many' }

export const couponReasons = [
  'unknown',
  'not-yet',
  'expired',
  'used-up',
  'used-by-phone',
  'not-first-order',
  'other-goods',
  'below-least',
  'nothing-off',
  'too-many',
] as const satisfies readonly CouponRefusal['reason'][]

export type CouponReason = (typeof couponReasons)[number]

export type CouponResult =
  | { outcome: 'granted'; discountInPaisa: number }
  | ({ outcome: 'refused' } & CouponRefusal)

export const couponStates = ['active', 'waiting', 'ended', 'used-up', 'off'] as const
export type CouponState = (typeof couponStates)[number]

type Standing = Pick<CouponLimits, 'isActive' | 'startsAt' | 'endsAt' | 'mostUses'> & {
  uses: number
}

export function stateOfCoupon(
  { isActive, startsAt, endsAt, mostUses, uses }: Standing,
  now: Date,
): CouponState {
  if (!isActive) return 'off'
  if (endsAt && endsAt <= now) return 'ended'
  if (isReached(mostUses, uses)) return 'used-up'
  return startsAt && startsAt > now ? 'waiting' : 'active'
}

/** What it takes off this order, or why nothing. */
export function judgeCoupon(
  coupon: Coupon | undefined,
  { cart, history, now }: { cart: CouponCart; history: CouponHistory | undefined; now: Date },
): CouponResult {
  if (!coupon) return { outcome: 'refused', reason: 'unknown' }
  const refusal = limitReached(coupon, history, now)
  return refusal ? { outcome: 'refused', ...refusal } : takeOff(coupon, cart)
}

/** Whether it counts for this buyer now, whatever they order. */
export function limitReached(
  coupon: Coupon,
  history: CouponHistory | undefined,
  now: Date,
): CouponRefusal | undefined {
  switch (stateOfCoupon(coupon, now)) {
    case 'off':
      return { reason: 'unknown' }
    case 'ended':
      return { reason: 'expired' }
    case 'used-up':
      return { reason: 'used-up' }
    case 'waiting':
      return { reason: 'not-yet', startsAt: coupon.startsAt ?? now }
    case 'active':
      if (isReached(coupon.mostUsesOfCode, coupon.usesOfCode)) return { reason: 'used-up' }
      return history && limitOfBuyer(coupon, history)
  }
}

function limitOfBuyer(
  { mostUsesOfPhone, firstOrderOnly }: Coupon,
  { usesOfPhone, hasOrdered }: CouponHistory,
): CouponRefusal | undefined {
  if (isReached(mostUsesOfPhone, usesOfPhone)) return { reason: 'used-by-phone' }
  return firstOrderOnly && hasOrdered ? { reason: 'not-first-order' } : undefined
}

const isReached = (most: number | null, uses: number) => most !== null && uses >= most

const hundredPercent = 100
const paisaOfTaka = 100

/** What its terms take off these goods and their delivery: by the same rules for a quote, an order, and an order that is edited. */
export function takeOff(terms: CouponTerms, cart: CouponCart): CouponResult {
  const eligible = cart.lines.filter(({ isEligible }) => isEligible)
  if (eligible.length === 0) return { outcome: 'refused', reason: 'other-goods' }
  const { leastInPaisa } = terms
  const missingInPaisa = (leastInPaisa ?? 0) - sumOf(cart.lines)
  if (leastInPaisa !== null && missingInPaisa > 0)
    return { outcome: 'refused', reason: 'below-least', leastInPaisa, missingInPaisa }
  const { deliveryChargeInPaisa } = cart
  if (terms.kind === 'free-delivery' && deliveryChargeInPaisa === undefined)
    return { outcome: 'granted', discountInPaisa: 0 }
  const discountInPaisa =
    terms.kind === 'free-delivery'
      ? (deliveryChargeInPaisa ?? 0)
      : discountOnProducts(terms, sumOf(eligible))
  return discountInPaisa === 0
    ? { outcome: 'refused', reason: 'nothing-off' }
    : { outcome: 'granted', discountInPaisa }
}

/** Never more than the goods cost. Shares are whole taka, rounded down: nobody pays paisa at the door. */
function discountOnProducts(
  { kind, amountInPaisa, percent, capInPaisa }: CouponTerms,
  sum: number,
): number {
  if (kind === 'fixed') return Math.min(amountInPaisa ?? 0, sum)
  const share = Math.floor((sum * (percent ?? 0)) / hundredPercent / paisaOfTaka) * paisaOfTaka
  return Math.min(share, capInPaisa ?? share)
}

const sumOf = (lines: CouponCart['lines']) =>
  lines.reduce((sum, { quantity, unitPriceInPaisa }) => sum + quantity * unitPriceInPaisa, 0)
