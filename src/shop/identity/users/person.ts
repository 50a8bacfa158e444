import type { Language } from '#platform/language.ts'
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
  image: string | null
  /** Of mails. */
  language: Language
}

export const peopleOnPage = 20

/** Found people are counted so far; one more means "and more". */
export const mostCounted = 1000

export const peopleOrders = ['newest', 'oldest', 'name'] as const
export type PeopleOrder = (typeof peopleOrders)[number]
