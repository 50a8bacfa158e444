import { m } from '#paraglide/messages.js'
import { DataTable, type Column } from '#pages/list/data-table.tsx'
import type { Subscriber } from '#shop/newsletter/list-subscribers.ts'
import type { SubscriberStatus } from '#shop/newsletter/subscriber.ts'
import { Badge, type BadgeKind } from '#ui/badge.tsx'
import { Moment } from '#ui/text/moment.tsx'

export const subscriberNames: Record<SubscriberStatus, () => string> = {
  pending: m.subscribers_pending,
  subscribed: m.subscribers_subscribed,
  unsubscribed: m.subscribers_unsubscribed,
}

const looks: Record<SubscriberStatus, BadgeKind> = {
  pending: 'deal-wash',
  subscribed: 'brand',
  unsubscribed: 'quiet',
}

type ShownSubscriber = ReturnType<typeof showSubscriber>

/** As it comes from the server: moments are text on the way. */
export const showSubscriber = ({ id, email, status, subscribedAt, confirmedAt }: Subscriber) => ({
  id,
  email,
  status,
  subscribedAt: subscribedAt.toISOString(),
  confirmedAt: confirmedAt && confirmedAt.toISOString(),
})

const At = ({ at }: { at: string }) => (
  <span className="tabular text-sm text-ink-soft">
    <Moment at={at} withTime />
  </span>
)

const columns: readonly Column<ShownSubscriber>[] = [
  {
    title: m.subscribers_email,
    isMain: true,
    cell: ({ email }) => <span className="font-semibold [overflow-wrap:anywhere]">{email}</span>,
  },
  {
    title: m.tracking_status,
    cell: ({ status }) => <Badge kind={looks[status]}>{subscriberNames[status]()}</Badge>,
  },
  { title: m.subscribers_asked, cell: ({ subscribedAt }) => <At at={subscribedAt} /> },
  {
    title: m.subscribers_confirmed,
    isMinor: true,
    cell: ({ confirmedAt }) => confirmedAt && <At at={confirmedAt} />,
  },
]

export const SubscriberTable = ({ subscribers }: { subscribers: readonly ShownSubscriber[] }) => (
  <DataTable label={m.subscribers_title()} columns={columns} rows={subscribers} />
)
