import { isTaken, type FormResult } from '#pages/form/form-result.ts'
import type { ShownOrder } from '../order-details/shown-order.ts'

/** What was just done to an order that can be taken back: it moved, was called or paid, pieces came back, or somebody wrote a note. */
export function lastStep(
  result: FormResult | undefined,
  { orderId, history, calls, notes }: ShownOrder,
): { orderId: string; id: string } | undefined {
  if (!result || !isTaken(result)) return undefined
  const { form } = result
  const steps: Readonly<Record<string, { id: string } | undefined>> = {
    call: calls.findLast(({ isUndone }) => !isUndone),
    // Of a parcel that came back, its pieces are booked behind the move: both are one press.
    move: history.at(-1),
    return: history.at(-1),
    pay: lastPayment(history),
    note: notes.at(-1),
  }
  const step = steps[form ?? '']
  return step && { orderId, id: step.id }
}

/** A step that was undone with a reason was no wrong press. */
function lastPayment(history: ShownOrder['history']) {
  const last = history.at(-1)
  return last?.field === 'payment' && !last.details?.isUndone ? last : undefined
}
