import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { Shop } from '#shop/shop.ts'
import { recordAudit } from '#shop/audit/record-audit.ts'
import type { Actor } from '../roles/actor.ts'
import { proveWithCode, type ProvedWithCode } from './prove-with-code.ts'
import { newRecoveryCodes, hashRecoveryCode, showRecoveryCode } from './recovery-code.ts'
import { recoveryCodes } from '../tables.ts'
import type { Visit } from '../visit.ts'

export type RenewCodesResult =
  | { outcome: 'renewed'; recoveryCodes: string[] }
  | Exclude<ProvedWithCode, { outcome: 'proved' }>

/** Ten new ones, for anyone who used them up or lost the paper. The ones before work no more. */
export async function renewRecoveryCodes(
  shop: Shop,
  actor: Actor,
  typed: { password: string; code: string },
  visit: Visit,
): Promise<RenewCodesResult> {
  const proof = await proveWithCode(shop, actor, typed, visit)
  if (proof.outcome !== 'proved') return proof
  const { userId } = actor
  return shop.database.transaction(async (database) => {
    const entry = {
      action: 'recovery-codes-renewed',
      actorId: userId,
      subject: { type: 'person', id: userId },
    } as const
    await recordAudit(database, { ...entry, origin: visit.ipAddress }, shop.now())
    return { outcome: 'renewed', recoveryCodes: await saveRecoveryCodes(shop, database, userId) }
  })
}

/** In the place of those that there were. Gives them as they are written down. */
export async function saveRecoveryCodes(
  shop: Shop,
  database: Database,
  userId: string,
): Promise<string[]> {
  const codes = newRecoveryCodes()
  const secret = await shop.identity.secret()
  await database.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await database
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashRecoveryCode(secret, userId, code) })))
  return codes.map(showRecoveryCode)
}
