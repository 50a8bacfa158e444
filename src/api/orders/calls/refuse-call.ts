import { isRefused, type ActionRefusal } from '#shop/action-refusal.ts'
import { outcomesAt, type Callable } from '#shop/orders/calls/call.ts'
import { refuse } from '../../answers/problems.ts'
import { refuseAction } from '../../answers/refuse-action.ts'
import { refuseUnknownOrder } from '../working-on-orders.ts'

type RefusedCall =
  | ActionRefusal
  | { outcome: 'not-found' | 'not-then' }
  | ({ outcome: keyof typeof conflictTitles } & Callable)

/** Why a call was not written down. */
export function refuseCall(result: RefusedCall): Response {
  if (isRefused(result)) return refuseAction(result)
  switch (result.outcome) {
    case 'not-found':
      return refuseUnknownOrder()
    case 'not-then':
      return refuse({
        status: 400,
        code: 'invalid',
        title: 'Please check the marked fields',
        fields: { callAgainAt: 'Choose a time that lies ahead, within sixty days' },
      })
    default:
      return refuse({
        status: 409,
        code: result.outcome,
        title: conflictTitles[result.outcome](result),
        now: result.status,
      })
  }
}

const conflictTitles = {
  'called-meanwhile': () =>
    'Somebody has called about this order meanwhile. Read it again, then decide.',
  'not-pending': ({ status }: Callable) =>
    `This order is ${status} now: it needs no call to be confirmed.`,
  'not-at-status': (order: Callable) =>
    `That cannot come of a call about this order, which is ${order.status} (${order.deliveryMethod}): it can be ${outcomesAt(order).join(', ')}.`,
  'person-removed': () => 'The person of this order was removed: there is nobody to call.',
}
