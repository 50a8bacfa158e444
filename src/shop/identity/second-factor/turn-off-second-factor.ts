import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { recordAudit } from '#shop/audit/record-audit.ts'
import type { Shop } from '#shop/shop.ts'
import type { Actor } from '../roles/actor.ts'
import { discardPendingSignIns } from '../sign-in/pending-sign-in.ts'
import { proveWithCode, type ProvedWithCode } from './prove-with-code.ts'
import { recoveryCodes, secondFactors, users } from '../tables.ts'
import { notifySecondFactor } from './notify-second-factor.ts'
import type { Visit } from '../visit.ts'

export type TurnOffResult =
  | { outcome: 'turned-off' }
  | Exclude<ProvedWithCode, { outcome: 'proved' }>

/** Back to the password alone. */
export async function turnOffSecondFactor(
  shop: Shop,
  actor: Actor,
  typed: { password: string; code: string },
  visit: Visit,
): Promise<TurnOffResult> {
  const proof = await proveWithCode(shop, actor, typed, visit)
  if (proof.outcome !== 'proved') return proof
  const { userId } = actor
  await shop.database.transaction(async (database) => {
    if (!(await takeAwaySecondFactor(shop, database, userId))) return
    const entry = { userId, actorId: userId, origin: visit.ipAddress }
    await recordFactorOff(database, entry, shop.now())
  })
  return { outcome: 'turned-off' }
}

/** False where there was none. */
export async function takeAwaySecondFactor(
  shop: Shop,
  database: Database,
  userId: string,
): Promise<boolean> {
  const at = shop.now()
  const off = await database
    .update(users)
    .set({ secondFactorAt: null, updatedAt: at })
    .where(and(eq(users.id, userId), isNotNull(users.secondFactorAt)))
    .returning({ id: users.id })
  await database.delete(secondFactors).where(eq(secondFactors.userId, userId))
  await database.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await discardPendingSignIns(database, userId)
  if (off.length === 0) return false
  await notifySecondFactor(shop, database, { userId, template: 'second-factor-off' })
  return true
}

/** For who asks by another way than an action (reset-second-factor.ts writes its own). */
export async function recordFactorOff(
  database: Database,
  { userId, ...whoAndWhere }: { userId: string; actorId: string | null; origin: string },
  at: Date,
): Promise<void> {
  const subject = { type: 'person', id: userId } as const
  await recordAudit(database, { action: 'second-factor-off', subject, ...whoAndWhere }, at)
}
