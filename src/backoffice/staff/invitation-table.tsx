import { m } from '#paraglide/messages.js'
import type { FormResult } from '#pages/form/form-result.ts'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import { resultOf, usePageForm, type PageForm } from '#pages/form/use-page-form.ts'
import { DataTable, type Column } from '#pages/list/data-table.tsx'
import type { InvitationState, InvitedRole } from '#shop/identity/invitations/invitation.ts'
import { Badge } from '#ui/badge.tsx'
import { formatMoment } from '#ui/text/moment.tsx'
import { ActionNotice } from '../action-notice.tsx'
import { roleNames } from './role-words.ts'

export interface ShownInvitation {
  id: string
  email: string
  role: InvitedRole
  state: InvitationState
  expiresAt: string
  isMailed: boolean
  /** Null: the person at the machine. */
  invitedByName: string | null
  mayRevoke: boolean
}

export const invitationTroubles = {
  'not-allowed': m.user_only_owner,
  'works-here': m.invite_works_here,
  'account-blocked': m.invite_blocked,
  'too-many-requests': m.form_too_many,
  'unknown-invitation': m.invite_gone,
  'already-accepted': m.invite_accepted_already,
}

const states: Record<
  InvitationState,
  { text: () => string; kind: 'brand' | 'quiet' | 'deal-wash' }
> = {
  pending: { text: m.invite_state_pending, kind: 'deal-wash' },
  accepted: { text: m.invite_state_accepted, kind: 'brand' },
  revoked: { text: m.invite_state_revoked, kind: 'quiet' },
  expired: { text: m.invite_state_expired, kind: 'quiet' },
}

type Row = ShownInvitation & { form: PageForm }

const emailCell = ({ email, invitedByName }: Row) => (
  <>
    <p className="font-semibold break-all">{email}</p>
    {invitedByName !== null && (
      <p className="text-sm text-ink-soft">{m.invite_by({ name: invitedByName })}</p>
    )}
  </>
)

const stateCell = ({ state, expiresAt }: Row) => (
  <>
    <Badge kind={states[state].kind}>{states[state].text()}</Badge>
    {state === 'pending' && (
      <p className="mt-1 text-sm text-ink-soft">
        {m.invite_until({ date: formatMoment(expiresAt, true) })}
      </p>
    )}
  </>
)

const revokeCell = ({ id, email, state, mayRevoke, form }: Row) =>
  state === 'pending' &&
  mayRevoke && (
    <form {...form.props} aria-label={m.invite_revoke_of({ email })}>
      <input type="hidden" name="invitationId" value={id} />
      <SubmitButton
        what="revoke"
        variant="quiet"
        sending={form.sending}
        busy={form.sending?.get('invitationId') === id}
      >
        {m.invite_revoke()}
      </SubmitButton>
    </form>
  )

const hiddenTitle = () => <span className="sr-only">{m.invite_revoke()}</span>

const columns: readonly Column<Row>[] = [
  { title: m.login_email, isMain: true, cell: emailCell },
  { title: m.users_role, cell: ({ role }) => roleNames[role]() },
  { title: m.audit_field_status, cell: stateCell },
  { title: hiddenTitle, cell: revokeCell },
]

interface InvitationTableProps {
  invitations: readonly ShownInvitation[]
  answered: FormResult | undefined
}

export function InvitationTable({ invitations, answered }: InvitationTableProps) {
  const lastResult = resultOf(answered, 'revoke')
  const form = usePageForm({ id: 'revoke', lastResult, words: {} })
  const rows = invitations.map((invitation) => ({ ...invitation, form }))
  return (
    <div className="mt-5">
      <ActionNotice
        result={form.result}
        done={form.isTaken && m.invite_revoked()}
        words={invitationTroubles}
        className="mb-3"
      />
      <DataTable label={m.invite_list()} columns={columns} rows={rows} />
    </div>
  )
}
