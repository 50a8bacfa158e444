import { mayManage } from '../roles/policy.ts'
import type { StoredRole } from '../roles/role.ts'

export const invitedRoles = ['moderator', 'admin', 'owner'] as const
export type InvitedRole = (typeof invitedRoles)[number]

export const invitationDays = 7

export type InvitationState = 'pending' | 'accepted' | 'revoked' | 'expired'

interface Facts {
  role: InvitedRole
  expiresAt: Date
  acceptedAt: Date | null
  revokedAt: Date | null
  /** Null: the person at the machine. */
  inviter: { role: StoredRole; blockedAt: Date | null } | null
}

/** An invitation ends with its inviter's right to give that role. */
export function stateOf(
  { role, expiresAt, acceptedAt, revokedAt, inviter }: Facts,
  now: Date,
): InvitationState {
  if (acceptedAt) return 'accepted'
  const isBacked = inviter === null || (!inviter.blockedAt && mayManage(inviter, role))
  if (revokedAt || !isBacked) return 'revoked'
  return expiresAt <= now ? 'expired' : 'pending'
}
