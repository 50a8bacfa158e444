import type { Actor } from '#shop/identity/actor.ts'
import { blockUser, type BlockUserResult } from '#shop/identity/block-user.ts'
import { changeRole, type RoleChangeResult } from '#shop/identity/change-role.ts'
import { resetSecondFactor, type FactorResetResult } from '#shop/identity/reset-second-factor.ts'
import { keptRoles } from '#shop/identity/role.ts'
import type { Shop } from '#shop/shop.ts'

export type Managed =
  | RoleChangeResult
  | BlockUserResult
  | FactorResetResult
  | { outcome: 'choose-role' }

/** What is asked for on the page of one account: another role, to block it, or to give it back. */
export async function takeManaging(
  shop: Shop,
  form: FormData,
  { actor, userId, origin }: { actor: Actor; userId: string; origin: string },
): Promise<Managed> {
  const what = form.get('what')
  if (what === 'block' || what === 'unblock')
    return blockUser(shop, actor, { userId, isBlocked: what === 'block', origin })
  if (what === 'reset-factor') return resetSecondFactor(shop, actor, { userId, origin })
  const role = keptRoles.find((each) => each === form.get('role'))
  return role ? changeRole(shop, actor, { userId, role, origin }) : { outcome: 'choose-role' }
}
