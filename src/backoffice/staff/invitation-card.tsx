import { m } from '#paraglide/messages.js'
import { DashboardCard } from '#storefront/account/layout/dashboard-page.tsx'
import { InvitationTable, type ShownInvitation } from './invitation-table.tsx'
import { InviteForm, type InviteFormProps } from './invite-form.tsx'

interface InvitationCardProps extends InviteFormProps {
  invitations: readonly ShownInvitation[]
}

/** Invites people to work for the shop, and lists who was invited. */
export const InvitationCard = ({ invitations, ...form }: InvitationCardProps) => (
  <DashboardCard id="invite-staff" title={m.invite_title()}>
    <InviteForm {...form} />
    {invitations.length > 0 && (
      <InvitationTable invitations={invitations} answered={form.answered} />
    )}
  </DashboardCard>
)
