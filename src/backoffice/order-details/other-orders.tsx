import { m } from '#paraglide/messages.js'
import { listHref } from '#pages/list/list-query.ts'
import { ShopLink } from '#pages/shop-link.tsx'
import { countText, paisaText } from '#pages/money/taka.ts'
import { orderStatuses } from '#shop/orders/order.ts'
import { statusName } from '#shop/orders/views/order-status.ts'
import { StatusBadge } from '#shop/orders/views/status-badge.tsx'
import { Badge } from '#ui/badge.tsx'
import { Moment } from '#ui/text/moment.tsx'
import { ordersPath } from '../orders/orders-href.ts'
import type { ShownOrder, ShownOther } from './shown-order.ts'

/** Whether parcels to this phone were taken: what one wants to know before the next one is sent. */
export function OtherOrders({ order: { phone, others } }: { order: ShownOrder }) {
  const { latest } = others
  if (latest.length === 0) return <p className="text-ink-soft">{m.desk_others_none()}</p>
  return (
    <>
      <p className="tabular">{endingsText(others)}</p>
      <ul className="mt-3 divide-y divide-line">
        {latest.map((other) => (
          <OtherOrder key={other.id} other={other} />
        ))}
      </ul>
      <p className="mt-2">
        <ShopLink
          to={listHref(ordersPath, { q: phone })}
          className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
        >
          {m.desk_others_all()}
        </ShopLink>
      </p>
    </>
  )
}

/** How many there are of each status; parcels that came back apart from what was canceled before. Empty where there are none. */
export function endingsText({
  counts,
  cameBack,
}: Pick<ShownOrder['others'], 'counts' | 'cameBack'>): string {
  const counted = orderStatuses.filter((status) => counts[status] > 0)
  return [
    ...counted.map((status) => `${statusName(status)}: ${countText(counts[status])}`),
    ...(cameBack > 0 ? [`${m.desk_came_back()}: ${countText(cameBack)}`] : []),
  ].join(' · ')
}

function OtherOrder({ other }: { other: ShownOther }) {
  const { orderId, placedAt, status, hasComeBack, grandTotalInPaisa } = other
  return (
    <li className="relative flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
      <span>
        <ShopLink
          to={`/dashboard/order-details/${orderId}`}
          aria-label={m.account_order({ number: orderId })}
          className="tabular font-semibold after:absolute after:inset-0 hover:text-brand"
        >
          {orderId}
        </ShopLink>
        <span className="tabular block text-sm text-ink-soft">
          <Moment at={placedAt} /> · {paisaText(grandTotalInPaisa)}
        </span>
      </span>
      {hasComeBack ? (
        <Badge kind="cut">{m.desk_came_back()}</Badge>
      ) : (
        <StatusBadge status={status} />
      )}
    </li>
  )
}
