import { and, eq, isNotNull } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import type { Actor } from '../roles/actor.ts'
import { checkPassword } from '../passwords/check-password.ts'
import { isRecentlySignedIn } from './is-recently-signed-in.ts'
import { accounts } from '../tables.ts'
import type { Visit } from '../visit.ts'

export type ProvedAgain =
  | { outcome: 'proved' }
  | { outcome: 'wrong-password' }
  /** An account without a password: anyone who holds the browser must have come in a moment ago. */
  | { outcome: 'requires-recent-login' }
  | { outcome: 'too-many-requests'; retryAfterSeconds: number }

/** Whether it is still the person who signed in: an open browser alone is not enough. */
export async function proveAgain(
  shop: Shop,
  actor: Actor,
  password: string,
  visit: Visit,
): Promise<ProvedAgain> {
  if (!(await hasPassword(shop, actor.userId)))
    return { outcome: (await isRecentlySignedIn(shop, actor)) ? 'proved' : 'requires-recent-login' }
  const checked = await checkPassword(shop, actor, password, visit)
  if (checked.outcome === 'too-many-requests') return checked
  return { outcome: checked.outcome === 'right' ? 'proved' : 'wrong-password' }
}

/** False for anyone who only ever came through a provider. */
export async function hasPassword(shop: Shop, userId: string): Promise<boolean> {
  const found = await shop.database
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.userId, userId),
        eq(accounts.providerId, 'credential'),
        isNotNull(accounts.password),
      ),
    )
  return found.length > 0
}
