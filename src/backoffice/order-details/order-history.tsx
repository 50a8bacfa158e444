import { m } from '#paraglide/messages.js'
import { countText, paisaText } from '#pages/money/taka.ts'
import { orderStatuses, pathTo, type OrderStatus } from '#shop/orders/order.ts'
import { moneySteps, type MoneyStep } from '#shop/orders/status/payment.ts'
import { statusName } from '#shop/orders/views/order-status.ts'
import { Moment } from '#ui/text/moment.tsx'
import { callNames } from '../calls/call-words.ts'
import { authorName } from '../author-words.ts'
import { wordsOfDetails } from './change-words.ts'
import type { ShownCall, ShownEntry } from './shown-order.ts'

interface OrderHistoryProps {
  history: readonly ShownEntry[]
  calls: readonly ShownCall[]
}

/** Everything that was done, by whom and why: the latest first. */
export function OrderHistory({ history, calls }: OrderHistoryProps) {
  // What a call was about stands with the call; where it moved the order, it came first.
  const all = [...calls, ...history].toSorted((one, other) => one.at.localeCompare(other.at))
  return (
    <ol className="flex flex-col gap-4 border-l-2 border-line pl-4">
      {all.toReversed().map((entry) => (
        <li key={entry.id}>
          <p className="font-medium">{'outcome' in entry ? callWords(entry) : wordsOf(entry)}</p>
          {'details' in entry && <ChangedDetails details={entry.details} />}
          {'reason' in entry && entry.reason && (
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

function callWords({ outcome, isUndone }: ShownCall): string {
  const call = callNames[outcome]()
  return isUndone ? m.calls_history_undone({ call }) : m.calls_history({ call })
}

const isBack = (from: string, to: string) =>
  orderStatuses.some(
    (status) =>
      status === to && pathTo({ status, deliveryMethod: 'pickup' }, from as OrderStatus).length > 0,
  )

/** What happened, in a line. */
export function wordsOf({
  field,
  from,
  to,
  amountInPaisa,
  details,
}: Pick<ShownEntry, 'field' | 'from' | 'to' | 'amountInPaisa'> &
  Partial<Pick<ShownEntry, 'details'>>): string {
  if (field === 'edit') return details?.isUndone ? m.undo_history_edit() : m.desk_history_edit()
  if (field === 'return') return returnWords(Number(to) - Number(from))
  if (field === 'payment')
    return paymentWords({ from, to, amountInPaisa, isUndone: details?.isUndone })
  if (from === null) return m.desk_history_placed()
  if (isBack(from, to)) return m.undo_history({ from: statusName(from), to: statusName(to) })
  return m.desk_history_step({ from: statusName(from), to: statusName(to) })
}

/** Fewer than before: it was taken back. */
const returnWords = (more: number) =>
  more < 0
    ? m.undo_history_return({ n: countText(-more) })
    : m.desk_history_return({ n: countText(more) })

const stepWords: Record<MoneyStep, () => string> = {
  collected: m.desk_history_collected,
  remitted: m.desk_history_remitted,
  refunded: m.desk_history_refunded,
}

interface Payment {
  from: string | null
  to: string
  amountInPaisa: number | null
  isUndone: true | undefined
}

/** An undone step is named in `from`. */
function paymentWords({ from, to, amountInPaisa, isUndone }: Payment): string {
  const stored = isUndone ? from : to
  const known = moneySteps.find((each) => each === stored)
  const step = known ? stepWords[known]() : (stored ?? '')
  const said = isUndone ? m.desk_history_step_undone({ step }) : step
  return amountInPaisa === null ? said : `${said} · ${paisaText(amountInPaisa)}`
}
