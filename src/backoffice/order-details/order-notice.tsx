import { m } from '#paraglide/messages.js'
import { isTaken, type FormResult } from '#pages/form/form-result.ts'
import { statusName } from '#shop/orders/views/order-status.ts'
import { ActionNotice } from '../action-notice.tsx'
import { paymentNames } from '../orders/order-words.ts'
import { authorName } from './author-words.ts'
import type { ShownOrder } from './shown-order.ts'

interface OrderNoticeProps {
  result: FormResult | undefined
  /** As it stands after the answer. */
  order: ShownOrder
}

export function OrderNotice({ result, order }: OrderNoticeProps) {
  return (
    <ActionNotice
      result={result}
      done={isTaken(result) && doneWords(result?.form, order)}
      words={refusalWords(order)}
      className="[&>output:not(:empty)]:mt-4"
    />
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
