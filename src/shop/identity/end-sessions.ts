import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '#platform/database.ts'
import type { Shop } from '#shop/shop.ts'
import type { Actor } from './actor.ts'
import { sessions } from './tables.ts'

/** Ends one session of this person. False where there is none of that id, or it is somebody else's. */
export async function endSession(shop: Shop, actor: Actor, sessionId: string): Promise<boolean> {
  const ended = await shop.database
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, actor.userId)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

/** Signs out everywhere but here. */
export async function endOtherSessions(database: Database, actor: Actor): Promise<number> {
  const ended = await database
    .delete(sessions)
    .where(and(eq(sessions.userId, actor.userId), ne(sessions.id, actor.sessionId)))
    .returning({ id: sessions.id })
  return ended.length
}

/** Signs out everywhere: after a reset of the password, or because the account is blocked (D8). */
export async function endAllSessions(database: Database, userId: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.userId, userId))
}
