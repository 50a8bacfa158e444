import { and, eq, lte } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import type { Actor } from '../roles/actor.ts'
import { isStaff } from '../roles/role.ts'
import { noteUseEveryMs } from './session-life.ts'
import { sessions } from '../tables.ts'

/**
 * Writes down that somebody of the staff uses their session, which ends when it lies unused. Of requests at the same moment one
 * writes. What a page asks for by itself, unasked by a person, is no use: an open tab would keep the session alive.
 */
export async function noteUse(shop: Shop, actor: Actor): Promise<void> {
  const now = shop.now()
  const dueBefore = new Date(now.getTime() - noteUseEveryMs)
  if (!isStaff(actor.role) || actor.sessionUsedAt > dueBefore) return
  await shop.database
    .update(sessions)
    .set({ updatedAt: now })
    .where(and(eq(sessions.id, actor.sessionId), lte(sessions.updatedAt, dueBefore)))
}
