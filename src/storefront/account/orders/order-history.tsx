import { m } from '#paraglide/messages.js'
import { statusName } from '#shop/orders/views/order-status.ts'
import { Moment } from '#ui/text/moment.tsx'
import type { ShownOrder } from './shown-order.ts'

type Change = ShownOrder['history'][number]

/** Each change with its moment, the first one first. */
export function OrderHistory({ order: { history, deliveryMethod } }: { order: ShownOrder }) {
  // Nothing was sent of what was handed over in the shop, though its status went that way.
  const shown = history.filter(({ to }) => deliveryMethod === 'delivery' || to !== 'Shipped')
  return (
    <ol className="space-y-3">
      {shown.map((change) => (
        <li key={`${change.at} ${change.to}`} className="flex flex-wrap justify-between gap-x-4">
          <span className="font-medium">{wordsOf(change)}</span>
          <span className="tabular text-ink-soft">
            <Moment at={change.at} withTime />
          </span>
        </li>
      ))}
    </ol>
  )
}

function wordsOf({ to, byShopper, byItself }: Change): string {
  if (to === 'Pending') return m.account_placed()
  if (to === 'Canceled' && byItself) return m.account_cancelled_by_itself()
  return to === 'Canceled' && byShopper ? m.account_cancelled_by_you() : statusName(to)
}
