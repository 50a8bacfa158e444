import { z } from 'zod'
import { isRefused, type ActionRefusal } from '#shop/action-refusal.ts'
import { findOrderRef } from '#shop/orders/desk/find-order.ts'
import { listEditsSince } from '#shop/orders/desk/list-history.ts'
import { editOrder, type NamedProblem } from '#shop/orders/edits/edit-order.ts'
import { editSchema } from '#shop/orders/edits/edit-contract.ts'
import { orderProblemsInEnglish } from '#shop/orders/buyer-contract.ts'
import { returnPieces, returnSchema } from '#shop/orders/returns/return-pieces.ts'
import type { Shop } from '#shop/shop.ts'
import { refuseCoupon } from '../coupons/coupon-refusals.ts'
import { refuseExcess, type Excess } from './refusals/refuse-excess.ts'
import { refuse, refuseUnknownPlace } from '../answers/problems.ts'
import { refuseAction } from '../answers/refuse-action.ts'
import { answer, defineStaffRoute, type ApiRoute } from '../route.ts'
import { refuseUnknownOrder } from './working-on-orders.ts'

const editing = defineStaffRoute({
  method: 'put',
  path: '/order/{orderId}',
  allow: editOrder.allow,
  limit: 'identity',
  summary:
    'Changes an order that has not been sent: lines, buyer, place, delivery charge, discount, coupon',
  description:
    'What is left out stays as it is. The shop prices it again: a line that stays keeps the price it was sold for, one that is added or exchanged gets today’s; the delivery charge follows the zone unless it is set. Stock follows at once, or nothing is changed.',
  body: editSchema,
  answers: {
    200: {
      description: 'Changed, or as it was where nothing differs; the version that stands now',
      schema: z.object({
        version: z.int(),
        id: z.string().optional().meta({
          description: 'To take it back within ten seconds; none where nothing differs',
        }),
      }),
    },
    400: { description: 'unknown-place, address-missing or reason-missing' },
    403: {
      description:
        'discount-over-limit (with the limit of the shop as `percent`) or charge-over-limit (with the charge of the zone as `zoneChargeInPaisa`): an admin may set it',
    },
    404: { description: 'order-not-found' },
    409: {
      description:
        'changed-meanwhile (with the version that stands as `now`, and the edits since), too-late (it was sent, or has ended), not-possible (with problems, line by line), total-changed or coupon-refused (with why as `reason`)',
    },
  },
  handle: async ({ shop, by, body, params }) => {
    const orderRef = await findOrderRef(shop, params['orderId'] ?? '')
    if (orderRef === undefined) return refuseUnknownOrder()
    const result = await editOrder(shop, by, { ...body, orderRef })
    if (isRefused(result)) return refuseAction(result)
    if (result.outcome === 'edited') return answer({ version: result.version, id: result.id })
    if (result.outcome === 'unchanged') return answer({ version: result.version })
    if (isExcess(result)) return refuseExcess(result)
    return result.outcome === 'changed-meanwhile'
      ? refuseStale(shop, orderRef, { read: body.version, now: result.version })
      : refuseEdit(result)
  },
})

const isExcess = (result: { outcome: string }): result is Excess =>
  result.outcome === 'discount-over-limit' || result.outcome === 'charge-over-limit'

type Edited = Awaited<ReturnType<typeof editOrder>>
type Answered = ActionRefusal | Excess | { outcome: 'edited' | 'unchanged' | 'changed-meanwhile' }

function refuseEdit(result: Exclude<Edited, Answered>): Response {
  switch (result.outcome) {
    case 'not-found':
      return refuseUnknownOrder()
    case 'address-missing':
      return refuse({
        status: 400,
        code: 'address-missing',
        title: 'Please check the marked fields',
        fields: { address: orderProblemsInEnglish['address-too-short'] },
      })
    case 'unknown-place':
      return refuseUnknownPlace(result.field)
    case 'too-late':
      return refuse({
        status: 409,
        code: 'too-late',
        title: `An order that is ${result.status} is not changed any more. Take single pieces back instead.`,
        now: result.status,
      })
    case 'reason-missing':
      return refuse({
        status: 400,
        code: 'reason-missing',
        title: 'Please check the marked fields',
        fields: { [result.field]: 'Say why' },
      })
    case 'total-changed':
      return refuse({
        status: 409,
        code: 'total-changed',
        title: 'It comes to another total by now. Look at it again, then decide.',
        grandTotalInPaisa: result.grandTotalInPaisa,
      })
    case 'coupon-refused':
      return refuseCoupon(result.refusal)
    case 'not-possible':
      return refuse({
        status: 409,
        code: 'not-possible',
        title: 'The order cannot become that. Please look at its problems.',
        problems: result.problems.map((problem) => ({ ...problem, message: sentenceOf(problem) })),
      })
  }
}

async function refuseStale(
  shop: Shop,
  orderRef: string,
  { read, now }: { read: number; now: number },
): Promise<Response> {
  const edits = await listEditsSince(shop, orderRef, read)
  return refuse({
    status: 409,
    code: 'changed-meanwhile',
    title: 'Somebody changed this order meanwhile. Read it again, then decide.',
    now,
    edits: edits.map(({ at, author, details }) => ({ at: at.toISOString(), author, details })),
  })
}

function sentenceOf(problem: NamedProblem): string {
  const { product = 'This product' } = problem
  switch (problem.what) {
    case 'no-lines':
      return 'An order needs at least one line. Cancel it instead.'
    case 'too-many-lines':
      return 'An order has at most 100 different products.'
    case 'discount-too-large':
      return 'The discount is more than the products cost.'
    case 'unknown-line':
      return `The order has no line at position ${problem.position}, or it was named twice.`
    case 'not-sold':
      return `${product} is not sold any more.`
    case 'sold-out':
      return `At most ${problem.most} of ${product} can be had.`
  }
}

const returning = defineStaffRoute({
  method: 'post',
  path: '/order/{orderId}/returns',
  allow: returnPieces.allow,
  limit: 'identity',
  summary: 'Takes pieces of a shipped or delivered order back',
  description:
    'What is fit for sale goes back to stock, the rest is written off. Each piece comes back once: returnedBefore is the number of pieces that had come back as it was read.',
  body: returnSchema,
  answers: {
    201: {
      description: 'Taken back; how many pieces of the order have come back by now',
      schema: z.object({ returned: z.int() }),
    },
    404: { description: 'order-not-found' },
    409: {
      description:
        'changed-meanwhile (with the number of pieces that have come back as `now`), not-returnable or too-many-pieces',
    },
  },
  handle: async ({ shop, by, body, params }) => {
    const orderRef = await findOrderRef(shop, params['orderId'] ?? '')
    if (orderRef === undefined) return refuseUnknownOrder()
    const result = await returnPieces(shop, by, { ...body, orderRef })
    if (isRefused(result)) return refuseAction(result)
    switch (result.outcome) {
      case 'returned':
        return answer({ returned: result.returned }, 201)
      case 'not-found':
        return refuseUnknownOrder()
      case 'returned-meanwhile':
        return refuse({
          status: 409,
          code: 'changed-meanwhile',
          title: 'Pieces of this order came back meanwhile. Read it again, then decide.',
          now: result.returned,
        })
      case 'not-returnable':
        return refuse({
          status: 409,
          code: 'not-returnable',
          title: `Nothing comes back of an order that is ${result.status}. Only what was sent does.`,
          now: result.status,
        })
      case 'too-many-pieces':
        return refuse({
          status: 409,
          code: 'too-many-pieces',
          title: `At most ${result.most} pieces of the line at position ${result.position} can come back.`,
          position: result.position,
          most: result.most,
        })
    }
  },
})

export const editingRoutes: readonly ApiRoute[] = [editing, returning]
