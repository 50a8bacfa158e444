import { createHash } from 'node:crypto'
import { v7 as newId } from 'uuid'
import type { Shop } from '#shop/shop.ts'
import { takeOutOrdered } from '../cart/take-out-ordered.ts'
import { findSellable, recallSellable } from '../catalog/find-sellable.ts'
import type { SellableVariant } from '../catalog/sellable.ts'
import type { WantedStock } from '../catalog/take-stock.ts'
import { findDestination } from '../delivery/find-destination.ts'
import { loadTerms } from '../delivery/load-terms.ts'
import { zoneOf, type DeliveryTerms } from '../delivery/zone.ts'
import { addUp, checkOut, type CheckedLine, type CheckoutRefusal } from './checkout.ts'
import type { Confirmation, OrderLine } from './confirmation.ts'
import type { PlaceOrder } from './contract.ts'
import { findPlaced } from './find-placed.ts'
import { phoneLimit, secondsUntilFree } from './phone-limit.ts'
import { saveOrder } from './save-order.ts'
import { newOrderId, newTrackingId } from './tracking-id.ts'

export type PlaceOrderResult =
  /** `replayed`: the same request was answered before, and this is that answer. */
  | ({ outcome: 'placed'; replayed: boolean } & Confirmation)
  | CheckoutRefusal
  | { outcome: 'unknown-place'; field: 'district' | 'area' }
  /** The key belongs to another order. */
  | { outcome: 'key-reused' }
  /** One phone cannot flood a merchant with orders. */
  | { outcome: 'too-many-of-phone'; retryAfterSeconds: number }

/**
 * Something came between reading and writing: somebody bought the rest, a price changed, or by chance a new order id is taken
 * (one in a hundred for a shop with a million orders).
 */
const mostTries = 8

interface Attempt {
  /** With today's names of the places. */
  request: PlaceOrder
  placesBn: Pick<Confirmation, 'districtBn' | 'areaBn'>
  terms: DeliveryTerms
  keys: { idempotencyKey: string; requestHash: string }
  customerId: string | null
}

/** Reads and decides, then writes in one statement, which finds everything as it was read or writes nothing (D13). */
export async function placeOrder(
  shop: Shop,
  typed: PlaceOrder,
  idempotencyKey: string,
  /** Of the account that is signed in, if any. */
  customerId: string | null = null,
): Promise<PlaceOrderResult> {
  const destination = findDestination(typed)
  if (destination.outcome !== 'found') return destination
  const { district, area } = destination
  const request = { ...typed, district: district.name, area: area.name }
  const requestHash = hashRequest(request)
  const attempt = {
    request,
    placesBn: { districtBn: district.nameBn, areaBn: area.nameBn },
    terms: await loadTerms(shop, zoneOf(request.district, area)),
    keys: { idempotencyKey, requestHash },
    customerId,
  }

  const ids = [...addUp(request.lines).keys()]
  for (let tries = 0; tries < mostTries; tries++) {
    // From memory the first time, which is almost always enough; but nobody is refused because of what is remembered.
    const fresh = tries > 0
    const result = await shop.turns.take(ids, async () => {
      const variants = await (fresh ? findSellable(shop.database, ids) : recallSellable(shop, ids))
      return tryToPlace(shop, attempt, variants)
    })
    if (result.outcome === 'placed') return result
    if (!fresh) continue

    const earlier = await findPlaced(shop, idempotencyKey)
    if (earlier && earlier.requestHash !== requestHash) return { outcome: 'key-reused' }
    if (earlier) return { outcome: 'placed', replayed: true, ...earlier.confirmation }
    if (result.outcome !== 'not-saved') return result
  }
  throw new Error(`Expected to place an order within ${mostTries} tries`)
}

async function tryToPlace(
  shop: Shop,
  { request, placesBn, terms, keys, customerId }: Attempt,
  variants: readonly SellableVariant[],
): Promise<PlaceOrderResult | { outcome: 'not-saved' }> {
  const now = shop.now()
  const checkout = checkOut(request, { variants, terms, now })
  if (checkout.outcome !== 'ready') return checkout

  const { outcome: _, lines: checkedLines, ...totals } = checkout
  const { lines: __, seenDeliveryChargeInPaisa: ___, language, ...buyer } = request
  const order = {
    id: newId(),
    orderId: newOrderId(),
    trackingId: newTrackingId(),
    placedAt: now,
    ...buyer,
    ...placesBn,
    ...totals,
    zone: terms.zone,
    lines: checkedLines.map(toOrderLine),
  }
  const saved = await saveOrder(
    shop.database,
    { ...order, ...keys, language, customerId },
    { wanted: checkedLines.map(toWanted), limit: phoneLimit(now, shop.environment) },
  )
  switch (saved.outcome) {
    case 'not-saved':
      return saved
    case 'too-many-of-phone':
      return { outcome: saved.outcome, retryAfterSeconds: secondsUntilFree(saved.since, now) }
    case 'saved':
      await emptyKept(shop, customerId, checkedLines)
      return {
        outcome: 'placed',
        replayed: false,
        ...order,
        minDays: terms.minDays,
        maxDays: terms.maxDays,
      }
  }
}

/** The order stands, whatever happens to the cart that is kept for the account. */
async function emptyKept(
  shop: Shop,
  customerId: string | null,
  lines: readonly CheckedLine[],
): Promise<void> {
  if (customerId === null) return
  const ids = lines.map(({ variant }) => variant.id)
  await takeOutOrdered(shop, customerId, ids).catch((error: unknown) =>
    shop.log.error({ err: error }, 'what was ordered could not be taken out of the kept cart'),
  )
}

function toOrderLine({ variant, quantity, unitPriceInPaisa }: CheckedLine): OrderLine {
  const { id, productId, sku, name, nameBn, color, colorBn, size, picture } = variant
  return {
    productId,
    variantId: id,
    sku,
    name,
    nameBn,
    color,
    colorBn,
    size,
    picture,
    quantity,
    unitPriceInPaisa,
  }
}

function toWanted({ variant, quantity, unitPriceInPaisa }: CheckedLine): WantedStock {
  return { variantId: variant.id, quantity, unitPriceInPaisa }
}

/** Tells two requests apart: what is ordered, by whom and where to. What was shown, and in which language, is left out. */
function hashRequest(request: PlaceOrder): string {
  const { fullName, phone, email, district, area, address, note } = request
  const lines = [...addUp(request.lines)].toSorted(([one], [other]) =>
    one.localeCompare(other, 'en'),
  )
  const content = JSON.stringify([fullName, phone, email, district, area, address, note, lines])
  return createHash('sha256').update(content).digest('hex')
}
