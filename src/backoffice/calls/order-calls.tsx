import type { PageForm } from '#pages/form/use-page-form.ts'
import type { ShownOrder } from '../order-details/shown-order.ts'
import { CallForm } from './call-form.tsx'
import { CallLog, countStanding } from './call-log.tsx'
import type { CallProblem } from './call-words.ts'

interface OrderCallsProps<Problem extends string> {
  order: ShownOrder
  isEvening: boolean
  /** Missing for staff who may only read. */
  form: PageForm<Problem | CallProblem> | undefined
}

/** On the page of an order: what came of the calls, and of this one; whatever its status, but not once its person was removed. */
export function OrderCalls<Problem extends string>({
  order,
  isEvening,
  form,
}: OrderCallsProps<Problem>) {
  const { phone, calls } = order
  return (
    <div className="flex flex-col gap-5">
      {form && phone !== '' && (
        <CallForm order={order} calls={countStanding(calls)} isEvening={isEvening} form={form} />
      )}
      <div>
        <CallLog order={order} />
      </div>
    </div>
  )
}
