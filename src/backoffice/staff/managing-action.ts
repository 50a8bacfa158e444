import type { Actor } from '#shop/identity/roles/actor.ts'
import { blockUser } from '#shop/identity/users/block-user.ts'
import { changeRole } from '#shop/identity/users/change-role.ts'
import { resetSecondFactor } from '#shop/identity/users/reset-second-factor.ts'
import { storedRoles } from '#shop/identity/roles/role.ts'
import { signPersonOut } from '#shop/identity/users/sign-person-out.ts'
import { byPerson } from '#shop/initiator.ts'
import type { Shop } from '#shop/shop.ts'

export type Managed = Awaited<ReturnType<typeof submitManaging>>

/** What is asked for on the page of one account: another role, to block it, to give it back, or to end its sessions. */
export async function submitManaging(
  shop: Shop,
  form: FormData,
  { actor, userId, origin }: { actor: Actor; userId: string; origin: string },
) {
  const by = byPerson(actor, origin)
  const what = form.get('what')
  if (what === 'block' || what === 'unblock')
    return blockUser(shop, by, { userId, isBlocked: what === 'block' })
  if (what === 'end-sessions') return signPersonOut(shop, by, { userId })
  if (what === 'reset-factor') return resetSecondFactor(shop, by, { userId })
  const role = storedRoles.find((each) => each === form.get('role'))
  return role ? changeRole(shop, by, { userId, role }) : ({ outcome: 'choose-role' } as const)
}
