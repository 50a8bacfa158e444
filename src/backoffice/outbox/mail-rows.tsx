import { m } from '#paraglide/messages.js'
import type { listMails } from '#shop/mail/list-mails.ts'
import type { MailState } from '#shop/mail/mail.ts'
import { Badge, type BadgeKind } from '#ui/badge.tsx'
import { Moment } from '#ui/moment.tsx'
import { ShopLink } from '../../storefront/shop-link.tsx'

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
export function showMail({ id, to, subject, language, state, attempts, madeAt }: Mail) {
  return { id, to, subject, language, state, attempts, madeAt: madeAt.toISOString() }
}

export function MailRows({ mails }: { mails: readonly ShownMail[] }) {
  return (
    <ul className="divide-y divide-line">
      {mails.map((mail) => (
        <li
          key={mail.id}
          className="relative flex flex-wrap items-center gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0"
        >
          <div className="min-w-0 flex-1 basis-56">
            <ShopLink
              to={`/dashboard/outbox/${mail.id}`}
              lang={mail.language}
              className="font-semibold break-words after:absolute after:inset-0 hover:text-brand"
            >
              {mail.subject}
            </ShopLink>
            <p className="text-sm break-all text-ink-soft">{mail.to}</p>
          </div>
          <StateBadge {...mail} />
          <p className="tabular text-sm text-ink-soft">
            <Moment at={mail.madeAt} withTime />
          </p>
        </li>
      ))}
    </ul>
  )
}

export function StateBadge({ state, attempts }: Pick<ShownMail, 'state' | 'attempts'>) {
  const isTriedAgain = state === 'waiting' && attempts > 0
  return (
    <Badge kind={stateLooks[state]}>
      {isTriedAgain ? m.outbox_tried_again() : stateNames[state]()}
    </Badge>
  )
}
