import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Shop } from '../shop.ts'
import { newsletterSubscribers } from './tables.ts'

const { status, token } = newsletterSubscribers

/** By the token of a mail: its reader wants the newsletter. A link of before somebody unsubscribed does not bring them back. */
export async function confirmSubscription(
  shop: Shop,
  sent: string,
): Promise<{ outcome: 'confirmed' | 'unknown-link' }> {
  const isAsked = and(eq(token, sent), inArray(status, ['pending', 'subscribed']))
  const pending = and(eq(token, sent), eq(status, 'pending'))
  const [known] = await shop.database.select({ token }).from(newsletterSubscribers).where(isAsked)
  if (!known) return { outcome: 'unknown-link' }
  const confirmed = { status: 'subscribed', confirmedAt: shop.now() } as const
  await shop.database.update(newsletterSubscribers).set(confirmed).where(pending)
  return { outcome: 'confirmed' }
}

/** Pressed twice it is as once. */
export async function unsubscribe(
  shop: Shop,
  sent: string,
): Promise<{ outcome: 'unsubscribed' | 'unknown-link' }> {
  const [known] = await shop.database
    .select({ token })
    .from(newsletterSubscribers)
    .where(eq(token, sent))
  if (!known) return { outcome: 'unknown-link' }
  const gone = { status: 'unsubscribed', unsubscribedAt: shop.now() } as const
  await shop.database
    .update(newsletterSubscribers)
    .set(gone)
    .where(and(eq(token, sent), ne(status, 'unsubscribed')))
  return { outcome: 'unsubscribed' }
}
