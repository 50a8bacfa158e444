import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Shop } from '#shop/shop.ts'

/** What distinguishes the order, and dies with the phone number on it. */
interface KeyedOrder {
  id: string
  /** E.164. */
  phone: string
}

/**
 * Proves to be the buyer of a delivered order: it stands in the mail about its delivery, and a person who knows the phone number is given it.
 * It opens what one may say about the goods, and nothing else of the order (docs/decisions/0158).
 */
export async function buyerKey(
  { identity }: Pick<Shop, 'identity'>,
  { id, phone }: KeyedOrder,
): Promise<string> {
  return createHmac('sha256', await identity.secret())
    .update(`buyer-of-order ${id} ${phone}`)
    .digest('base64url')
}

export async function isBuyerKey(
  shop: Pick<Shop, 'identity'>,
  order: KeyedOrder,
  key: string,
): Promise<boolean> {
  const expected = Buffer.from(await buyerKey(shop, order))
  const given = Buffer.from(key)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
