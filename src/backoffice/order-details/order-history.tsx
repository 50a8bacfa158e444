import { m } from '#paraglide/messages.js'
import { countText, paisaText } from '#pages/money/taka.ts'
import { paymentStatuses } from '#shop/orders/order.ts'
import { statusName } from '#shop/orders/views/order-status.ts'
import { Moment } from '#ui/text/moment.tsx'
import { paymentNames } from '../orders/order-words.ts'
import { authorName } from './author-words.ts'
import { wordsOfDetails } from './change-words.ts'
import type { ShownEntry } from './shown-order.ts'

/** Everything that was done, by whom and why: the latest first. */
export function OrderHistory({ history }: { history: readonly ShownEntry[] }) {
  return (
    <ol className="flex flex-col gap-4 border-l-2 border-line pl-4">
      {history.toReversed().map((entry) => (
        <li key={entry.id}>
          <p className="font-medium">{wordsOf(entry)}</p>
          <ChangedDetails details={entry.details} />
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

export function ChangedDetails({ details }: Pick<ShownEntry, 'details'>) {
  const words = details ? wordsOfDetails(details) : []
  if (words.length === 0) return null
  return (
    <ul className="list-disc pl-5 text-sm [overflow-wrap:anywhere]">
      {words.map((said) => (
        <li key={said}>{said}</li>
      ))}
    </ul>
  )
}

/** What happened, in a line. */
export function wordsOf({
  field,
  from,
  to,
  amountInPaisa,
}: Pick<ShownEntry, 'field' | 'from' | 'to' | 'amountInPaisa'>): string {
  if (field === 'edit') return m.desk_history_edit()
  if (field === 'return')
    return m.desk_history_return({ n: countText(Number(to) - Number(from ?? 0)) })
  if (field === 'payment') {
    const said = m.desk_history_payment({ from: paymentName(from), to: paymentName(to) })
    return amountInPaisa === null ? said : `${said} · ${paisaText(amountInPaisa)}`
  }
  if (from === null) return m.desk_history_placed()
  return m.desk_history_step({ from: statusName(from), to: statusName(to) })
}

function paymentName(stored: string | null): string {
  const known = paymentStatuses.find((payment) => payment === stored)
  return known ? paymentNames[known]() : (stored ?? '')
}
