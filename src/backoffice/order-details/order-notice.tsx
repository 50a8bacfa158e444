import { useEffect, useRef } from 'react'
import { m } from '#paraglide/messages.js'
import { DoneNotice } from '#pages/done-notice.tsx'
import { FormNotice } from '#pages/form/form-notice.tsx'
import { isTaken, troubleIn, type FormResult } from '#pages/form/form-result.ts'
import { isRefusal } from '#shop/action-refusal.ts'
import { statusName } from '#shop/orders/views/order-status.ts'
import { RefusedAction } from '#storefront/account/layout/refused-action.tsx'
import { paymentNames } from '../orders/order-words.ts'
import { authorName } from './author-words.ts'
import type { ShownOrder } from './shown-order.ts'

interface OrderNoticeProps {
  result: FormResult | undefined
  /** As it stands after the answer. */
  order: ShownOrder
}

/** What came of a press: done, or why not. It comes into view, and has the focus. */
export function OrderNotice({ result, order }: OrderNoticeProps) {
  const place = useRef<HTMLDivElement>(null)
  const trouble = troubleIn(result)
  useEffect(() => {
    if (!isTaken(result) && troubleIn(result) === undefined) return
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [result])
  return (
    <div
      ref={place}
      tabIndex={-1}
      className="outline-none [&>output]:mb-0! [&>output:not(:empty)]:mt-4"
    >
      <DoneNotice>{isTaken(result) && doneWords(result?.form, order)}</DoneNotice>
      {trouble !== undefined && isRefusal(trouble) ? (
        <RefusedAction refusal={trouble} />
      ) : (
        <FormNotice trouble={trouble} words={refusalWords(order)} />
      )}
    </div>
  )
}

function doneWords(form: string | undefined, { status, payment }: ShownOrder): string {
  if (form === 'note') return m.desk_noted()
  if (form === 'pay') return m.desk_paid({ payment: paymentNames[payment]() })
  return m.desk_moved({ status: statusName(status) })
}

function refusalWords({ status, payment, history }: ShownOrder) {
  const author = history.at(-1)?.author
  const who = author ? authorName(author) : ''
  return {
    'changed-meanwhile': () =>
      m.desk_changed_meanwhile({
        who,
        status: statusName(status),
        payment: paymentNames[payment](),
      }),
    'not-allowed': () => m.desk_not_allowed({ status: statusName(status) }),
  }
}
