import { and, desc, eq, gt } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import type { Actor } from '../roles/actor.ts'
import { endOfSession } from './session-life.ts'
import { sessions } from '../tables.ts'

export interface OpenSession {
  id: string
  isCurrent: boolean
  ipAddress: string | null
  userAgent: string | null
  startedAt: Date
  lastSeenAt: Date
  expiresAt: Date
}

/** The browsers in which somebody is signed in, the latest first. */
export async function listSessions(shop: Shop, actor: Actor): Promise<OpenSession[]> {
  const rows = await shop.database
    .select({
      id: sessions.id,
      ipAddress: sessions.ipAddress,
      userAgent: sessions.userAgent,
      startedAt: sessions.createdAt,
      lastSeenAt: sessions.updatedAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, actor.userId), gt(sessions.expiresAt, shop.now())))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .limit(100)
  return rows
    .map((row) => ({ ...row, expiresAt: endOf(actor, row), isCurrent: row.id === actor.sessionId }))
    .filter(({ expiresAt }) => expiresAt > shop.now())
}

const endOf = (
  { role }: Actor,
  session: Pick<OpenSession, 'startedAt' | 'lastSeenAt' | 'expiresAt'>,
) => endOfSession(role, { ...session, usedAt: session.lastSeenAt })
