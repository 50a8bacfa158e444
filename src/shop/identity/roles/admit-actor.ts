import { recordRefusal } from '#shop/audit/record-refusal.ts'
import type { Shop } from '#shop/shop.ts'
import type { Actor } from './actor.ts'
import { isRecentlySignedIn } from '../sign-in/is-recently-signed-in.ts'
import { may, needsRecentSignIn, type Permission } from './policy.ts'

export type Admission =
  | 'admitted'
  | 'not-permitted'
  | 'second-factor-missing'
  | 'requires-recent-login'

/** The one question of every door, of the API and of pages: whether this may be done, by them, now. A refusal is counted for the audit. */
export async function admitActor(
  shop: Shop,
  actor: Actor,
  { permission, ipAddress }: { permission: Permission; ipAddress: string },
): Promise<Admission> {
  if (!may(actor, permission)) {
    // Staff who have a second factor to set up first have not tried what is not theirs.
    if (actor.lacksSecondFactor) return 'second-factor-missing'
    const refusal = { refused: 'permission-refused', accountId: actor.userId } as const
    await recordRefusal(shop, { ...refusal, permission, ipAddress })
    return 'not-permitted'
  }
  if (needsRecentSignIn(permission) && !(await isRecentlySignedIn(shop, actor)))
    return 'requires-recent-login'
  return 'admitted'
}
