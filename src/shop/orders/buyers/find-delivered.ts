import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { Initiator } from '#shop/initiator.ts'
import type { Shop } from '#shop/shop.ts'
import type { OrderLine } from '../confirmation.ts'
import { listLines } from '../list-lines.ts'
import { orders } from '../tables.ts'
import { parseTrackingId } from '../tracking/tracking-id.ts'
import type { BuyerProof } from './buyer-contract.ts'
import { isBuyerKey } from './buyer-key.ts'
import { isOwnOrder } from '../own-orders/is-own-order.ts'

export interface DeliveredOrder {
  id: string
  orderId: string
  trackingId: string
  fullName: string
  /** E.164. */
  phone: string
  customerId: string | null
  lines: OrderLine[]
}

interface Asked {
  shop: Shop
  /** Of the change that it is read for: then the order stays as it is until that ends. */
  database?: Database
  by: Initiator
  proof: BuyerProof
}

/** The delivered order of who asks; undefined where there is none, it is somebody else's, or has forgotten its person. */
export async function findOwnDelivered({
  shop,
  database,
  by,
  proof,
}: Asked): Promise<DeliveredOrder | undefined> {
  const order = await findDeliveredOrder(database ?? shop.database, proof.trackingId, {
    isHeld: database !== undefined,
  })
  if (!order || !(await isBuyer({ shop, database, by, proof }, order))) return undefined
  return { ...order, lines: await listLines(database ?? shop.database, order.id) }
}

export async function findDeliveredOrder(
  database: Database,
  typed: string,
  { isHeld }: { isHeld: boolean },
): Promise<Omit<DeliveredOrder, 'lines'> | undefined> {
  const trackingId = parseTrackingId(typed)
  if (trackingId === undefined) return undefined
  const one = database
    .select({
      id: orders.id,
      orderId: orders.orderId,
      trackingId: orders.trackingId,
      fullName: orders.fullName,
      phone: orders.phone,
      customerId: orders.customerId,
    })
    .from(orders)
    .where(
      and(eq(orders.trackingId, trackingId), eq(orders.status, 'Delivered'), ne(orders.phone, '')),
    )
  const [order] = await (isHeld ? one.for('update') : one)
  return order
}

async function isBuyer(
  { shop, database = shop.database, by, proof: { key } }: Asked,
  order: Pick<DeliveredOrder, 'id' | 'phone'>,
): Promise<boolean> {
  if (by.kind === 'script') return true
  if (key !== '' && (await isBuyerKey(shop, order, key))) return true
  if (by.kind === 'stranger') return false
  const own = await database
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, order.id), isOwnOrder(by.actor)))
  return own.length > 0
}
