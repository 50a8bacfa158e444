import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { Shop } from '#shop/shop.ts'
import { recordAudit } from '#shop/audit/record-audit.ts'
import type { Actor } from '../roles/actor.ts'
import { dropCodes, takeCode, userOf, type CodeSubject } from './one-time-code.ts'
import { users } from '../tables.ts'
import { notifyOldEmail } from './notify-old-email.ts'

export type VerifyEmailResult =
  | { outcome: 'verified'; email: string }
  | { outcome: 'invalid-action-code' }
  /** The code is for another account than the one that is signed in. */
  | { outcome: 'sign-in-required' }
  /** Somebody made an account with the new e-mail meanwhile. */
  | { outcome: 'email-already-in-use' }

/**
 * A person with the code reads mail of that mailbox, and a signed-in person holds the account: only together they prove
 * anything. Else a stranger who registered somebody's e-mail would only have to wait until they press the button of the mail.
 */
export async function verifyEmail(
  shop: Shop,
  actor: Pick<Actor, 'userId'>,
  code: string,
  origin: string,
): Promise<VerifyEmailResult> {
  const userId = userOf(code)
  if (userId && userId !== actor.userId) return { outcome: 'sign-in-required' }
  return shop.database
    .transaction(async (database): Promise<VerifyEmailResult> => {
      const taken = await takeCode(database, ['verify-email', 'change-email'], code, shop.now())
      if (!taken) return { outcome: 'invalid-action-code' }
      if (taken.purpose === 'verify-email') return prove(database, taken, shop.now())
      return move(shop, database, taken, origin)
    })
    .catch((error: unknown) => {
      // Of two at the same moment, the database gave the e-mail to the other.
      if (isTakenEmail(error)) return { outcome: 'email-already-in-use' }
      throw error
    })
}

function isTakenEmail(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'constraint' in cause && cause.constraint === 'email_is_unique'
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
  shop: Shop,
  database: Database,
  { userId, email }: CodeSubject,
  origin: string,
): Promise<VerifyEmailResult> {
  const now = shop.now()
  const [other] = await database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), ne(users.id, userId)))
  if (other) return { outcome: 'email-already-in-use' }
  const [before] = await database
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.blockedAt)))
    .for('update')
  if (!before) return { outcome: 'invalid-action-code' }
  await database
    .update(users)
    .set({ email, emailVerified: true, updatedAt: now })
    .where(eq(users.id, userId))
  // Links that went to the old e-mail open nothing any more.
  await dropCodes(database, 'reset-password', userId)
  await dropCodes(database, 'verify-email', userId)
  await notifyOldEmail(shop, database, 'email-changed', { userId, ...before })
  const entry = {
    action: 'email-changed',
    actorId: userId,
    subject: { type: 'person', id: userId },
    origin,
  } as const
  await recordAudit(database, entry, now)
  return { outcome: 'verified', email }
}
