import { v7 as newId } from 'uuid'
import type { Shop } from '../shop.ts'
import type { Visitor } from './contract.ts'
import { visitors } from './tables.ts'

/** Keeps where a visitor was; each visit is a record of its own. */
export async function saveVisitor(shop: Shop, visitor: Visitor): Promise<{ outcome: 'saved' }> {
  const { location, timestamp } = visitor
  await shop.database.insert(visitors).values({
    id: newId(),
    facebookId: visitor.facebook_id,
    facebookEmail: visitor.facebook_email,
    email: visitor.email,
    userAgent: visitor.user_agent,
    latitude: location.latitude,
    longitude: location.longitude,
    toldAt: timestamp,
    receivedAt: shop.now(),
  })
  return { outcome: 'saved' }
}
