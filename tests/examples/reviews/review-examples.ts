import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { orderLines, orders } from '../../../src/shop/orders/tables.ts'
import { buyerKey } from '../../../src/shop/orders/buyers/buyer-key.ts'
import { placeOrder } from '../../../src/shop/orders/placement/place-order.ts'
import { reviews } from '../../../src/shop/reviews/tables.ts'
import { productQuestions } from '../../../src/shop/reviews/questions/tables.ts'
import type { Shop } from '../../../src/shop/shop.ts'
import { anOrderOf, stocked } from '../order-examples.ts'

/** Values that tests of reviews share. */

/** An order that has arrived, without the steps in between; its key is what the mail about it holds. */
export async function delivered(
  shop: Shop,
  variantId: string,
  typed: Partial<ReturnType<typeof anOrderOf>> & { customerId?: string } = {},
) {
  const { customerId, ...order } = typed
  const placed = await placeOrder(shop, { ...anOrderOf([variantId, 1]), ...order }, newId(), {
    ...(customerId !== undefined && { customerId }),
  })
  if (placed.outcome !== 'placed') throw new Error(`Expected an order: ${placed.outcome}`)
  const one = eq(orders.id, placed.id)
  const [row] = await shop.database
    .update(orders)
    .set({ status: 'Delivered' })
    .where(one)
    .returning({ id: orders.id, phone: orders.phone, orderId: orders.orderId })
  const [line] = await shop.database
    .select({ productId: orderLines.productId })
    .from(orderLines)
    .where(eq(orderLines.orderRef, placed.id))
  if (!row || !line?.productId) throw new Error('Expected an order of a product')
  const { trackingId } = placed
  return { ...row, productId: line.productId, trackingId, key: await buyerKey(shop, row) }
}

type Delivered = Awaited<ReturnType<typeof delivered>>

/** What is sent to review it. */
export const aReviewOf = (
  { trackingId, key, productId }: Delivered,
  stars = 5,
  text = 'Good tea',
) => ({
  trackingId,
  key,
  productId,
  stars,
  text,
})

let phones = 0

/** A review that waits, as if its writer had sent it; of this product, or of one of its own. */
export async function aReview(
  shop: Shop,
  { variantId, ...typed }: Partial<typeof reviews.$inferInsert> & { variantId?: string } = {},
) {
  const phone = `+880181${String(++phones).padStart(7, '0')}`
  const of = variantId ?? (await stocked(shop, { stock: 50 }))
  const { id: orderRef, orderId, productId } = await delivered(shop, of, { phone })
  const written = {
    author: 'Rahima ***',
    stars: 5,
    text: 'Good tea',
    writtenAt: shop.now(),
  } as const
  const row = { id: newId(), productId, orderRef, orderId, phone, ...written, ...typed }
  await shop.database.insert(reviews).values(row)
  return { id: row.id, productId, version: 1, phone }
}

/** A question that waits. */
export async function aQuestion(
  shop: Shop,
  { productId, ...typed }: Partial<typeof productQuestions.$inferInsert> = {},
) {
  const id = newId()
  const about = productId ?? (await aReview(shop)).productId
  const asked = { author: 'Karim ***', text: 'Does it fit a pot?', askedAt: shop.now() }
  await shop.database
    .insert(productQuestions)
    .values({ id, productId: about, fingerprint: id, ...asked, ...typed })
  return { id, productId: about, version: 1 }
}
