import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Database } from '#platform/database.ts'
import type { Shop } from '#shop/shop.ts'
import { dropCodes, takeCode, type CodeSubject } from './one-time-code.ts'
import { users } from './tables.ts'

export type VerifyEmailResult =
  | { outcome: 'verified'; email: string }
  | { outcome: 'invalid-action-code' }
  /** Somebody made an account with the new address meanwhile. */
  | { outcome: 'email-already-in-use' }

/** The holder of the code reads mail at that address: it is theirs, and with a code for a change their new one. */
export async function verifyEmail(shop: Shop, code: string): Promise<VerifyEmailResult> {
  return shop.database.transaction(async (database) => {
    const taken = await takeCode(database, ['verify-email', 'change-email'], code, shop.now())
    if (!taken) return { outcome: 'invalid-action-code' }
    if (taken.purpose === 'verify-email') return prove(database, taken, shop.now())
    return move(database, taken, shop.now())
  })
}

async function prove(
  database: Database,
  { userId, email }: CodeSubject,
  now: Date,
): Promise<VerifyEmailResult> {
  const proved = await database
    .update(users)
    .set({ emailVerified: true, updatedAt: now })
    .where(and(eq(users.id, userId), eq(users.email, email), isNull(users.blockedAt)))
    .returning({ id: users.id })
  return proved.length > 0 ? { outcome: 'verified', email } : { outcome: 'invalid-action-code' }
}

async function move(
  database: Database,
  { userId, email }: CodeSubject,
  now: Date,
): Promise<VerifyEmailResult> {
  const [other] = await database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), ne(users.id, userId)))
  if (other) return { outcome: 'email-already-in-use' }
  const moved = await database
    .update(users)
    .set({ email, emailVerified: true, updatedAt: now })
    .where(and(eq(users.id, userId), isNull(users.blockedAt)))
    .returning({ id: users.id })
  if (moved.length === 0) return { outcome: 'invalid-action-code' }
  // Links that went to the old address open nothing any more.
  await dropCodes(database, 'reset-password', userId)
  await dropCodes(database, 'verify-email', userId)
  return { outcome: 'verified', email }
}
