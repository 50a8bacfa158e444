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
  /** What they may not, by the name that the policy gives it; this log leans on no policy. */
  permission?: string
  /** The client's address. */
  ipAddress: string
}
