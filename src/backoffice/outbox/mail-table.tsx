import { m } from '#paraglide/messages.js'
import { DataTable, type Column } from '#pages/list/data-table.tsx'
import type { listMails } from '#shop/mail/list-mails.ts'
import type { MailState } from '#shop/mail/mail.ts'
import { Badge, type BadgeKind } from '#ui/badge.tsx'
import { Moment } from '#ui/text/moment.tsx'
import { ShopLink } from '#pages/shop-link.tsx'

export const stateNames: Record<MailState, () => string> = {
  kept: m.outbox_kept,
  waiting: m.outbox_waiting,
  sent: m.outbox_sent,
  failed: m.outbox_failed,
}

const stateLooks: Record<MailState, BadgeKind> = {
  kept: 'quiet',
  waiting: 'deal-wash',
  sent: 'brand',
  failed: 'cut',
}

type Mail = Awaited<ReturnType<typeof listMails>>[number]

export type ShownMail = ReturnType<typeof showMail>

/** A mail in the list: what it says stays on the server until one opens it. */
export function showMail({ id, to, subject, language, state, attempts, createdAt }: Mail) {
  return { id, to, subject, language, state, attempts, createdAt: createdAt.toISOString() }
}

const subjectCell = ({ id, language, subject, to }: ShownMail) => (
  <>
    <ShopLink
      to={`/dashboard/outbox/${id}`}
      lang={language}
      className="font-semibold break-words after:absolute after:inset-0 hover:text-brand"
    >
      {subject}
    </ShopLink>
    <p className="text-sm break-all text-ink-soft">{to}</p>
  </>
)

const columns: readonly Column<ShownMail>[] = [
  { title: m.contact_subject, isMain: true, cell: subjectCell },
  { title: m.tracking_status, cell: (mail) => <StateBadge {...mail} /> },
  {
    title: m.outbox_made,
    cell: ({ createdAt }) => (
      <span className="tabular text-sm text-ink-soft">
        <Moment at={createdAt} withTime />
      </span>
    ),
  },
]

export const MailTable = ({ mails }: { mails: readonly ShownMail[] }) => (
  <DataTable label={m.outbox_title()} columns={columns} rows={mails} />
)

export function StateBadge({ state, attempts }: Pick<ShownMail, 'state' | 'attempts'>) {
  const isTriedAgain = state === 'waiting' && attempts > 0
  return (
    <Badge kind={stateLooks[state]}>
      {isTriedAgain ? m.outbox_tried_again() : stateNames[state]()}
    </Badge>
  )
}
