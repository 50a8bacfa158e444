import type { Actor } from '#shop/identity/actor.ts'
import { admitActor } from '#shop/identity/admit-actor.ts'
import { blockUser, type BlockUserResult } from '#shop/identity/block-user.ts'
import { changeRole, type RoleChangeResult } from '#shop/identity/change-role.ts'
import { resetSecondFactor, type FactorResetResult } from '#shop/identity/reset-second-factor.ts'
import type { Permission } from '#shop/identity/policy.ts'
import { signPersonOut, type SignPersonOutResult } from '#shop/identity/sign-person-out.ts'
import { keptRoles } from '#shop/identity/role.ts'
import type { Shop } from '#shop/shop.ts'

export type Managed =
  | RoleChangeResult
  | BlockUserResult
  | FactorResetResult
  | SignPersonOutResult
  | { outcome: 'choose-role' | 'requires-recent-login' }

/** What is asked for on the page of one account: another role, to block it, to give it back, or to end its sessions. */
export async function takeManaging(
  shop: Shop,
  form: FormData,
  { actor, userId, origin }: { actor: Actor; userId: string; origin: string },
): Promise<Managed> {
  const what = form.get('what')
  if (what === 'block' || what === 'unblock')
    return blockUser(shop, actor, { userId, isBlocked: what === 'block', origin })
  if (what === 'end-sessions') return signPersonOut(shop, actor, { userId, origin })
  const permission: Permission = what === 'reset-factor' ? 'reset-second-factors' : 'give-roles'
  const admission = await admitActor(shop, actor, { permission, address: origin })
  if (admission !== 'admitted')
    return { outcome: admission === 'not-permitted' ? 'not-allowed' : admission }
  if (what === 'reset-factor') return resetSecondFactor(shop, actor, { userId, origin })
  const role = keptRoles.find((each) => each === form.get('role'))
  return role ? changeRole(shop, actor, { userId, role, origin }) : { outcome: 'choose-role' }
}
