import { m } from '#paraglide/messages.js'
import { ShopLink } from '#pages/shop-link.tsx'
import type { OrderStatus } from '#shop/orders/order.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { countUpTo } from '../count-up-to.ts'

/** As in #shop/reports/load-desk.ts. */
const mostWaiting = 1000

interface WaitingProps {
  waiting: Readonly<Record<OrderStatus, number>>
  toCollect: number
  failedMails: number
}

/** What is to be done now; each number leads to the list behind it. */
export function Waiting({ waiting, toCollect, failedMails }: WaitingProps) {
  return (
    <section aria-label={m.desk_waiting()}>
      <ul className="grid grid-cols-2 gap-3 max-sm:[&>li:last-child:nth-child(odd)]:col-span-2 sm:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]">
        <Figure
          icon="phone"
          count={waiting.Pending}
          text={m.desk_to_confirm()}
          to={orders('Pending')}
        />
        <Figure
          icon="package"
          count={waiting.Processing}
          text={m.desk_to_ship()}
          to={orders('Processing')}
        />
        <Figure
          icon="truck"
          count={waiting.Shipped}
          text={m.desk_on_the_way()}
          to={orders('Shipped')}
        />
        <Figure
          icon="cash"
          count={toCollect}
          text={m.desk_to_collect()}
          to={`${orders('Delivered')}&payment=due`}
        />
        {failedMails > 0 && (
          <Figure
            icon="alert"
            count={failedMails}
            text={m.desk_failed_mails()}
            to="/dashboard/outbox?state=failed"
          />
        )}
      </ul>
    </section>
  )
}

const orders = (status: OrderStatus) => `/dashboard/orders?status=${status}`

interface FigureProps {
  icon: IconName
  count: number
  text: string
  to: string
}

function Figure({ icon, count, text, to }: FigureProps) {
  return (
    <li className="grid">
      <ShopLink
        to={to}
        prefetch="intent"
        className="flex flex-col gap-1 rounded-card border border-line bg-surface p-4 hover:border-brand hover:bg-brand-wash"
      >
        <span className="flex items-center justify-between gap-2">
          <span className={`tabular text-2xl font-semibold ${count === 0 ? 'text-ink-soft' : ''}`}>
            {countUpTo(mostWaiting, count)}
          </span>
          <Icon name={icon} className="text-brand" />
        </span>
        <span className="text-ink-soft">{text}</span>
      </ShopLink>
    </li>
  )
}
