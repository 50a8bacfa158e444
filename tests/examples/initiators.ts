import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { sessions, users } from '../../src/shop/identity/tables.ts'
import { byPerson, byScript, type Person } from '../../src/shop/initiator.ts'
import type { Shop } from '../../src/shop/shop.ts'

/** May do everything, as the person who has the machine. */
export const aScript = byScript('a test')

const hourMs = 3_600_000

/** The person of this account, in a session that began just now. */
export async function inNameOf(shop: Shop, userId: string): Promise<Person> {
  const [user] = await shop.database.select().from(users).where(eq(users.id, userId))
  if (!user) throw new Error('Expected an account')
  const { email, emailVerified, name, role, language, image, secondFactorAt } = user
  const [now, sessionId] = [shop.now(), newId()]
  const sessionEndsAt = new Date(now.getTime() + hourMs)
  const session = { id: sessionId, userId, token: sessionId, createdAt: now, updatedAt: now }
  await shop.database.insert(sessions).values({ ...session, expiresAt: sessionEndsAt })
  const actor = {
    userId,
    email,
    emailVerified,
    name,
    role,
    language,
    photoUrl: image,
    hasSecondFactor: secondFactorAt !== null,
    lacksSecondFactor: false,
    sessionId,
    sessionEndsAt,
    sessionUsedAt: now,
  }
  return byPerson(actor, '203.0.113.7')
}
