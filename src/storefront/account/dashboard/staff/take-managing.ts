import type { Actor } from '#shop/identity/actor.ts'
import { admitActor } from '#shop/identity/admit-actor.ts'
import { blockUser, type BlockUserResult } from '#shop/identity/block-user.ts'
import { changeRole, type RoleChangeResult } from '#shop/identity/change-role.ts'
import { resetSecondFactor, type FactorResetResult } from '#shop/identity/reset-second-factor.ts'
import type { Permission } from '#shop/identity/policy.ts'
import { keptRoles } from '#shop/identity/role.ts'
import type { Shop } from '#shop/shop.ts'

export type Managed =
  | RoleChangeResult
  | BlockUserResult
  | FactorResetResult
  | { outcome: 'choose-role' | 'requires-recent-login' }

/** What is asked for on the page of one account: another role, to block it, or to give it back. */
export async function takeManaging(
  shop: Shop,
  form: FormData,
  { actor, userId, origin }: { actor: Actor; userId: string; origin: string },
): Promise<Managed> {
  const what = form.get('what')
  if (what === 'block' || what === 'unblock')
    return blockUser(shop, actor, { userId, isBlocked: what === 'block', origin })
  const needed: Permission = what === 'reset-factor' ? 'reset-second-factors' : 'give-roles'
  const admission = await admitActor(shop, actor, needed)
  if (admission !== 'admitted')
    return { outcome: admission === 'not-permitted' ? 'not-allowed' : admission }
  if (what === 'reset-factor') return resetSecondFactor(shop, actor, { userId, origin })
  const role = keptRoles.find((each) => each === form.get('role'))
  return role ? changeRole(shop, actor, { userId, role, origin }) : { outcome: 'choose-role' }
}
