import { eq } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import type { Actor } from '../roles/actor.ts'
import { sessions } from '../tables.ts'

/** A sign-in is recent for so long: what needs one needs no password. */
const recentMs = 10 * 60_000

export async function isRecentlySignedIn(
  shop: Shop,
  { sessionId }: Pick<Actor, 'sessionId'>,
): Promise<boolean> {
  const [session] = await shop.database
    .select({ startedAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
  return session !== undefined && shop.now().getTime() - session.startedAt.getTime() < recentMs
}
