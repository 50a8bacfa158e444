import { z } from 'zod'
import { callOutcomes, mostToCall } from '#shop/orders/calls/call.ts'
import { callSchema } from '#shop/orders/calls/call-input.ts'
import { countCalls } from '#shop/orders/calls/count-calls.ts'
import { listPromisedCalls } from '#shop/orders/calls/list-promised-calls.ts'
import { readPlace, writePlace } from '#shop/orders/calls/queue-place.ts'
import { recordCall } from '#shop/orders/calls/record-call.ts'
import { releaseCall } from '#shop/orders/calls/release-call.ts'
import { takeNextCall } from '#shop/orders/calls/take-next-call.ts'
import { findOrderRef } from '#shop/orders/desk/find-order.ts'
import { showStaffOrders } from '#shop/orders/desk/show-staff-orders.ts'
import { listWholeOrders } from '#shop/orders/list-whole-orders.ts'
import { orderStatuses } from '#shop/orders/order.ts'
import { callAnswerSchema, staffOrderSchema } from '#shop/orders/order-contract.ts'
import type { Shop } from '#shop/shop.ts'
import { refuse } from '../../answers/problems.ts'
import { answer, defineStaffRoute, type ApiRoute } from '../../route.ts'
import { refuseUnknownOrder } from '../working-on-orders.ts'
import { refuseCall } from './refuse-call.ts'

const findStaffOrder = async (shop: Shop, orderId: string) => {
  const { orders } = await listWholeOrders(shop, { orderId, limit: 1 })
  const [order] = await showStaffOrders(shop, orders)
  return order
}

const listing = defineStaffRoute({
  method: 'get',
  path: '/order/{orderId}/calls',
  allow: 'see-orders',
  limit: 'identity',
  summary: 'Lists the calls about an order, the first one first',
  answers: {
    200: { description: 'Calls', schema: z.array(callAnswerSchema) },
    404: { description: 'order-not-found' },
  },
  handle: async ({ shop, params }) => {
    const order = await findStaffOrder(shop, params['orderId'] ?? '')
    return order ? answer(order.calls) : refuseUnknownOrder()
  },
})

const calling = defineStaffRoute({
  method: 'post',
  path: '/order/{orderId}/calls',
  allow: recordCall.allow,
  limit: 'identity',
  summary: 'Writes down what came of a call about an order, whatever its status',
  description:
    'confirmed moves a Pending order to Processing; canceled, until it is shipped, needs a reason and moves it to Canceled, its stock comes back once; reached is for orders that are not Pending any more; call-again needs callAgainAt. After no-answer and busy a Pending order, and one whose buyer was promised a call, is offered again later, each time after a longer wait.',
  body: callSchema,
  answers: {
    201: {
      description: 'Written',
      schema: z.object({
        id: z.string().meta({ description: 'To take it back within ten seconds' }),
        outcome: z.enum(callOutcomes),
        status: z.enum(orderStatuses),
        callAgainAt: z.iso.datetime().nullable(),
      }),
    },
    400: { description: 'invalid' },
    404: { description: 'order-not-found' },
    409: {
      description:
        'called-meanwhile, not-pending, not-at-status or person-removed; all name the current status as `now`',
    },
  },
  handle: async ({ shop, by, body, params }) => {
    const orderRef = await findOrderRef(shop, params['orderId'] ?? '')
    if (orderRef === undefined) return refuseUnknownOrder()
    const result = await recordCall(shop, by, { ...body, orderRef })
    if (result.outcome !== 'called') return refuseCall(result)
    const { id, status, callAgainAt } = result
    const due = callAgainAt?.toISOString() ?? null
    return answer({ id, outcome: body.outcome, status, callAgainAt: due }, 201)
  },
})

const counting = defineStaffRoute({
  method: 'get',
  path: '/calls/counts',
  allow: 'see-orders',
  limit: 'identity',
  summary: 'Counts the orders that are to be called now',
  answers: {
    200: {
      description: `Exact up to ${mostToCall} each, one more means that there are more; nextAt: when the next one is due`,
      schema: z.object({
        new: z.int().meta({ description: 'Never called' }),
        again: z.int().meta({ description: 'Their time to be called again has come' }),
        promised: z
          .int()
          .meta({ description: 'Promised about orders that need no confirming, and due' }),
        nextAt: z.iso.datetime().nullable(),
      }),
    },
  },
  handle: async ({ shop }) => answer(await countCalls(shop)),
})

const promising = defineStaffRoute({
  method: 'get',
  path: '/calls/promised',
  allow: 'see-orders',
  limit: 'identity',
  summary: 'Lists the promised calls that are due, about orders that need no confirming',
  description: `The longest due first, at most ${mostToCall}. Write down what came of each with POST /order/{orderId}/calls.`,
  answers: {
    200: {
      description: 'Promised calls',
      schema: z.array(
        z.object({
          orderId: z.string(),
          fullName: z.string(),
          phone: z.string().meta({ description: 'E.164' }),
          status: z.enum(orderStatuses),
          callAgainAt: z.iso.datetime(),
        }),
      ),
    },
  },
  handle: async ({ shop }) =>
    answer(
      (await listPromisedCalls(shop)).map(({ callAgainAt, ...call }) => ({
        ...call,
        callAgainAt: callAgainAt.toISOString(),
      })),
    ),
})

const place = z
  .string()
  .refine((text) => readPlace(text) !== undefined, 'Take it from the place of an answer')
  .optional()

const taking = defineStaffRoute({
  method: 'post',
  path: '/calls/next',
  allow: recordCall.allow,
  limit: 'identity',
  summary: 'Offers the next order to call, and hides it from colleagues for ten minutes',
  description:
    'Orders that were never called come first, the oldest first, then those whose time to be called again has come. Everyone holds one order at a time. after and before go on from the place of an answer.',
  body: z.object({ after: place, before: place }),
  answers: {
    200: {
      description: 'The order',
      schema: z.object({
        order: staffOrderSchema,
        place: z.string(),
        heldUntil: z.iso.datetime(),
      }),
    },
    404: { description: 'nobody-to-call' },
  },
  handle: async ({ shop, by, body: { after, before } }) => {
    const from = readPlace(before ?? after ?? null)
    const taken = await takeNextCall(shop, by, { place: from, isBackward: before !== undefined })
    const order = taken && (await findStaffOrder(shop, taken.orderId))
    if (!order)
      return refuse({
        status: 404,
        code: 'nobody-to-call',
        title: 'No order is to be called now. Ask again later.',
      })
    const heldUntil = taken.heldUntil.toISOString()
    return answer({ order, place: writePlace(taken.place), heldUntil })
  },
})

const releasing = defineStaffRoute({
  method: 'delete',
  path: '/order/{orderId}/hold',
  allow: recordCall.allow,
  limit: 'identity',
  summary: 'Gives back an order that was offered to be called',
  query: z.object({
    heldUntil: z.iso.datetime('Take it from the answer that offered the order'),
  }),
  answers: {
    204: { description: 'Given back, or not held any more' },
    404: { description: 'order-not-found' },
  },
  handle: async ({ shop, by, query, params }) => {
    const orderRef = await findOrderRef(shop, params['orderId'] ?? '')
    if (orderRef === undefined) return refuseUnknownOrder()
    await releaseCall(shop, by, { orderRef, heldUntil: new Date(query.heldUntil) })
    return new Response(null, { status: 204 })
  },
})

export const callingRoutes: readonly ApiRoute[] = [
  listing,
  calling,
  counting,
  promising,
  taking,
  releasing,
]
