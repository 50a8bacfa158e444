import { isTaken, type FormResult } from '#pages/form/form-result.ts'
import type { ShownOrder } from '../order-details/shown-order.ts'

/** What was just done to an order that can be taken back: it moved, or it was called. */
export function lastStep(
  result: FormResult | undefined,
  { orderId, history, calls }: ShownOrder,
): { orderId: string; id: string } | undefined {
  if (!result || !isTaken(result)) return undefined
  const { form } = result
  const call = calls.findLast(({ isUndone }) => !isUndone)
  const step = form === 'call' ? call : form === 'move' ? lastMove(history) : undefined
  return step && { orderId, id: step.id }
}

/** Pieces that came back with the parcel are booked behind the move: they stay. */
const lastMove = (history: ShownOrder['history']) =>
  history.at(-1)?.field === 'status' ? history.at(-1) : undefined
