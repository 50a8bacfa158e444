import type { Shop } from '#shop/shop.ts'
import type { Actor } from '../roles/actor.ts'
import { proveAgain, type ProvedAgain } from '../sign-in/prove-again.ts'
import { checkSecondFactor } from './check-second-factor.ts'
import { throttleSecondFactor } from './throttle-second-factor.ts'
import type { Visit } from '../visit.ts'

export type ProvedWithCode =
  | ProvedAgain
  | { outcome: 'invalid-verification-code' }
  | { outcome: 'second-factor-not-on' }

/** Password and second factor, for what changes the second factor itself. */
export async function proveWithCode(
  shop: Shop,
  actor: Actor,
  { password, code }: { password: string; code: string },
  visit: Visit,
): Promise<ProvedWithCode> {
  if (!actor.hasSecondFactor) return { outcome: 'second-factor-not-on' }
  const proof = await proveAgain(shop, actor, password, visit)
  if (proof.outcome !== 'proved') return proof
  const throttle = await throttleSecondFactor(shop, actor.email, visit)
  if (throttle.outcome === 'too-many')
    return { outcome: 'too-many-requests', retryAfterSeconds: throttle.retryAfterSeconds }
  const shown = { userId: actor.userId, code, origin: visit.ipAddress }
  const isRight = await checkSecondFactor(shop, shown)
  return { outcome: isRight ? 'proved' : 'invalid-verification-code' }
}
