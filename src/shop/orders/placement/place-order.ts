import type { Shop } from '#shop/shop.ts'
import { findSellable, recallSellable } from '#shop/catalog/sellable/find-sellable.ts'
import type { SellableVariant } from '#shop/catalog/sellable/sellable.ts'
import type { CouponRefusal } from '#shop/coupons/coupon.ts'
import { recallZoning } from '#shop/delivery/load-zoning.ts'
import type { DeliveryTerms } from '#shop/delivery/zone.ts'
import { addUp, checkOut, type CheckoutRefusal } from './checkout.ts'
import type { Confirmation } from '../confirmation.ts'
import { refuseTry } from '../coupons/admit-try.ts'
import { findTyped } from '../coupons/find-offered.ts'
import type { OfferedCoupon } from '../coupons/offered.ts'
import { couponOf } from '../coupons/use-coupon.ts'
import type { PlaceOrder } from '../contract.ts'
import type { DeliveryMethod } from '../order.ts'
import { findPlace, type UnknownPlace } from './find-place.ts'
import { estimateOf, findPlaced } from './find-placed.ts'
import { hashClient, hashRequest } from './hash-request.ts'
import type { LimitReason } from '../limits/limit-orders.ts'
import { recallSettings } from '#shop/settings/load-settings.ts'
import type { DeliveryPromise, OrderRules, Pickup } from '#shop/settings/settings.ts'
import { loadAllowances } from '../limits/load-allowances.ts'
import type { Allowances } from '../limits/order-limits.ts'
import {
  draftOrder,
  eventsOf,
  lineOf,
  removeFromSyncedCart,
  toWanted,
  type NamedLine,
} from './order-parts.ts'
import { describeTaking, distinctionOf, type TakenBy } from './describe-taking.ts'
import { saveOrder, saveTakenOrder } from './save-order.ts'

export type PlaceOrderResult =
  /** `replayed`: the same request was answered before, and this is that answer. */
  | ({ outcome: 'placed'; replayed: boolean } & Confirmation)
  | CheckoutRefusal
  | UnknownPlace
  /** The key belongs to another order. */
  | { outcome: 'key-reused' }
  /** The merchant offers shoppers no pickup, or no more. */
  | { outcome: 'pickup-not-offered' }
  | OverLimit

/**
 * More than phone or client may hold before anybody confirmed it (D28), more orders than a phone may have in a day, or staff want a call first.
 * `line`: what it is too much of, where it is one thing.
 */
export interface OverLimit {
  outcome: 'over-limit'
  reason: LimitReason
  line: NamedLine | null
}

/** Who sends it, as far as it is known. */
export interface PlacedBy {
  /** Of the account that is signed in. */
  customerId?: string | null
  /** The client's address. */
  ipAddress?: string
  /** Staff, who take it down for somebody. */
  taken?: TakenBy | undefined
}

/**
 * Something came between reading and writing: somebody bought the rest, a price changed, or by chance a new order id is taken
 * (one in a hundred for a shop with a million orders).
 */
const mostTries = 8

interface Attempt {
  outcome: 'prepared'
  /** With today's names of the places. */
  request: PlaceOrder
  placesBn: Pick<Confirmation, 'districtBn' | 'areaBn'>
  deliveryMethod: DeliveryMethod
  /** Null where it is handed over in the shop. */
  terms: DeliveryTerms | null
  keys: { idempotencyKey: string; requestHash: string }
  customerId: string | null
  allowances: Allowances
  client: string | null
  rules: OrderRules
  promise: DeliveryPromise
  /** Is a mail about each new order wanted? */
  tellsShop: boolean
  taken: TakenBy | undefined
  /** The coupon is not looked up: too many were tried. */
  couponRefusal: CouponRefusal | undefined
}

/** Reads and decides, then writes in one statement, which finds everything as it was read or writes nothing (D13). */
export async function placeOrder(
  shop: Shop,
  typed: PlaceOrder,
  idempotencyKey: string,
  by: PlacedBy = {},
): Promise<PlaceOrderResult> {
  const attempt = await prepare(shop, typed, { ...by, idempotencyKey })
  if (attempt.outcome !== 'prepared') return attempt
  const { request, keys } = attempt
  const ids = [...addUp(request.lines).keys()]
  for (let tries = 0; tries < mostTries; tries++) {
    // From memory the first time, which is almost always enough; but nobody is refused because of what is remembered.
    const fresh = tries > 0
    const coupon = await findTyped(shop.database, { ...attempt, variantIds: ids })
    const result = await shop.variantSemaphore.take(ids, async () => {
      const variants = await (fresh ? findSellable(shop.database, ids) : recallSellable(shop, ids))
      return tryToPlace(shop, attempt, { variants, coupon })
    })
    if (result.outcome === 'placed') return result
    if (!fresh) continue

    const earlier = await findPlaced(shop, idempotencyKey)
    if (earlier && earlier.requestHash !== keys.requestHash) return { outcome: 'key-reused' }
    if (earlier) return { outcome: 'placed', replayed: true, ...earlier.confirmation }
    if (result.outcome !== 'not-saved') return result
  }
  throw new Error(`Expected to place an order within ${mostTries} tries`)
}

async function prepare(
  shop: Shop,
  typed: PlaceOrder,
  { customerId = null, ipAddress, taken, idempotencyKey }: PlacedBy & { idempotencyKey: string },
): Promise<Attempt | UnknownPlace | { outcome: 'pickup-not-offered' }> {
  const deliveryMethod = methodOf(typed, taken)
  const { newOrderMail, orderRules, delivery, pickup } = await recallSettings(shop)
  if (deliveryMethod === 'pickup' && !mayBeFetched(pickup, taken))
    return { outcome: 'pickup-not-offered' }
  const destination = findPlace(typed, deliveryMethod, await recallZoning(shop))
  if (destination.outcome !== 'found') return destination
  const { place, placesBn, terms } = destination
  const request = { ...typed, ...place }
  const allowances = await loadAllowances(shop)
  const { coupon: code, phone } = request
  const couponRefusal =
    code === undefined ? undefined : await refuseTry(shop, { code, ipAddress, phone })
  const isCounted = allowances.client !== null && ipAddress !== undefined
  return {
    outcome: 'prepared',
    request,
    placesBn,
    deliveryMethod,
    terms,
    keys: {
      idempotencyKey,
      requestHash: hashRequest(request, ...distinctionOf(taken, deliveryMethod)),
    },
    customerId,
    allowances,
    rules: orderRules,
    promise: delivery,
    // The person who takes an order down knows of it; colleagues see it come in.
    tellsShop: newOrderMail.to !== '' && !taken,
    taken,
    couponRefusal,
    client: isCounted ? await hashClient(shop, ipAddress) : null,
  }
}

const methodOf = ({ deliveryMethod = 'delivery' }: PlaceOrder, taken: TakenBy | undefined) =>
  taken?.deliveryMethod ?? deliveryMethod

/** Staff hand over whatever shoppers are offered. */
const mayBeFetched = ({ isOffered }: Pickup, taken: TakenBy | undefined) =>
  isOffered || taken !== undefined

async function tryToPlace(
  shop: Shop,
  attempt: Attempt,
  { variants, coupon }: { variants: readonly SellableVariant[]; coupon: OfferedCoupon | undefined },
): Promise<PlaceOrderResult | { outcome: 'not-saved' }> {
  const { request, terms, rules, keys, customerId, client, tellsShop, taken } = attempt
  const { deliveryMethod } = attempt
  const { language } = request
  const now = shop.now()
  const checkout = checkOut(request, { variants, terms, rules, now, taken, coupon })
  if (checkout.outcome !== 'ready') return checkout

  const { lines: checkedLines } = checkout
  const { order, used } = draftOrder(attempt, { checkout, coupon, now })
  const place = { deliveryMethod, zone: terms?.zone ?? '' }
  const newOrder = { ...order, ...place, ...keys, language, customerId, client }
  const beside = {
    wanted: checkedLines.map(toWanted),
    events: eventsOf(request, tellsShop),
    coupon: used,
  }
  const saved = await (taken
    ? saveTakenOrder(shop.database, newOrder, {
        ...beside,
        taken: describeTaking(taken, order, checkedLines),
      })
    : saveOrder(shop.database, newOrder, { ...beside, allowances: attempt.allowances }))
  switch (saved.outcome) {
    case 'not-saved':
      return saved
    case 'over-limit':
      return {
        outcome: saved.outcome,
        reason: saved.reason,
        line: lineOf(saved.variantId, checkedLines),
      }
    case 'saved':
      shop.orderFeed.announceNewOrder()
      await removeFromSyncedCart(shop, customerId, checkedLines)
      return {
        outcome: 'placed',
        replayed: false,
        ...order,
        ...(used && couponOf(used)),
        deliveryMethod,
        delivery: terms && estimateOf(terms, { at: now, ...attempt.promise }),
      }
  }
}
