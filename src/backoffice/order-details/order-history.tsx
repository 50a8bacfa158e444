import { m } from '#paraglide/messages.js'
import { paymentStatuses } from '#shop/orders/order.ts'
import { statusName } from '#shop/orders/views/order-status.ts'
import { Moment } from '#ui/text/moment.tsx'
import { paymentNames } from '../orders/order-words.ts'
import { authorName } from './author-words.ts'
import type { ShownEntry } from './shown-order.ts'

/** Everything that was done, by whom and why: the latest first. */
export function OrderHistory({ history }: { history: readonly ShownEntry[] }) {
  return (
    <ol className="flex flex-col gap-4 border-l-2 border-line pl-4">
      {history.toReversed().map((entry) => (
        <li key={entry.id}>
          <p className="font-medium">{wordsOf(entry)}</p>
          {entry.reason && (
            <p className="[overflow-wrap:anywhere] text-ink-soft">“{entry.reason}”</p>
          )}
          <p className="text-sm text-ink-soft">
            {m.desk_by({ who: authorName(entry.author) })} ·{' '}
            <span className="tabular">
              <Moment at={entry.at} withTime />
            </span>
          </p>
        </li>
      ))}
    </ol>
  )
}

function wordsOf({ field, from, to }: ShownEntry): string {
  if (field === 'payment')
    return m.desk_history_payment({ from: paymentName(from), to: paymentName(to) })
  if (from === null) return m.desk_history_placed()
  return m.desk_history_step({ from: statusName(from), to: statusName(to) })
}

function paymentName(stored: string | null): string {
  const known = paymentStatuses.find((payment) => payment === stored)
  return known ? paymentNames[known]() : (stored ?? '')
}
