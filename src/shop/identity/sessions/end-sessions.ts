import { and, eq, inArray, isNull, lt, ne, or } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { Shop } from '#shop/shop.ts'
import type { Actor } from '../roles/actor.ts'
import { discardPendingSignIns } from '../sign-in/pending-sign-in.ts'
import { readSessionCookie } from './session-cookie.ts'
import { sessionLives } from './session-life.ts'
import { sessions, users, verifications } from '../tables.ts'
import type { Visit } from '../visit.ts'

/** Signs out everywhere but here. */
export async function endOtherSessions(database: Database, actor: Actor): Promise<number> {
  const ended = await database
    .delete(sessions)
    .where(and(eq(sessions.userId, actor.userId), ne(sessions.id, actor.sessionId)))
    .returning({ id: sessions.id })
  await discardPendingSignIns(database, actor.userId)
  return ended.length
}

/** Signs out everywhere: after a reset of the password, or before a blocked account opens again. */
export async function endAllSessions(database: Database, userId: string): Promise<number> {
  const ended = await database
    .delete(sessions)
    .where(eq(sessions.userId, userId))
    .returning({ id: sessions.id })
  await discardPendingSignIns(database, userId)
  return ended.length
}

/** A person who signs in where somebody was signed in takes their place: a browser has one session. */
export async function endFormerSession(shop: Shop, { cookies }: Visit): Promise<void> {
  const { environment, identity, database } = shop
  const token = readSessionCookie(cookies, environment.shopUrl, await identity.secret())
  if (token) await database.delete(sessions).where(eq(sessions.token, token))
}

/** Sessions, codes and half-finished sign-ins whose time is over. */
export async function sweepExpired(shop: Shop): Promise<void> {
  const now = shop.now()
  const before = (ms: number) => new Date(now.getTime() - ms)
  const { staff, customer } = sessionLives
  // Those of blocked accounts are kept to say why they open nothing (block-user.ts).
  const staffIds = shop.database
    .select({ id: users.id })
    .from(users)
    .where(and(ne(users.role, 'customer'), isNull(users.blockedAt)))
  const isOverForStaff = or(
    lt(sessions.createdAt, before(staff.wholeMs)),
    lt(sessions.updatedAt, before(staff.idleMs)),
  )
  await shop.database
    .delete(sessions)
    .where(
      or(
        lt(sessions.expiresAt, now),
        lt(sessions.createdAt, before(customer.wholeMs)),
        and(inArray(sessions.userId, staffIds), isOverForStaff),
      ),
    )
  await shop.database.delete(verifications).where(lt(verifications.expiresAt, now))
}
