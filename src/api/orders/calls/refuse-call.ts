import { isRefused, type ActionRefusal } from '#shop/action-refusal.ts'
import { outcomesAt } from '#shop/orders/calls/call.ts'
import type { OrderStatus } from '#shop/orders/order.ts'
import { refuse } from '../../answers/problems.ts'
import { refuseAction } from '../../answers/refuse-action.ts'
import { refuseUnknownOrder } from '../working-on-orders.ts'

type RefusedCall =
  | ActionRefusal
  | { outcome: 'not-found' | 'not-then' }
  | { outcome: keyof typeof conflictTitles; status: OrderStatus }

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
        title: conflictTitles[result.outcome](result.status),
        now: result.status,
      })
  }
}

const conflictTitles = {
  'called-meanwhile': () =>
    'Somebody has called about this order meanwhile. Read it again, then decide.',
  'not-pending': (status: OrderStatus) =>
    `This order is ${status} now: it needs no call to be confirmed.`,
  'not-at-status': (status: OrderStatus) =>
    `That cannot come of a call about an order that is ${status}: it can be ${outcomesAt(status).join(', ')}.`,
  'person-removed': () => 'The person of this order was removed: there is nobody to call.',
}
