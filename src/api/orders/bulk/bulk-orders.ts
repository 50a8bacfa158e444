import { z } from 'zod'
import { isRefused } from '#shop/action-refusal.ts'
import { findOrderRefs } from '#shop/orders/bulk/find-order-refs.ts'
import { mostChosen, type Chosen } from '#shop/orders/bulk/chosen.ts'
import type { ChangeOrdersResult } from '#shop/orders/bulk/change-orders.ts'
import { moveOrders, tagOrders } from '#shop/orders/bulk/work-on-orders.ts'
import { orderStatuses } from '#shop/orders/order.ts'
import { moveOrder, moveSchema } from '#shop/orders/status/move-order.ts'
import { tagOrder } from '#shop/orders/tags/tag-order.ts'
import { tagSchema } from '#shop/orders/tags/tag-contract.ts'
import type { Shop } from '#shop/shop.ts'
import { refuseAction } from '../../answers/refuse-action.ts'
import { answer, defineStaffRoute, type ApiRoute } from '../../route.ts'
import { orderFilterFields, refuseShortSearch } from './order-filter-fields.ts'

const amount = z.number().min(0).max(1_000_000_000).optional()

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
    filter: z.object({ ...orderFilterFields, totalFrom: amount, totalTo: amount }),
    asOf: z.iso.datetime().optional().meta({ description: 'Only what was placed by then' }),
    after: z.uuid().optional().meta({ description: '`next` of the answer before' }),
    limit: z.int().min(1).max(mostChosen).default(mostChosen),
  }),
])

async function chosenOf(shop: Shop, chosen: z.output<typeof chosenSchema>): Promise<Chosen> {
  if ('filter' in chosen) {
    const { filter, asOf, after, limit: most } = chosen
    return { matching: { filter, asOf: asOf ? new Date(asOf) : undefined, after, most } }
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

const changed = {
  200: {
    description: 'What was changed and what was not',
    schema: z.object({
      changed: z.array(z.string()).meta({ description: 'Order IDs' }),
      refused: z.array(
        z.object({
          orderId: z.string(),
          why: z.enum(['changed-meanwhile', 'not-allowed', 'not-found', 'tags-full']),
          status: z.enum(orderStatuses),
        }),
      ),
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

function answerOf(result: ChangeOrdersResult): Response {
  if (isRefused(result)) return refuseAction(result)
  if (result.outcome === 'too-short') return refuseShortSearch()
  const { outcome: _, steps: __, refused, ...rest } = result
  return answer({ ...rest, refused: refused.map(({ id: _id, ...line }) => line) })
}

export const bulkRoutes: readonly ApiRoute[] = [moving, tagging]
