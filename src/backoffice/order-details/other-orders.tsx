import { m } from '#paraglide/messages.js'
import { listHref } from '#pages/list/list-query.ts'
import { ShopLink } from '#pages/shop-link.tsx'
import { countText, paisaText } from '#pages/money/taka.ts'
import { orderStatuses } from '#shop/orders/order.ts'
import { statusName } from '#shop/orders/views/order-status.ts'
import { StatusBadge } from '#shop/orders/views/status-badge.tsx'
import { Moment } from '#ui/text/moment.tsx'
import { ordersPath } from '../orders/orders-href.ts'
import type { ShownOrder, ShownOther } from './shown-order.ts'

/** Whether parcels to this phone were taken: what one wants to know before the next one is sent. */
export function OtherOrders({ order: { phone, others } }: { order: ShownOrder }) {
  const { counts, latest } = others
  if (latest.length === 0) return <p className="text-ink-soft">{m.desk_others_none()}</p>
  const counted = orderStatuses.filter((status) => counts[status] > 0)
  return (
    <>
      <p className="tabular">
        {counted.map((status) => `${statusName(status)}: ${countText(counts[status])}`).join(' · ')}
      </p>
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

function OtherOrder({ other }: { other: ShownOther }) {
  const { orderId, placedAt, status, grandTotalInPaisa } = other
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
      <StatusBadge status={status} />
    </li>
  )
}
