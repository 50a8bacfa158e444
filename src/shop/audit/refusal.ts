import type { Permission } from '../identity/policy.ts'

/** What somebody tried and was refused. */
export const refusedTries = [
  'sign-in-failed',
  'second-factor-failed',
  'permission-refused',
] as const

export type RefusedTry = (typeof refusedTries)[number]

export interface Refusal {
  refused: RefusedTry
  /** Whose account was tried, or who tried to do what they may not; null: there is no such account. */
  accountId: string | null
  /** What they may not. */
  permission?: Permission
  /** The client's address. */
  address: string
}
