import type { StoredRole } from '../roles/role.ts'

/** An account as those see it who look after all of them. */
export interface Person {
  id: string
  name: string
  email: string
  emailVerified: boolean
  /** Kept while the account is blocked. */
  role: StoredRole
  blockedAt: Date | null
  /** Signing in asks for a second factor since then. */
  secondFactorAt: Date | null
  since: Date
}

export const peopleOnPage = 20

export const peopleOrders = ['newest', 'oldest', 'name'] as const
export type PeopleOrder = (typeof peopleOrders)[number]
