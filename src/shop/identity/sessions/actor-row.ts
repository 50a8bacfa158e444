import type { Shop } from '#shop/shop.ts'
import { loadSettings } from '#shop/settings/load-settings.ts'
import type { Actor, ActorFinding } from '../roles/actor.ts'
import { isStaff, roleOf, type StoredRole } from '../roles/role.ts'
import { endOfSession } from './session-life.ts'
import { sessions, users } from '../tables.ts'

/** What is read with every call, however it says whose it is. */
export const actorColumns = {
  userId: users.id,
  email: users.email,
  emailVerified: users.emailVerified,
  name: users.name,
  photoUrl: users.image,
  language: users.language,
  storedRole: users.role,
  blockedAt: users.blockedAt,
  secondFactorAt: users.secondFactorAt,
  sessionId: sessions.id,
  sessionStartedAt: sessions.createdAt,
  sessionUsedAt: sessions.updatedAt,
  sessionEndsAt: sessions.expiresAt,
}

/** What the read of a session gives. */
type ActorRow = Omit<Actor, 'role' | 'hasSecondFactor' | 'lacksSecondFactor'> & {
  storedRole: StoredRole
  blockedAt: Date | null
  secondFactorAt: Date | null
  sessionStartedAt: Date
}

/** Who somebody is at this moment. Only staff without a second factor cost another read: whether they need one. */
export async function actorFromRow(shop: Shop, row: ActorRow): Promise<ActorFinding> {
  const { storedRole, blockedAt, secondFactorAt, sessionStartedAt: startedAt, ...person } = row
  const role = roleOf({ role: storedRole, blockedAt })
  if (role === 'blocked') return { outcome: 'blocked' }
  const { sessionUsedAt: usedAt, sessionEndsAt: expiresAt } = person
  if (endOfSession(role, { startedAt, usedAt, expiresAt }) <= shop.now())
    return { outcome: 'nobody' }
  const hasSecondFactor = secondFactorAt !== null
  const lacksSecondFactor =
    isStaff(role) && !hasSecondFactor && (await loadSettings(shop)).staffNeedSecondFactor
  return { outcome: 'known', actor: { ...person, role, hasSecondFactor, lacksSecondFactor } }
}
