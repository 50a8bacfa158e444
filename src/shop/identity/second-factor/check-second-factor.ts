import { and, eq, isNotNull, lt } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { Shop } from '#shop/shop.ts'
import { recordAudit } from '#shop/audit/record-audit.ts'
import { recordRefusal } from '#shop/audit/record-refusal.ts'
import { decryptTotpKey } from './encrypt-totp-key.ts'
import { readTypedCode, hashRecoveryCode } from './recovery-code.ts'
import { recoveryCodes, secondFactors, users } from '../tables.ts'
import { notifySecondFactor } from './notify-second-factor.ts'
import { totpStep } from './totp-code.ts'

interface Shown {
  userId: string
  /** As it was typed. */
  code: string
  /** The client's address. */
  origin: string
}

/**
 * Whether this is a code of the account's second factor. It is used up: nobody who looked on can show it again. A wrong one is counted
 * as a refused try, wherever it is asked for.
 */
export async function checkSecondFactor(shop: Shop, shown: Shown): Promise<boolean> {
  const isRight = await takeCode(shop, shown)
  if (!isRight) await recordWrongCode(shop, shown)
  return isRight
}

export const recordWrongCode = (
  shop: Shop,
  { userId: accountId, origin: ipAddress }: Omit<Shown, 'code'>,
): Promise<void> => recordRefusal(shop, { refused: 'second-factor-failed', accountId, ipAddress })

async function takeCode(shop: Shop, { userId, code: typed, origin }: Shown): Promise<boolean> {
  const read = readTypedCode(typed)
  if (!read) return false
  if (read.kind === 'totp') return takeTotp(shop, userId, read.code)
  const codeHash = hashRecoveryCode(await shop.identity.secret(), userId, read.code)
  return shop.database.transaction(async (database) => {
    const taken = await database
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
      .returning({ codeHash: recoveryCodes.codeHash })
    if (taken.length === 0) return false
    await notifyUsed(shop, database, { userId, origin })
    return true
  })
}

async function takeTotp(shop: Shop, userId: string, code: string): Promise<boolean> {
  const [kept] = await shop.database
    .select({ key: secondFactors.key })
    .from(secondFactors)
    .innerJoin(users, and(eq(users.id, secondFactors.userId), isNotNull(users.secondFactorAt)))
    .where(eq(secondFactors.userId, userId))
  if (!kept) return false
  const step = totpStep(await decryptTotpKey(shop, userId, kept.key), code, shop.now())
  return step !== undefined && takeStep(shop.database, userId, step)
}

/** One statement: of two who show the same code at the same moment, one is believed. */
export async function takeStep(database: Database, userId: string, step: number): Promise<boolean> {
  const taken = await database
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId })
  return taken.length > 0
}

/** A person who did not use it learns that somebody has their paper. */
async function notifyUsed(
  shop: Shop,
  database: Database,
  { userId, origin }: Omit<Shown, 'code'>,
): Promise<void> {
  const left = await countRecoveryCodes(database, userId)
  const entry = {
    action: 'recovery-code-used',
    actorId: userId,
    subject: { type: 'person', id: userId },
  } as const
  await recordAudit(database, { ...entry, after: { left }, origin }, shop.now())
  await notifySecondFactor(shop, database, { userId, template: 'recovery-code-used', left })
}

export async function countRecoveryCodes(database: Database, userId: string): Promise<number> {
  const rows = await database
    .select({ codeHash: recoveryCodes.codeHash })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId))
  return rows.length
}
