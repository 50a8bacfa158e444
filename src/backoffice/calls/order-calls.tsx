import type { PageForm } from '#pages/form/use-page-form.ts'
import type { ShownOrder } from '../order-details/shown-order.ts'
import { CallForm } from './call-form.tsx'
import { CallLog, countStanding } from './call-log.tsx'
import type { CallProblem } from './call-words.ts'

interface OrderCallsProps<Problem extends string> {
  order: ShownOrder
  isEvening: boolean
  /** Missing for whoever only looks. */
  form: PageForm<Problem | CallProblem> | undefined
}

/** On the page of an order: what came of the calls, and as long as it is to be confirmed, what came of this one. */
export function OrderCalls<Problem extends string>({
  order: { orderId, status, calls },
  isEvening,
  form,
}: OrderCallsProps<Problem>) {
  return (
    <div className="flex flex-col gap-5">
      {form && status === 'Pending' && (
        <CallForm
          orderId={orderId}
          calls={countStanding(calls)}
          isEvening={isEvening}
          form={form}
        />
      )}
      <div>
        <CallLog calls={calls} isToCall={status === 'Pending'} />
      </div>
    </div>
  )
}
