import { useRouteLoaderData } from 'react-router'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { listHref } from '#pages/list/list-query.ts'
import { countText } from '#pages/money/taka.ts'
import { ShopLink } from '#pages/shop-link.tsx'
import type { OrderStatus } from '#shop/orders/order.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { toCallText } from '../calls/call-counts.ts'
import { toCallPath } from '../calls/to-call-path.ts'
import { countUpTo } from '../count-up-to.ts'
import type { loader } from '../layout/layout.tsx'
import { waitingText } from '../live/waiting-count.tsx'
import { messagesPath } from '../messages/messages-href.ts'
import { ordersPath } from '../orders/orders-href.ts'
import { reviewsPath } from '../reviews/reviews-href.ts'
import { productsPath } from '../product-details/product-paths.ts'

/** As in #shop/reports/load-desk.ts. */
const mostWaiting = 1000

interface WaitingProps {
  waiting: Readonly<Record<OrderStatus, number>>
  toCollect: number
  failedMails: number
  /** Products of what is ordered: so few pieces are left. */
  low: number
}

const upTo = (count: number) => countUpTo(mostWaiting, count)

/** What is to be done now; each number leads to the list behind it. */
export function Waiting(props: WaitingProps) {
  // The menu counts these already.
  const around = useRouteLoaderData<typeof loader>(`${getLocale()}/backoffice`)
  const figures = [...ofOrders(props, around), ...besideOrders(props, around)]
  return (
    <section aria-label={m.desk_waiting()} className="xl:col-span-2">
      <ul
        className={`grid grid-cols-2 gap-3 max-sm:[&>li:last-child:nth-child(odd)]:col-span-2 ${columnsOf(figures.length)}`}
      >
        {figures.map((figure) => (
          <Figure key={figure.to} {...figure} />
        ))}
      </ul>
    </section>
  )
}

/** Rows of as many each. */
const columnsOf = (count: number) => (count % 4 === 0 ? 'sm:grid-cols-4' : 'sm:grid-cols-3')

type Around = ReturnType<typeof useRouteLoaderData<typeof loader>>

const ofOrders = ({ waiting, toCollect }: WaitingProps, around: Around): WaitingFigure[] => [
  ...(around?.toCall
    ? [
        {
          icon: 'phone',
          count: toCallText(around.toCall),
          text: m.figures_to_call(),
          to: toCallPath,
        } as const,
      ]
    : []),
  { icon: 'clock', count: upTo(waiting.Pending), text: m.desk_to_confirm(), to: orders('Pending') },
  {
    icon: 'package',
    count: upTo(waiting.Processing),
    text: m.desk_to_ship(),
    to: orders('Processing'),
  },
  { icon: 'truck', count: upTo(waiting.Shipped), text: m.desk_on_the_way(), to: orders('Shipped') },
  {
    icon: 'cash',
    count: upTo(toCollect),
    text: m.desk_to_collect(),
    to: `${orders('Delivered')}&payment=unpaid`,
  },
]

const besideOrders = ({ failedMails, low }: WaitingProps, around: Around): WaitingFigure[] => [
  {
    icon: 'shop',
    count: countText(low),
    text: m.figures_low(),
    to: listHref(productsPath, { status: 'active', stock: 'running-low' }),
  },
  ...(around
    ? ([
        {
          icon: 'page',
          count: waitingText(around.unread),
          text: m.figures_reviews(),
          to: reviewsPath,
        },
        {
          icon: 'chat',
          count: waitingText(around.newMessages),
          text: m.figures_messages(),
          to: messagesPath,
        },
      ] as const)
    : []),
  ...(failedMails > 0
    ? ([
        {
          icon: 'alert',
          count: upTo(failedMails),
          text: m.desk_failed_mails(),
          to: '/dashboard/outbox?state=failed',
        },
      ] as const)
    : []),
]

const orders = (status: OrderStatus) => listHref(ordersPath, { status })

const isNone = (count: string) => count === countText(0)

interface WaitingFigure {
  icon: IconName
  /** As it is read. */
  count: string
  text: string
  to: string
}

function Figure({ icon, count, text, to }: WaitingFigure) {
  return (
    <li className="grid">
      <ShopLink
        to={to}
        prefetch="intent"
        className="flex flex-col gap-1 rounded-card border border-line bg-surface p-4 hover:border-brand hover:bg-brand-wash"
      >
        <span className="flex items-center justify-between gap-2">
          <span
            className={`tabular text-2xl font-semibold ${isNone(count) ? 'text-ink-soft' : ''}`}
          >
            {count}
          </span>
          <Icon name={icon} className="text-brand" />
        </span>
        <span className="text-ink-soft">{text}</span>
      </ShopLink>
    </li>
  )
}
