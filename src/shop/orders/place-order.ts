import { createHash } from 'node:crypto'
import { v7 as newId } from 'uuid'
import type { Database } from '#platform/database.ts'
import { inTransaction } from '#platform/transaction.ts'
import type { Shop } from '#shop/shop.ts'
import { lockVariants } from '../catalog/lock-variants.ts'
import { takeStock } from '../catalog/take-stock.ts'
import { findDestination } from '../delivery/find-destination.ts'
import { loadTerms } from '../delivery/load-terms.ts'
import { zoneOf, type DeliveryTerms } from '../delivery/zone.ts'
import { addUp, checkOut, type CheckedLine, type CheckoutRefusal } from './checkout.ts'
import type { Confirmation, OrderLine } from './confirmation.ts'
import type { PlaceOrder } from './contract.ts'
import { findPlaced } from './find-placed.ts'
import { saveOrder } from './save-order.ts'
import { newOrderId, newTrackingId } from './tracking-id.ts'

export type PlaceOrderResult =
  /** `replayed`: the same request was answered before, and this is that answer. */
  | ({ outcome: 'placed'; replayed: boolean } & Confirmation)
  | CheckoutRefusal
  | { outcome: 'unknown-place'; field: 'district' | 'area' }
  /** The key belongs to another order. */
  | { outcome: 'key-reused' }

interface Attempt {
  /** With today's names of the places. */
  request: PlaceOrder
  placesBn: Pick<Confirmation, 'districtBn' | 'areaBn'>
  terms: DeliveryTerms
  idempotencyKey: string
  requestHash: string
  now: Date
}

/** By chance a new order id is taken: one in a hundred for a shop with a million orders. */
const mostTries = 8

/** Reads, decides, then writes in one transaction: nothing is written unless everything can be (D13). */
export async function placeOrder(
  shop: Shop,
  typed: PlaceOrder,
  idempotencyKey: string,
): Promise<PlaceOrderResult> {
  const destination = findDestination(typed)
  if (destination.outcome !== 'found') return destination
  const { district, area } = destination
  const request = { ...typed, district: district.name, area: area.name }
  const placesBn = { districtBn: district.nameBn, areaBn: area.nameBn }
  // Read before anything is held: other buyers wait for the same products.
  const terms = await loadTerms(shop.database, zoneOf(request.district, area))
  const requestHash = hashRequest(request)

  for (let tries = 0; tries < mostTries; tries++) {
    const attempt = { request, placesBn, terms, idempotencyKey, requestHash, now: shop.now() }
    const result = await inTransaction(shop.database, (database) => tryToPlace(database, attempt))
    if (result.outcome === 'placed') return result

    const earlier = await findPlaced(shop.database, idempotencyKey)
    if (earlier && earlier.requestHash !== requestHash) return { outcome: 'key-reused' }
    if (earlier) return { outcome: 'placed', replayed: true, ...earlier.confirmation }
    if (result.outcome !== 'not-unique') return result
  }
  throw new Error(`Expected a free order id within ${mostTries} tries`)
}

async function tryToPlace(
  database: Database,
  { request, placesBn, terms, now, ...keys }: Attempt,
): Promise<Exclude<PlaceOrderResult, { outcome: 'key-reused' }> | { outcome: 'not-unique' }> {
  const wanted = addUp(request.lines)
  const variants = await lockVariants(database, [...wanted.keys()])
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
  const saved = await saveOrder(database, { ...order, ...keys, language })
  if (!saved) return { outcome: 'not-unique' }
  await takeStock(
    database,
    checkedLines.map(({ variant, quantity }) => ({ variantId: variant.id, quantity })),
  )
  return {
    outcome: 'placed',
    replayed: false,
    ...order,
    minDays: terms.minDays,
    maxDays: terms.maxDays,
  }
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

/** Tells two requests apart: what is ordered, by whom and where to. What was shown, and in which language, is left out. */
function hashRequest(request: PlaceOrder): string {
  const { fullName, phone, email, district, area, address, note } = request
  const lines = [...addUp(request.lines)].toSorted(([one], [other]) =>
    one.localeCompare(other, 'en'),
  )
  const content = JSON.stringify([fullName, phone, email, district, area, address, note, lines])
  return createHash('sha256').update(content).digest('hex')
}
