import { z } from 'zod'
import { isRefused } from '#shop/action-refusal.ts'
import { invitedRoles } from '#shop/identity/invitations/invitation.ts'
import { inviteStaff } from '#shop/identity/invitations/invite-staff.ts'
import { listInvitations } from '#shop/identity/invitations/list-invitations.ts'
import { revokeInvitation } from '#shop/identity/invitations/revoke-invitation.ts'
import { idIn } from '../answers/id-in.ts'
import { refuse, refuseTooMany } from '../answers/problems.ts'
import { refuseAction } from '../answers/refuse-action.ts'
import { answer, defineStaffRoute, type ApiRoute } from '../route.ts'

const invitationSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  role: z.enum(invitedRoles),
  state: z.enum(['pending', 'accepted', 'revoked', 'expired']),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  isMailed: z.boolean(),
  invitedBy: z.uuid().nullable(),
})

const listing = defineStaffRoute({
  method: 'get',
  path: '/invitations',
  allow: 'see-users',
  limit: 'identity',
  summary: 'Lists invitations of staff, the newest first; ended ones for a month',
  answers: { 200: { description: 'At most 50', schema: z.array(invitationSchema) } },
  handle: async ({ shop }) => {
    const invitations = await listInvitations(shop)
    return answer(
      invitations.map(({ id, email, role, state, createdAt, expiresAt, isMailed, invitedBy }) => ({
        id,
        email,
        role,
        state,
        createdAt,
        expiresAt,
        isMailed,
        invitedBy,
      })),
    )
  },
})

const inviting = defineStaffRoute({
  method: 'post',
  path: '/invitations',
  allow: inviteStaff.allow,
  limit: 'identity',
  summary: 'Invites somebody to work for the shop',
  description:
    'By email if there is a mail server. `link` is to pass on by hand, and is answered only here. Works once, for seven days. Admins invite moderators, owners everybody. Needs a sign-in of the last ten minutes.',
  body: inviteStaff.input,
  answers: {
    201: {
      description: 'Invited',
      schema: z.object({ id: z.uuid(), link: z.url(), isMailed: z.boolean() }),
    },
    409: { description: 'requires-recent-login, not-allowed, works-here or account-blocked' },
  },
  handle: async ({ shop, by, body }) => {
    const result = await inviteStaff(shop, by, body)
    if (isRefused(result)) return refuseAction(result)
    if (result.outcome === 'too-many-requests') return refuseTooMany(result.retryAfterSeconds)
    if (result.outcome !== 'invited') return refuseInviting(result.outcome)
    const { id, link, isMailed } = result
    return answer({ id, link, isMailed }, 201)
  },
})

const revoking = defineStaffRoute({
  method: 'delete',
  path: '/invitations/{id}',
  allow: revokeInvitation.allow,
  limit: 'identity',
  summary: 'Revokes an invitation: its links stop working at once',
  answers: {
    200: { description: 'Revoked, now or before', schema: z.object({}) },
    404: { description: 'unknown-invitation' },
    409: { description: 'not-allowed or already-accepted' },
  },
  handle: async ({ shop, by, params }) => {
    const invitationId = idIn(params)
    if (!invitationId) return refuseInviting('unknown-invitation')
    const result = await revokeInvitation(shop, by, { invitationId })
    if (isRefused(result)) return refuseAction(result)
    return result.outcome === 'revoked' ? answer({}) : refuseInviting(result.outcome)
  },
})

const sentences = {
  'not-allowed': 'Only an owner may do this.',
  'works-here': 'This person works for the shop already.',
  'account-blocked': 'The account with this address is blocked. Unblock it first.',
  'unknown-invitation': 'There is no such invitation.',
  'already-accepted': 'This invitation was accepted. Change the role of the account instead.',
}

/** 409, not 403: browsers sign out on 403, and this is no reason to. */
const refuseInviting = (code: keyof typeof sentences) =>
  refuse({ status: code === 'unknown-invitation' ? 404 : 409, code, title: sentences[code] })

export const invitationRoutes: readonly ApiRoute[] = [listing, inviting, revoking]
