import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import { findSellable } from '#shop/catalog/sellable/find-sellable.ts'
import { holdVariants } from '#shop/catalog/stock/change-stock.ts'
import { defineAction } from '#shop/define-action.ts'
import { readZoning } from '#shop/delivery/load-zoning.ts'
import type { Zone } from '#shop/delivery/zone.ts'
import type { Zoning } from '#shop/delivery/zoning.ts'
import { nameOfInitiator } from '#shop/initiator.ts'
import { holdEditedCoupon, type FoundCoupon } from '../coupons/find-edited-coupon.ts'
import { zoneOfOrder } from '../placement/find-placed.ts'
import type { DeliveryMethod } from '../order.ts'
import { orders } from '../tables.ts'
import { auditedEdit, compareEdit } from './compare-edit.ts'
import { judgeEdited } from '../coupons/edited-coupon.ts'
import { canEdit, priceEdit, type EditProblem, type PricedOrder, type WantedLine } from './edit.ts'
import { editSchema, type Edit } from './edit-contract.ts'
import { findEditedPlace } from './find-edited-place.ts'
import { refuseExcess } from './refuse-excess.ts'
import { listStandingLines, storeEdit, type StoredLine } from './store-edit.ts'
import { termsByZone, toOffered } from './load-edit-facts.ts'

type Order = typeof orders.$inferSelect

/**
 * Somebody of the shop changes an order that has not been sent (D17): what, for whom, where to and for how much. It is priced again, and its
 * stock follows in the same transaction. Limits of what nobody confirmed (D28) do not hold here.
 */
export const editOrder = defineAction({
  allow: 'move-orders',
  input: editSchema.extend({ orderRef: z.uuid() }),
  run: async ({ shop, database, by, input, now }) => {
    const [order] = await database
      .select()
      .from(orders)
      .where(eq(orders.id, input.orderRef))
      .for('update')
    if (!order) return { outcome: 'not-found' }
    if (!canEdit(order.status)) return { outcome: 'too-late', status: order.status }
    if (order.version !== input.version)
      return { outcome: 'changed-meanwhile', version: order.version }

    const zoning = await readZoning(database)
    const place = findEditedPlace(order, input, zoning)
    if (place.outcome !== 'found') return place
    const lines = await listStandingLines(database, order.id)
    const { zone } = place
    const found = await priceWithCoupon(database, { order, lines, edit: input, zone, zoning, now })
    if (found.outcome !== 'priced') return found
    const { priced, coupon, isCouponNew } = found
    const hindrance = hindranceOf(priced, input, lackingReason(order, input, place.deliveryMethod))
    if (hindrance) return hindrance
    const excess = await refuseExcess(
      { shop, database, by },
      { order, edit: input, priced, coupon: coupon.couponKind, isCouponNew },
    )
    if (excess) return excess

    const edited = {
      ...place,
      ...priced,
      ...buyerOf(order, input),
      coupon,
      isChargeSet: isChargeSet(order, input, place.deliveryMethod),
    }
    const details = compareEdit(order, lines, { edited, reasons: input })
    if (!details) return { outcome: 'unchanged', version: order.version }
    const who = { by: nameOfInitiator(by), at: now }
    const { version, id } = await storeEdit(database, { order, lines, edited, details, ...who })
    return {
      outcome: 'edited',
      version,
      id,
      change: {
        action: 'order-edited',
        subject: { type: 'order', id: order.id, name: order.orderId },
        ...auditedEdit(order, edited, details),
        topics: 'announced',
      },
    }
  },
})

interface Pricing {
  order: Order
  lines: readonly StoredLine[]
  edit: Edit
  zone: Zone | null
  zoning: Zoning
  now: Date
}

/** The coupon is held before any variant is, as by every buyer. What it would take nothing off is refused in words. */
async function priceWithCoupon(database: Database, pricing: Pricing) {
  const { order, lines, edit, now } = pricing
  const found = await holdEditedCoupon(database, {
    order,
    code: (edit.coupon === undefined ? order.couponCode : edit.coupon) ?? '',
    phone: buyerOf(order, edit).phone,
    variantIds: variantsOf(lines, edit),
    now,
  })
  if (found.outcome !== 'found') return found
  const priced = await price(database, pricing, found)
  const judged = found.isNew && found.coupon ? judgeEdited(found.coupon, priced) : undefined
  if (judged?.outcome !== 'refused')
    return { outcome: 'priced' as const, priced, coupon: found.stored, isCouponNew: found.isNew }
  const { outcome: _, ...refusal } = judged
  return { outcome: 'coupon-refused' as const, refusal }
}

type Priced = Awaited<ReturnType<typeof price>>

function hindranceOf(
  { problems, names, grandTotalInPaisa }: Priced,
  edit: Edit,
  missing: ReturnType<typeof lackingReason>,
) {
  if (missing) return { outcome: 'reason-missing' as const, field: missing }
  if (problems.length > 0)
    return { outcome: 'not-possible' as const, problems: nameProblems(problems, names) }
  const { seenGrandTotalInPaisa: seen = grandTotalInPaisa } = edit
  return seen === grandTotalInPaisa
    ? undefined
    : { outcome: 'total-changed' as const, grandTotalInPaisa }
}

type HeldCoupon = Extract<FoundCoupon, { outcome: 'found' }>

/** Those that stand, and those that come. */
const variantsOf = (lines: readonly StoredLine[], { lines: wanted = [] }: Edit): string[] => [
  ...new Set([...lines, ...wanted].flatMap(({ variantId }) => variantId ?? [])),
]

/** Holds all variants that it concerns, in the order of their ids, like every buyer. */
async function price(
  database: Database,
  pricing: Pricing,
  { coupon, isNew: isCouponNew }: HeldCoupon,
) {
  const { order, lines, edit, zone, zoning, now } = pricing
  const wanted: readonly WantedLine[] =
    edit.lines ?? lines.map(({ position, quantity }) => ({ position, quantity }))
  const ids = variantsOf(lines, edit)
  await holdVariants(database, ids)
  const variants = await findSellable(database, ids)
  const terms = termsByZone(zoning)
  const standing = { ...order, zone: zoneOfOrder(order), lines }
  const charge = edit.deliveryChargeInPaisa
  const standingCharge = order.deliveryChargeIsSet ? order.deliveryChargeInPaisa : null
  const priced: PricedOrder = priceEdit(
    standing,
    {
      zone,
      lines: wanted,
      deliveryChargeInPaisa: charge === undefined ? standingCharge : charge,
      discountInPaisa: edit.discountInPaisa ?? order.discountInPaisa,
    },
    { offered: variants.map((variant) => toOffered(variant, now)), terms, coupon, isCouponNew },
  )
  const names = new Map(variants.map(({ id, name }) => [id, name]))
  return { ...priced, variants, names }
}

function buyerOf(order: Order, edit: Edit) {
  const {
    fullName = order.fullName,
    phone = order.phone,
    email = order.email,
    note = order.note,
  } = edit
  return { fullName, phone, email, note }
}

/** Nobody is charged for bringing what is handed over in the shop. */
function isChargeSet(
  order: Order,
  { deliveryChargeInPaisa: charge }: Edit,
  method: DeliveryMethod,
): boolean {
  if (method === 'pickup') return false
  return charge === undefined ? order.deliveryChargeIsSet : charge !== null
}

/** Staff who set a charge or take something off say why; what stays as somebody set it was given its reason then. */
function lackingReason(
  order: Order,
  edit: Edit,
  method: DeliveryMethod,
): 'deliveryReason' | 'discountReason' | undefined {
  const { discountInPaisa: discount = 0 } = edit
  if (isChargeNew(order, edit, method) && !edit.deliveryReason) return 'deliveryReason'
  const isDiscountNew = discount !== 0 && discount !== order.discountInPaisa
  return isDiscountNew && !edit.discountReason ? 'discountReason' : undefined
}

function isChargeNew(
  order: Order,
  { deliveryChargeInPaisa: charge = null }: Edit,
  method: DeliveryMethod,
): boolean {
  if (charge === null || method === 'pickup') return false
  return !(order.deliveryChargeIsSet && charge === order.deliveryChargeInPaisa)
}

/** With the name of the product, for a door that has only words. */
export type NamedProblem = EditProblem & { product?: string }

const nameProblems = (
  problems: readonly EditProblem[],
  names: ReadonlyMap<string, string>,
): NamedProblem[] =>
  problems.map((problem) => {
    const product = 'variantId' in problem ? names.get(problem.variantId ?? '') : undefined
    return product === undefined ? problem : { ...problem, product }
  })
