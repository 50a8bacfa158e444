import { eq } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { loadSettings } from '#shop/settings/load-settings.ts'
import type { Actor } from '../roles/actor.ts'
import { hasPassword } from '../sign-in/prove-again.ts'
import { isStaff } from '../roles/role.ts'
import { users } from '../tables.ts'
import { countRecoveryCodes } from './check-second-factor.ts'

export interface SecondFactorState {
  /** Null: signing in asks for the password alone. */
  onSince: Date | null
  recoveryCodesLeft: number
  /** Whether this person's work for the shop needs one. */
  isRequired: boolean
  /** Without one, changes ask for a recent sign-in instead. */
  hasPassword: boolean
}

/** How somebody's own second factor stands. */
export async function loadSecondFactor(shop: Shop, actor: Actor): Promise<SecondFactorState> {
  const [person] = await shop.database
    .select({ onSince: users.secondFactorAt })
    .from(users)
    .where(eq(users.id, actor.userId))
  const { staffNeedSecondFactor } = await loadSettings(shop)
  return {
    onSince: person?.onSince ?? null,
    recoveryCodesLeft: await countRecoveryCodes(shop.database, actor.userId),
    isRequired: staffNeedSecondFactor && isStaff(actor.role),
    hasPassword: await hasPassword(shop, actor.userId),
  }
}
