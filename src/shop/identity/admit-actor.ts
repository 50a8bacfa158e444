import type { Shop } from '../shop.ts'
import type { Actor } from './actor.ts'
import { isRecentlySignedIn } from './is-recently-signed-in.ts'
import { may, needsRecentSignIn, type Permission } from './policy.ts'

export type Admission = 'admitted' | 'not-permitted' | 'requires-recent-login'

/** The one question of every door, of the API and of pages: whether this may be done, by them, now. */
export async function admitActor(
  shop: Shop,
  actor: Actor,
  permission: Permission,
): Promise<Admission> {
  if (!may(actor, permission)) return 'not-permitted'
  if (needsRecentSignIn(permission) && !(await isRecentlySignedIn(shop, actor)))
    return 'requires-recent-login'
  return 'admitted'
}
