import { v7 as newId } from 'uuid'
import type { Shop } from '../shop.ts'
import type { Visitor } from './contract.ts'
import { isMeasured } from './place.ts'
import { visitors } from './tables.ts'
import { lt } from 'drizzle-orm'
import { loadSettings } from '../settings/load-settings.ts'

/** Whose session sends it. */
interface Sender {
  userId: string
  email: string
}

/**
 * Keeps where a visitor was; each visit is a record of its own. The session says whose it is: an address that is sent beside it
 * proves nothing, and one of Facebook is kept only where it is the account's own.
 */
export async function saveVisitor(
  shop: Shop,
  { userId, email }: Sender,
  visitor: Visitor,
): Promise<{ outcome: 'saved' }> {
  const { location, timestamp } = visitor
  await shop.database.insert(visitors).values({
    id: newId(),
    facebookId: visitor.facebook_id,
    facebookEmail: visitor.facebook_email.toLowerCase() === email ? email : '',
    userId,
    email,
    userAgent: visitor.user_agent,
    latitude: location.latitude,
    longitude: location.longitude,
    placeMeasured: isMeasured(location),
    clientTimestamp: timestamp,
    receivedAt: shop.now(),
  })
  return { outcome: 'saved' }
}

const dayMs = 24 * 3_600_000

/** Where somebody was is kept as long as the merchant says, and no longer. */
export async function sweepVisitors(shop: Shop): Promise<void> {
  const { keepVisitorsDays: days } = await loadSettings(shop)
  const before = new Date(shop.now().getTime() - days * dayMs)
  await shop.database.delete(visitors).where(lt(visitors.receivedAt, before))
}
