import type { Shop } from '#shop/shop.ts'
import { loadSettings } from '../settings/load-settings.ts'
import type { Actor, ActorFinding } from './actor.ts'
import { isStaff, roleOf, type KeptRole } from './role.ts'

/** What the read of a session gives. */
type Standing = Omit<Actor, 'role' | 'hasSecondFactor' | 'lacksSecondFactor'> & {
  keptRole: KeptRole
  blockedAt: Date | null
  secondFactorAt: Date | null
}

/** Who somebody is at this moment. Only staff without a second factor cost another read: whether they need one. */
export async function standingActor(shop: Shop, standing: Standing): Promise<ActorFinding> {
  const { keptRole, blockedAt, secondFactorAt, ...person } = standing
  const role = roleOf({ role: keptRole, blockedAt })
  if (role === 'blocked') return { outcome: 'blocked' }
  const hasSecondFactor = secondFactorAt !== null
  const lacksSecondFactor =
    isStaff(role) && !hasSecondFactor && (await loadSettings(shop)).staffNeedSecondFactor
  return { outcome: 'known', actor: { ...person, role, hasSecondFactor, lacksSecondFactor } }
}
