import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { countText } from '#pages/money/taka.ts'
import { Moment, formatMoment } from '#ui/text/moment.tsx'
import { authorName } from '../author-words.ts'
import type { ShownCall, ShownOrder } from '../order-details/shown-order.ts'
import { callNames } from './call-words.ts'

/** How often an order was called: a wrong press is no call. */
export const countStanding = (calls: readonly ShownCall[]): number =>
  calls.filter(({ isUndone }) => !isUndone).length

/** Of what was due to confirm an order, only what stands is said once it is no longer to be confirmed. */
function withDue({ status, calls, callAgainAt }: CallLogProps['order']): ShownCall[] {
  if (status === 'Pending') return [...calls]
  const last = calls.findLast(({ isUndone }) => !isUndone)
  return calls.map((call) => ({ ...call, callAgainAt: call === last ? callAgainAt : null }))
}

interface CallLogProps {
  order: Pick<ShownOrder, 'status' | 'calls' | 'callAgainAt'>
}

/** Each call with what came of it and who called, the latest first, and when the next one is due. */
export function CallLog({ order }: CallLogProps) {
  const { calls, callAgainAt, status } = order
  if (calls.length === 0) return <p className="text-ink-soft">{m.calls_none()}</p>
  return (
    <>
      <p className="tabular mb-3">{m.calls_tries({ n: countText(countStanding(calls)) })}</p>
      {status !== 'Pending' && callAgainAt && (
        <p className="tabular mb-3 rounded-card bg-deal-wash px-4 py-3 font-medium text-on-deal-wash">
          {m.calls_promised_at({ time: formatMoment(callAgainAt, true) })}
        </p>
      )}
      <CallList calls={withDue(order).toReversed()} />
    </>
  )
}

interface CallListProps<Call> {
  calls: readonly Call[]
  /** What a call was about, where that is not said around the list. */
  about?: (call: Call) => ReactNode
}

/** What came of each call, its note, who called and when. */
export const CallList = <Call extends ShownCall>({ calls, about }: CallListProps<Call>) => (
  <ol aria-label={m.calls_log()} className="flex flex-col gap-4 border-l-2 border-line pl-4">
    {calls.map((call) => (
      <li key={call.id}>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className={`font-medium ${call.isUndone ? 'text-ink-soft line-through' : ''}`}>
            {callNames[call.outcome]()}
          </span>
          {about?.(call)}
        </p>
        <Particulars call={call} />
        <p className="text-sm text-ink-soft">
          {m.desk_by({ who: authorName(call.author) })} ·{' '}
          <span className="tabular">
            <Moment at={call.at} withTime />
          </span>
        </p>
      </li>
    ))}
  </ol>
)

function Particulars({ call: { isUndone, callAgainAt, note } }: { call: ShownCall }) {
  return (
    <>
      {isUndone && <p className="text-sm">{m.calls_taken_back()}</p>}
      {callAgainAt && !isUndone && (
        <p className="tabular text-sm" suppressHydrationWarning>
          {m.calls_due({ time: formatMoment(callAgainAt, true) })}
        </p>
      )}
      {note && (
        <p className="[overflow-wrap:anywhere] whitespace-pre-line text-ink-soft">“{note}”</p>
      )}
    </>
  )
}
