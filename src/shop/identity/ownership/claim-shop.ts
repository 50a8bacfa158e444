import { and, eq, gt, like, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { AuditEntry } from '#shop/audit/audit.ts'
import { recordAudit } from '#shop/audit/record-audit.ts'
import type { Shop } from '#shop/shop.ts'
import type { SignUp } from '../contract.ts'
import { endAllSessions } from '../sessions/end-sessions.ts'
import { hasOwner, ownerCodeIdentifier } from './invite-owner.ts'
import { signIn } from '../sign-in/sign-in.ts'
import { isTaken, signUp, type SignUpResult } from '../accounts/sign-up.ts'
import { users, verifications } from '../tables.ts'
import type { Visit } from '../visit.ts'

/** Any number will do, as long as every instance uses the same. */
const claimLock = 727_002

export type ClaimShopResult =
  | Exclude<SignUpResult, { outcome: 'signed-up' }>
  | Extract<SignUpResult, { outcome: 'signed-up' }>
  | { outcome: 'invalid-action-code' }

/** Makes the account that owns the shop, and signs in. The link works once, and only while there is no owner (D7). */
export async function claimShop(
  shop: Shop,
  { code, ...person }: SignUp & { code: string },
  visit: Visit,
): Promise<ClaimShopResult> {
  if (!(await isGood(shop, shop.database, code))) return { outcome: 'invalid-action-code' }
  return shop.database.transaction(async (database) => {
    // Of two who open the link together, one becomes the owner.
    await database.execute(sql`SELECT pg_advisory_xact_lock(${claimLock})`)
    if ((await hasOwner(database)) || !(await isGood(shop, database, code)))
      return { outcome: 'invalid-action-code' }
    const result = await enter(shop, { code, ...person }, visit)
    if (result.outcome !== 'signed-up') return result
    const userId = result.account.id
    await makeOwner(shop, database, { userId, actorId: userId, origin: visit.ipAddress })
    return { ...result, account: { ...result.account, role: 'owner' } }
  })
}

/**
 * Signs up; or signs in, where this very code made the account before and something broke on the way to owning the shop. Which
 * e-mail that was is kept at once, outside of the transaction that may be undone.
 */
async function enter(
  shop: Shop,
  { code, ...person }: SignUp & { code: string },
  visit: Visit,
): Promise<SignUpResult> {
  const { email, password } = person
  const ofCode = eq(verifications.identifier, ownerCodeIdentifier(code))
  if (!(await isTaken(shop, email))) {
    await shop.database
      .update(verifications)
      .set({ value: claimedBy(email) })
      .where(ofCode)
    return signUp(shop, person, visit)
  }
  const [link] = await shop.database.select().from(verifications).where(ofCode)
  if (link?.value !== claimedBy(email)) return { outcome: 'email-already-in-use' }
  const again = await signIn(shop, { email, password, remember: true }, visit)
  return again.outcome === 'signed-in'
    ? { ...again, outcome: 'signed-up' }
    : { outcome: 'email-already-in-use' }
}

const claimedBy = (email: string) => `owner ${email}`

async function isGood(shop: Shop, database: Database, code: string): Promise<boolean> {
  const found = await database
    .select({ id: verifications.id })
    .from(verifications)
    .where(
      and(
        eq(verifications.identifier, ownerCodeIdentifier(code)),
        gt(verifications.expiresAt, shop.now()),
      ),
    )
  return found.length > 0
}

/** All links that are still about end with this. */
export async function makeOwner(
  shop: Shop,
  database: Database,
  { userId, actorId, origin }: Pick<AuditEntry, 'actorId' | 'origin'> & { userId: string },
): Promise<void> {
  const at = shop.now()
  const [was] = await database
    .select({ role: users.role, blockedAt: users.blockedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  await database
    .update(users)
    .set({ role: 'owner', blockedAt: null, updatedAt: at })
    .where(eq(users.id, userId))
  // Kept to say why they open nothing (block-user.ts).
  if (was?.blockedAt) await endAllSessions(database, userId)
  await database.delete(verifications).where(like(verifications.identifier, 'owner-link:%'))
  await recordAudit(
    database,
    {
      action: 'role-changed',
      actorId,
      subject: { type: 'person', id: userId },
      before: { role: was?.role },
      after: { role: 'owner' },
      origin,
    },
    at,
  )
}
