import { m } from '#paraglide/messages.js'
import { isTaken, type FormResult } from '#pages/form/form-result.ts'
import { statusName } from '#shop/orders/views/order-status.ts'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { ActionNotice } from '../action-notice.tsx'
import type { StepAnswer } from '../calls/call-action.ts'
import { callNames, callRefusalWords } from '../calls/call-words.ts'
import { lastStep } from '../calls/last-step.ts'
import { StepNotice, stepFields } from '../calls/step-notice.tsx'
import { paymentNames } from '../orders/order-words.ts'
import { authorName } from '../author-words.ts'
import type { OrderProblem } from './order-action.ts'
import type { ShownOrder } from './shown-order.ts'

interface OrderNoticeProps {
  form: PageForm<OrderProblem>
  /** Whether they may take back what was done. */
  mayMove: boolean
  /** As it stands after the answer. */
  order: ShownOrder
  /** What was done on the page that one comes from: `edited` or `taken`. */
  cameFrom: string | null
  /** The id of what was done there, as long as it can be taken back. */
  step: string | undefined
}

export function OrderNotice({ form, mayMove, order, cameFrom, step }: OrderNoticeProps) {
  const { result } = form
  const arrived = step === undefined ? undefined : { orderId: order.orderId, id: step }
  const { undo } = (result as { answer?: StepAnswer } | undefined)?.answer ?? {}
  const undoable = result ? lastStep(result, order) : arrived
  return (
    <>
      <ActionNotice result={result} words={refusalWords(order)} />
      <StepNotice
        result={result}
        done={wordsOf(result, order, cameFrom)}
        undo={mayMove ? { form, ...(undo ?? { fields: stepFields(undoable) }) } : undefined}
      />
    </>
  )
}

function wordsOf(result: FormResult | undefined, order: ShownOrder, cameFrom: string | null) {
  if (isTaken(result)) return doneWords(result?.form, order)
  return result ? undefined : arrivalWords(order)[cameFrom ?? '']?.()
}

const arrivalWords = ({
  deliveryMethod,
}: ShownOrder): Readonly<Record<string, (() => string) | undefined>> => ({
  edited: m.edit_saved,
  taken: deliveryMethod === 'pickup' ? m.new_order_pickup_done : m.new_order_done,
})

function doneWords(form: string | undefined, { status, payment, calls }: ShownOrder): string {
  if (form === 'note') return m.desk_noted()
  if (form === 'tag' || form === 'untag') return m.customers_tagged()
  if (form === 'return') return m.return_done()
  if (form === 'undo' || form === 'undo-tag') return m.undo_done()
  if (form === 'call') {
    const said = { call: lastCall(calls), status: statusName(status) }
    return status === 'Pending' ? m.calls_done_pending(said) : m.calls_done(said)
  }
  if (form === 'pay') return m.desk_paid({ payment: paymentNames[payment]() })
  return m.desk_moved({ status: statusName(status) })
}

function lastCall(calls: ShownOrder['calls']): string {
  const last = calls.findLast(({ isUndone }) => !isUndone)
  return last ? callNames[last.outcome]() : ''
}

function refusalWords({ status, payment, history }: ShownOrder) {
  const author = history.at(-1)?.author
  const who = author ? authorName(author) : ''
  return {
    ...callRefusalWords,
    'changed-meanwhile': () =>
      m.desk_changed_meanwhile({
        who,
        status: statusName(status),
        payment: paymentNames[payment](),
      }),
    'returned-meanwhile': m.return_meanwhile,
    'too-many-pieces': m.return_too_many,
    'not-returnable': () => m.desk_not_allowed({ status: statusName(status) }),
    'tags-full': m.desk_tags_full,
    'not-allowed': () => m.desk_not_allowed({ status: statusName(status) }),
  }
}
