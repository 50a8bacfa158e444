import { v7 as newId } from 'uuid'
import type { Shop } from '../shop.ts'
import type { Subscribe } from './contract.ts'
import { newsletterSubscribers } from './tables.ts'

/** Asked twice it is there once. The answer is the same: who asks does not learn whose addresses the shop knows. */
export async function subscribeToNewsletter(
  shop: Shop,
  { email, language }: Subscribe,
): Promise<{ outcome: 'subscribed' }> {
  await shop.database
    .insert(newsletterSubscribers)
    .values({ id: newId(), email, language, subscribedAt: shop.now() })
    .onConflictDoNothing({ target: newsletterSubscribers.email })
  return { outcome: 'subscribed' }
}
