import { z } from 'zod'
import { isRefused, type ActionRefusal } from '#shop/action-refusal.ts'
import { findOrderRef } from '#shop/orders/desk/find-order.ts'
import { orderStatuses } from '#shop/orders/order.ts'
import { undoStep } from '#shop/orders/status/undo-step.ts'
import { refuse } from '../../answers/problems.ts'
import { refuseAction } from '../../answers/refuse-action.ts'
import { answer, defineStaffRoute } from '../../route.ts'
import { refuseUnknownOrder } from '../working-on-orders.ts'

export const undoingRoute = defineStaffRoute({
  method: 'post',
  path: '/order/{orderId}/undo',
  allow: undoStep.allow,
  limit: 'identity',
  summary:
    'Takes back a wrong press of a moment ago: the last call, move, edit or payment of an order, or an own note',
  description:
    'For ten seconds, where nothing happened since and nobody was notified. A call that moved the order is taken back with its move. An edit gives lines, buyer, place and sums back as they stood, with their stock, or nothing is changed; the version goes on.',
  body: z.object({
    id: z.uuid().meta({ description: 'Of the call, of the note, or of the entry in the history' }),
  }),
  answers: {
    200: { description: 'Taken back', schema: z.object({ status: z.enum(orderStatuses) }) },
    404: { description: 'order-not-found' },
    409: {
      description:
        'changed-meanwhile, not-by-staff, too-late, sold-out, coupon-used-up, coupon-used-meanwhile or pieces-sold',
    },
  },
  handle: async ({ shop, by, body, params }) => {
    const orderRef = await findOrderRef(shop, params['orderId'] ?? '')
    if (orderRef === undefined) return refuseUnknownOrder()
    const result = await undoStep(shop, by, { ...body, orderRef })
    return result.outcome === 'undone' ? answer({ status: result.status }) : refuseUndo(result)
  },
})

const undoTitles = {
  'changed-meanwhile': 'Something else happened to this order since. Read it again, then decide.',
  'not-by-staff': 'The customer or the shop itself did this: only steps of staff are taken back.',
  'too-late':
    'It cannot be taken back any more: ten seconds have passed, or the customer has been notified. Move the order on, or add a note.',
  'sold-out': 'The order stays canceled: its pieces were bought by somebody else meanwhile.',
  'coupon-used-up':
    'The order stays canceled: somebody else had the last use of its coupon meanwhile.',
  'coupon-used-meanwhile':
    'Nothing was taken back: somebody else had the last use of the coupon that the order had.',
  'pieces-sold':
    'Nothing was taken back: pieces that this needs were bought by somebody else meanwhile.',
}

type RefusedUndo = ActionRefusal | { outcome: 'not-found' | keyof typeof undoTitles }

function refuseUndo(result: RefusedUndo): Response {
  if (isRefused(result)) return refuseAction(result)
  const { outcome } = result
  if (outcome === 'not-found') return refuseUnknownOrder()
  return refuse({ status: 409, code: outcome, title: undoTitles[outcome] })
}
