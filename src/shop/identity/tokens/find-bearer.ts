import { and, eq, gt, sql } from 'drizzle-orm'
import { prepared } from '#platform/database/prepared.ts'
import type { Shop } from '#shop/shop.ts'
import { readAccessToken } from './access-token.ts'
import type { ActorFinding } from '../roles/actor.ts'
import { actorFromRow, actorColumns } from '../sessions/actor-row.ts'
import { sessions, users } from '../tables.ts'

/** The account, and its session if that has not ended: one read by two primary keys. */
const actorOfToken = prepared((database) =>
  database
    .select(actorColumns)
    .from(users)
    .leftJoin(
      sessions,
      and(
        eq(sessions.id, sql.placeholder('sessionId')),
        eq(sessions.userId, users.id),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('bearer_actor'),
)

/**
 * Who sends this access token. The signature alone is not enough: the session may have been ended since. A blocked account is
 * answered as blocked although its sessions are gone (D8), and the role is the one of now, not the one of when the token was made.
 */
export async function findBearer(
  shop: Shop,
  token: string,
): Promise<ActorFinding | { outcome: 'token-invalid' }> {
  const claims = await readAccessToken(shop, token)
  if (!claims) return { outcome: 'token-invalid' }
  const [found] = await actorOfToken(shop.database).execute({ ...claims, now: shop.now() })
  if (!found) return { outcome: 'token-invalid' }
  const { sessionId, sessionStartedAt, sessionUsedAt, sessionEndsAt, ...person } = found
  if (person.blockedAt) return { outcome: 'blocked' }
  if (!sessionId || !sessionStartedAt || !sessionUsedAt || !sessionEndsAt)
    return { outcome: 'token-invalid' }
  const session = { sessionId, sessionStartedAt, sessionUsedAt, sessionEndsAt }
  const finding = await actorFromRow(shop, { ...person, ...session })
  return finding.outcome === 'nobody' ? { outcome: 'token-invalid' } : finding
}
