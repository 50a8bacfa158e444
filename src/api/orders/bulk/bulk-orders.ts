import { z } from 'zod'
import { isRefused } from '#shop/action-refusal.ts'
import { findOrderRefs } from '#shop/orders/bulk/find-order-refs.ts'
import { mostChosen, type Chosen } from '#shop/orders/bulk/chosen.ts'
import type { ChangeOrdersResult, WhyNot } from '#shop/orders/bulk/change-orders.ts'
import { moveOrders, payOrders, tagOrders, undoSteps } from '#shop/orders/bulk/work-on-orders.ts'
import { orderStatuses } from '#shop/orders/order.ts'
import { moveOrder, moveSchema } from '#shop/orders/status/move-order.ts'
import { bulkPayments } from '#shop/orders/status/payment.ts'
import { setPayment } from '#shop/orders/status/set-payment.ts'
import { undoStep } from '#shop/orders/status/undo-step.ts'
import { tagOrder } from '#shop/orders/tags/tag-order.ts'
import { tagSchema } from '#shop/orders/tags/tag-contract.ts'
import type { Shop } from '#shop/shop.ts'
import { refuseShortSearch } from '../../answers/problems.ts'
import { refuseAction } from '../../answers/refuse-action.ts'
import { answer, defineStaffRoute, type ApiRoute } from '../../route.ts'
import { bodyFilterFields } from './order-filter-fields.ts'

/** Which orders: named one by one, or all that fit a filter. */
const chosenSchema = z.union([
  z.object({
    orders: z
      .array(
        z.object({
          orderId: z.string().max(40),
          from: z.enum(orderStatuses).optional().meta({
            description:
              'As it was read: where somebody else moved the order since, it is not changed',
          }),
        }),
      )
      .min(1)
      .max(mostChosen),
  }),
  z.object({
    filter: z.object(bodyFilterFields),
    asOf: z.iso.datetime().optional().meta({ description: 'Only what was placed by then' }),
    after: z.uuid().optional().meta({ description: '`next` of the answer before' }),
    limit: z.int().min(1).max(mostChosen).default(mostChosen),
  }),
])

async function chosenOf(shop: Shop, chosen: z.output<typeof chosenSchema>): Promise<Chosen> {
  if ('filter' in chosen) {
    const { filter, asOf, after, limit: most } = chosen
    const known = { ...filter, asOf: asOf ? new Date(asOf) : undefined }
    return { matching: { filter: known, after, most } }
  }
  const refs = await findOrderRefs(
    shop,
    chosen.orders.map(({ orderId }) => orderId),
  )
  return {
    ticked: chosen.orders.flatMap(({ orderId, from: seen }) => {
      const orderRef = refs.get(orderId)
      return orderRef === undefined ? [] : [{ orderRef, seen }]
    }),
  }
}

const reasons = [
  'changed-meanwhile',
  'not-allowed',
  'not-found',
  'tags-full',
  'too-late',
  'sold-out',
  'pieces-sold',
  'coupon-used-up',
  'coupon-used-meanwhile',
  'not-by-staff',
  'nothing-to-collect',
  'nothing-to-remit',
] as const satisfies readonly WhyNot[]

const stepSchema = z.object({
  orderId: z.string().max(40),
  id: z.uuid().meta({ description: 'Of the entry in the history' }),
})

const changed = {
  200: {
    description: 'What was changed and what was not',
    schema: z.object({
      changed: z.array(z.string()).meta({ description: 'Order IDs' }),
      refused: z.array(
        z.object({
          orderId: z.string(),
          why: z.enum(reasons),
          status: z.enum(orderStatuses),
        }),
      ),
      steps: z.array(stepSchema).meta({
        description: 'What POST /orders/undo takes back within ten seconds',
      }),
      next: z.string().optional(),
    }),
  },
  400: { description: 'search-too-short' },
}

const description =
  'Names orders, or says what they must fit. What cannot be changed is named line by line, and the rest goes on; numbers of which there is no order are left out. Where more fit than were taken, next says where to go on.'

const moving = defineStaffRoute({
  method: 'post',
  path: '/orders/moves',
  allow: moveOrder.allow,
  limit: 'identity',
  summary: `Moves up to ${mostChosen} orders to their next status, each by itself`,
  description,
  body: z.object({
    chosen: chosenSchema,
    to: z.enum(orderStatuses),
    reason: moveSchema.shape.reason,
  }),
  answers: changed,
  handle: async ({ shop, by, body: { chosen, ...move } }) =>
    answerOf(await moveOrders(shop, by, { ...move, chosen: await chosenOf(shop, chosen) })),
})

const paying = defineStaffRoute({
  method: 'post',
  path: '/orders/payments',
  allow: setPayment.allow,
  limit: 'identity',
  summary: `Records the payment of up to ${mostChosen} delivered orders, each by itself`,
  description: `collected records all that is left to collect of each order, remitted all that is held of it. Orders that are not delivered are refused as not-allowed. ${description}`,
  body: z.object({ chosen: chosenSchema, to: z.enum(bulkPayments) }),
  answers: changed,
  handle: async ({ shop, by, body: { chosen, to } }) =>
    answerOf(await payOrders(shop, by, { to, chosen: await chosenOf(shop, chosen) })),
})

const tagging = defineStaffRoute({
  method: 'post',
  path: '/orders/tags',
  allow: tagOrder.allow,
  limit: 'identity',
  summary: `Gives up to ${mostChosen} orders a tag, or takes it away`,
  description,
  body: z.object({
    chosen: chosenSchema,
    tag: tagSchema,
    isSet: z.boolean().default(true).meta({ description: 'false takes it away' }),
  }),
  answers: changed,
  handle: async ({ shop, by, body: { chosen, ...tag } }) =>
    answerOf(await tagOrders(shop, by, { ...tag, chosen: await chosenOf(shop, chosen) })),
})

const undoing = defineStaffRoute({
  method: 'post',
  path: '/orders/undo',
  allow: undoStep.allow,
  limit: 'identity',
  summary: `Takes back a wrong press on up to ${mostChosen} orders, each by itself`,
  description:
    'For ten seconds, where nothing happened since and nobody was notified. Send steps as a bulk move or payment answered them. What cannot be taken back is named line by line, and the rest goes on.',
  body: z.object({ steps: z.array(stepSchema).min(1).max(mostChosen) }),
  answers: { 200: changed[200] },
  handle: async ({ shop, by, body: { steps } }) => {
    const refs = await findOrderRefs(
      shop,
      steps.map(({ orderId }) => orderId),
    )
    const known = steps.flatMap(({ orderId, id }) => {
      const orderRef = refs.get(orderId)
      return orderRef === undefined ? [] : [{ orderRef, id }]
    })
    return answerOf(await undoSteps(shop, by, known))
  },
})

function answerOf(result: ChangeOrdersResult): Response {
  if (isRefused(result)) return refuseAction(result)
  if (result.outcome === 'too-short') return refuseShortSearch()
  const { changed: orderIds, steps, refused, next } = result
  return answer({
    changed: orderIds,
    refused: refused.map(({ id: _id, ...line }) => line),
    steps: steps.map(({ orderId, id }) => ({ orderId, id })),
    next,
  })
}

export const bulkRoutes: readonly ApiRoute[] = [moving, paying, tagging, undoing]
