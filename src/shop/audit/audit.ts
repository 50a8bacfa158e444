/** What is worth remembering for good. */
export const auditedActions = [
  'role-changed',
  'user-blocked',
  'user-unblocked',
  'sessions-ended',
  'password-reset',
  'orders-claimed',
  'claim-opened',
  'profile-changed',
  'second-factor-on',
  'second-factor-off',
  'recovery-code-used',
  'recovery-codes-renewed',
  'settings-changed',
  'email-change-asked',
  'email-changed',
  'password-set',
  'password-changed',
  'account-deleted',
] as const

export type AuditedAction = (typeof auditedActions)[number]

export interface AuditEntry {
  action: AuditedAction
  /** Who did it; null is the merchant at the machine itself. */
  actorId: string | null
  /** To whom it was done. */
  subjectId: string
  before?: Record<string, unknown>
  after?: Record<string, unknown>
  /** The client's address, or `shell`. */
  origin: string
}
