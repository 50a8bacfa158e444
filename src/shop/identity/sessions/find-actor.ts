import { and, eq, gt, sql } from 'drizzle-orm'
import { prepared } from '#platform/database/prepared.ts'
import type { Shop } from '#shop/shop.ts'
import type { ActorFinding } from '../roles/actor.ts'
import { readSessionCookie } from './session-cookie.ts'
import { actorFromRow, actorColumns } from './actor-row.ts'
import { sessions, users } from '../tables.ts'

const actorOfSession = prepared((database) =>
  database
    .select(actorColumns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.token, sql.placeholder('token')),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('session_actor'),
)

/** Who sends these cookies. One indexed read. */
export async function findActor(shop: Shop, cookies: string | null): Promise<ActorFinding> {
  if (!cookies) return { outcome: 'nobody' }
  const token = readSessionCookie(cookies, shop.environment.shopUrl, await shop.identity.secret())
  if (!token) return { outcome: 'nobody' }
  const [found] = await actorOfSession(shop.database).execute({ token, now: shop.now() })
  return found ? actorFromRow(shop, found) : { outcome: 'nobody' }
}

/** Whose session these cookies are of: asked before anything that is sent is read. */
export async function findSender(
  shop: Shop,
  cookies: string | undefined,
): Promise<string | undefined> {
  const found = await findActor(shop, cookies ?? null)
  return found.outcome === 'known' ? found.actor.userId : undefined
}
