import { z } from 'zod'
import { isRefused } from '#shop/action-refusal.ts'
import { findOrderRefs } from '#shop/orders/bulk/find-order-refs.ts'
import { mostChosen, type Chosen } from '#shop/orders/bulk/chosen.ts'
import { moveOrders, type MoveOrdersResult } from '#shop/orders/bulk/move-orders.ts'
import { orderStatuses } from '#shop/orders/order.ts'
import { moveOrder, moveSchema } from '#shop/orders/status/move-order.ts'
import type { Shop } from '#shop/shop.ts'
import { refuseAction } from '../../answers/refuse-action.ts'
import { answer, defineStaffRoute, type ApiRoute } from '../../route.ts'
import { orderFilterFields, refuseShortSearch } from './order-filter-fields.ts'

const { q, totalFrom: _, totalTo: __, ...others } = orderFilterFields
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
    filter: z.object({ q, ...others, totalFrom: amount, totalTo: amount }),
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

const moving = defineStaffRoute({
  method: 'post',
  path: '/orders/moves',
  allow: moveOrder.allow,
  limit: 'identity',
  summary: `Moves up to ${mostChosen} orders to their next status, each by itself`,
  description:
    'Names orders, or says what they must fit. What cannot be moved is told line by line, and the rest goes on; numbers of which there is no order are left out. Where more fit than were taken, next says where to go on.',
  body: z.object({
    chosen: chosenSchema,
    to: z.enum(orderStatuses),
    reason: moveSchema.shape.reason,
  }),
  answers: {
    200: {
      description: 'What was moved and what was not',
      schema: z.object({
        moved: z.array(z.string()),
        refused: z.array(
          z.object({
            orderId: z.string(),
            why: z.enum(['changed-meanwhile', 'not-allowed', 'not-found']),
            status: z.enum(orderStatuses),
          }),
        ),
        next: z.string().optional(),
      }),
    },
    400: { description: 'search-too-short' },
  },
  handle: async ({ shop, by, body: { chosen, to, reason } }) =>
    told(await moveOrders(shop, by, { chosen: await chosenOf(shop, chosen), to, reason })),
})

function told(result: MoveOrdersResult): Response {
  if (isRefused(result)) return refuseAction(result)
  if (result.outcome === 'too-short') return refuseShortSearch()
  const { moved, refused, next } = result
  return answer({ moved, refused: refused.map(({ id: _id, ...line }) => line), next })
}

export const bulkRoutes: readonly ApiRoute[] = [moving]
