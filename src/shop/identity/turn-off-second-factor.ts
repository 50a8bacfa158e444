import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Shop } from '../shop.ts'
import type { Actor } from './actor.ts'
import { dropHeldSignIns } from './held-sign-in.ts'
import { proveWithCode, type ProvedWithCode } from './prove-with-code.ts'
import { recoveryCodes, secondFactors, users } from './tables.ts'
import { tellSecondFactor } from './tell-second-factor.ts'
import type { Visit } from './visit.ts'

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
  await shop.database.transaction((database) =>
    takeAwaySecondFactor(shop, database, { userId, actorId: userId, origin: visit.address }),
  )
  return { outcome: 'turned-off' }
}

interface TakingAway {
  userId: string
  /** Null: whoever has the machine. */
  actorId: string | null
  origin: string
}

/** False where there was none. */
export async function takeAwaySecondFactor(
  shop: Shop,
  database: Database,
  { userId, actorId, origin }: TakingAway,
): Promise<boolean> {
  const at = shop.now()
  const off = await database
    .update(users)
    .set({ secondFactorAt: null, updatedAt: at })
    .where(and(eq(users.id, userId), isNotNull(users.secondFactorAt)))
    .returning({ id: users.id })
  await database.delete(secondFactors).where(eq(secondFactors.userId, userId))
  await database.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await dropHeldSignIns(database, userId)
  if (off.length === 0) return false
  const entry = { action: 'second-factor-off', actorId, subjectId: userId, origin } as const
  await recordAudit(database, entry, at)
  await tellSecondFactor(shop, database, { userId, template: 'second-factor-off' })
  return true
}
