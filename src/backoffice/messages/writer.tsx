import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { formatPhone } from '#platform/phone.ts'
import { chatUrl } from '#pages/chat-url.ts'
import { ShopLink } from '#pages/shop-link.tsx'
import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Moment } from '#ui/text/moment.tsx'
import { customerPath } from '../customers/customers-href.ts'
import { messageStatusLooks, messageStatusNames, titleOf } from './message-words.ts'
import { messagePath } from './messages-href.ts'
import type { ShownMessage } from './shown-message.ts'

const link =
  'inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4'

interface WriterProps {
  message: ShownMessage
  /** Where they are a customer. */
  customerId: string | undefined
}

/** Who wrote, and how they are reached. */
export function Writer({ message: { name, phone, email }, customerId }: WriterProps) {
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
      {email && (
        <a
          href={`mailto:${email}`}
          className="[overflow-wrap:anywhere] underline underline-offset-4 hover:text-brand"
        >
          {email}
        </a>
      )}
      {phone && (
        <p className="flex flex-wrap gap-2">
          <a href={`tel:${phone}`} className={buttonClass('quiet', 'tabular px-4!')}>
            <Icon name="phone" />
            {formatPhone(phone, getLocale())}
          </a>
          <a
            href={chatUrl(phone, '')}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('quiet', 'px-4!')}
          >
            <Icon name="whatsapp" />
            {m.desk_whatsapp()}
          </a>
        </p>
      )}
      {customerId && (
        <ShopLink to={customerPath(customerId)} className={link}>
          {m.inbox_customer()}
        </ShopLink>
      )}
    </div>
  )
}

type Others = Pick<ShownMessage, 'others' | 'language'>

/** What else the same person wrote: the latest first. */
export const OtherMessages = ({ others, language }: Others) => (
  <ul className="flex flex-col divide-y divide-line">
    {others.map((other) => (
      <li key={other.id} className="py-2 first:pt-0 last:pb-0">
        <ShopLink
          to={messagePath(other.id)}
          lang={language}
          className="line-clamp-2 font-medium [overflow-wrap:anywhere] hover:text-brand"
        >
          {titleOf(other)}
        </ShopLink>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-ink-soft">
          <Badge kind={messageStatusLooks[other.status]}>
            {messageStatusNames[other.status]()}
          </Badge>
          <Moment at={other.receivedAt} withTime />
        </p>
      </li>
    ))}
  </ul>
)
