import type { Shop } from '#shop/shop.ts'
import { recordRefusal } from '#shop/audit/record-refusal.ts'
import type { Actor } from '../roles/actor.ts'
import { isPasswordOf } from './set-password.ts'
import { throttleSignIn } from '../sign-in/throttle-sign-in.ts'
import type { Visit } from '../visit.ts'

export type CheckedPassword =
  | { outcome: 'right' | 'wrong-password' }
  | { outcome: 'too-many-requests'; retryAfterSeconds: number }

/** Whether anyone who is signed in knows their password; counted as a try to sign in. */
export async function checkPassword(
  shop: Shop,
  { userId, email }: Pick<Actor, 'userId' | 'email'>,
  password: string,
  visit: Visit,
): Promise<CheckedPassword> {
  const throttle = await throttleSignIn(shop, email, visit)
  if (throttle.outcome === 'too-many')
    return { outcome: 'too-many-requests', retryAfterSeconds: throttle.retryAfterSeconds }
  const checked = await shop.identity.hashes.inLineOf(visit.ipAddress, () =>
    isPasswordOf(shop, userId, password),
  )
  if (checked.outcome !== 'done') return checked
  if (checked.result) return { outcome: 'right' }
  const { ipAddress } = visit
  await recordRefusal(shop, { refused: 'sign-in-failed', accountId: userId, ipAddress })
  return { outcome: 'wrong-password' }
}
