import { and, asc, eq, notInArray } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Database } from '#platform/database/database.ts'
import { listPurchaseCosts } from '#shop/catalog/sellable/list-purchase-costs.ts'
import type { SellableVariant } from '#shop/catalog/sellable/sellable.ts'
import { changeStock } from '#shop/catalog/stock/change-stock.ts'
import { placedAtOf } from '../placed-at-of.ts'
import { orderChanges, orderLines, orders } from '../tables.ts'
import type { ChangeDetails } from './change-details.ts'
import type { EditedOrder } from './compare-edit.ts'
import { settleOrder } from '../returns/settle-order.ts'
import type { DiscountedLine } from './edit.ts'
import { moveUse } from '../coupons/move-use.ts'
import { storeOrderBefore } from './undo/store-order-before.ts'
import { orderBefore } from './undo/order-before.ts'

export type StoredLine = typeof orderLines.$inferSelect

export const listStandingLines = (database: Database, orderRef: string): Promise<StoredLine[]> =>
  database
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderRef, orderRef))
    .orderBy(asc(orderLines.position))

interface Storing {
  /** Held, like all variants that it concerns. */
  order: typeof orders.$inferSelect
  lines: readonly StoredLine[]
  edited: EditedOrder
  details: ChangeDetails
  /** nameOfInitiator */
  by: string
  at: Date
}

/**
 * Writes an order as it was priced, moves its stock and remembers what changed, and for a moment how it stood. Answers the new version, and
 * the id of the entry in the history.
 */
export async function storeEdit(
  database: Database,
  { order, lines, edited, details, by, at }: Storing,
): Promise<{ version: number; id: string }> {
  const version = order.version + 1
  const id = newId()
  await storeOrderBefore(database, {
    orderRef: order.id,
    changeId: id,
    at,
    before: orderBefore(order, lines),
  })
  const { fullName, phone, email, address, note, district, districtBn, area, areaBn } = edited
  const { deliveryMethod } = edited
  const zone = edited.zone ?? ''
  const { subtotalInPaisa, deliveryChargeInPaisa, discountInPaisa, grandTotalInPaisa } = edited
  const { couponDiscountInPaisa } = edited
  const buyer = { fullName, phone, email, address, note, district, districtBn, area, areaBn, zone }
  const totals = {
    subtotalInPaisa,
    deliveryChargeInPaisa,
    discountInPaisa,
    couponDiscountInPaisa,
    grandTotalInPaisa,
  }
  await database
    .update(orders)
    .set({
      ...buyer,
      ...totals,
      ...edited.coupon,
      deliveryMethod,
      deliveryChargeIsSet: edited.isChargeSet,
      version,
    })
    .where(eq(orders.id, order.id))
  if (!(await moveUse(database, { from: order, to: edited.coupon })))
    throw new Error(`Expected a use of ${edited.coupon.couponCode}: the coupon is held`)
  await writeLines(database, order.id, { lines, edited })
  await moveStock(database, edited.taken, { by, at, orderRef: order.id })
  await database.insert(orderChanges).values({
    id,
    orderRef: order.id,
    at,
    by,
    field: 'edit',
    from: String(order.version),
    to: String(version),
    details,
  })
  await settleOrder(database, order.id)
  return { version, id }
}

async function writeLines(
  database: Database,
  orderRef: string,
  { lines, edited }: Pick<Storing, 'lines' | 'edited'>,
): Promise<void> {
  const positions = edited.lines.flatMap(({ position }) => position ?? [])
  await database
    .delete(orderLines)
    .where(
      and(
        eq(orderLines.orderRef, orderRef),
        positions.length > 0 ? notInArray(orderLines.position, positions) : undefined,
      ),
    )
  const costs = await listPurchaseCosts(
    database,
    edited.lines.flatMap(({ price, variantId }) => (price === 'todays' ? (variantId ?? []) : [])),
  )
  const variants = new Map(edited.variants.map((variant) => [variant.id, variant]))
  let next = Math.max(-1, ...lines.map(({ position }) => position)) + 1
  for (const line of edited.lines) {
    const own = and(eq(orderLines.orderRef, orderRef), eq(orderLines.position, line.position ?? -1))
    if (line.price === 'kept') {
      await database
        .update(orderLines)
        .set({ quantity: line.quantity, discountInPaisa: line.discountInPaisa })
        .where(own)
      continue
    }
    const row = rowOf(line, variants.get(line.variantId ?? ''), costs)
    if (line.position === undefined)
      await database
        .insert(orderLines)
        .values({ ...row, orderRef, placedAt: placedAtOf(orderRef), position: next++ })
    else await database.update(orderLines).set(row).where(own)
  }
}

/** As it is called and costs today. */
function rowOf(
  { variantId, quantity, unitPriceInPaisa, discountInPaisa }: DiscountedLine,
  variant: SellableVariant | undefined,
  costs: ReadonlyMap<string, number | null>,
) {
  if (!variant) throw new Error(`Expected the variant ${variantId} to have been priced`)
  const { productId, sku, name, nameBn, color, colorBn, size, options, picture } = variant
  const purchaseCostInPaisa = costs.get(variant.id) ?? null
  const named = { sku, name, nameBn, color, colorBn, size, options, picture }
  const amounts = { quantity, unitPriceInPaisa, discountInPaisa, purchaseCostInPaisa }
  return { productId, variantId, ...named, ...amounts }
}

/** What is added leaves the stock like what was ordered; what is taken out comes back like what was canceled. */
export async function moveStock(
  database: Database,
  taken: EditedOrder['taken'],
  of: { by: string; at: Date; orderRef: string },
): Promise<void> {
  const changes = taken.map(({ variantId, quantity }) => ({
    variantId,
    change: -quantity,
    unitsReturned: -quantity,
  }))
  const back = changes.filter(({ change }) => change > 0)
  const away = changes.filter(({ change }) => change < 0)
  await changeStock(database, back, { ...of, kind: 'cancellation' })
  await changeStock(database, away, { ...of, kind: 'order' })
}
