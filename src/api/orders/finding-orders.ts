import { z } from 'zod'
import { recordReading } from '#shop/audit/record-reading.ts'
import { byPerson, type Person } from '#shop/initiator.ts'
import { may } from '#shop/identity/roles/policy.ts'
import { showStaffOrders } from '#shop/orders/desk/show-staff-orders.ts'
import { listWholeOrders, type WholeOrder } from '#shop/orders/list-whole-orders.ts'
import {
  placedOrderSchema,
  staffOrderSchema,
  trackedOrderSchema,
} from '#shop/orders/order-contract.ts'
import { showPlacedOrder } from '#shop/orders/show-placed-order.ts'
import { showTrackedOrder } from '#shop/orders/tracking/show-tracked-order.ts'
import { trackOrder } from '#shop/orders/tracking/track-order.ts'
import type { CallerFinding } from '../find-caller.ts'
import { refuseIdentity } from '../identity/identity-problems.ts'
import type { Shop } from '#shop/shop.ts'
import { refuse } from '../answers/problems.ts'
import { refuseCaller } from '../refuse-caller.ts'
import { answer, defineRoute, type Call } from '../route.ts'

export const findingOrders = defineRoute({
  method: 'get',
  path: '/order',
  allow: 'anyone',
  limit: 'tracking',
  summary: 'Finds the order with a tracking ID, or lists one’s own',
  description:
    'With trackingId exactly one order, or an empty list, for anyone: the match is exact but for capitals, spaces and dashes, the name is masked after its first word; phone, e-mail and address are left out. Without it the orders of who is signed in, and for staff those of everybody, with payment, account, history and notes (with mine=1 also for staff only their own), newest first; follow the Link header.',
  query: z.object({
    trackingId: z.string().optional(),
    mine: z.literal('1').describe('Only one’s own orders, also for staff').optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
    cursor: z.uuid('Take the cursor from the Link header').optional(),
  }),
  answers: {
    200: {
      description: 'Orders',
      schema: z.array(z.union([staffOrderSchema, placedOrderSchema, trackedOrderSchema])),
    },
    401: { description: 'sign-in-required or token-invalid, without a tracking ID' },
    403: { description: 'user-disabled, without a tracking ID' },
  },
  handle: async (call) => {
    const { shop, query } = call
    if (query.trackingId === undefined) return listOwn(call, query, await call.findCaller())
    const order = await trackOrder(shop, query.trackingId)
    return answer(order ? [showTrackedOrder(order)] : [])
  },
})

interface ListQuery {
  mine?: '1' | undefined
  limit: number
  cursor?: string | undefined
}

async function listOwn(
  { shop, request, caller }: Pick<Call<unknown, unknown>, 'shop' | 'request' | 'caller'>,
  { mine, limit, cursor }: ListQuery,
  found: CallerFinding,
): Promise<Response> {
  if (found.outcome === 'nobody') {
    return refuse({
      status: 401,
      code: 'sign-in-required',
      title: 'Send a trackingId, or sign in to see your orders.',
    })
  }
  if (found.outcome !== 'known') return refuseCaller(found) ?? refuseIdentity('user-disabled')
  // Staff see everybody's (D4), unless they ask as customers.
  const seesAll = mine === undefined && may(found.actor, 'see-orders')
  const whose = seesAll ? {} : { buyer: found.actor }
  const { orders, next } = await listWholeOrders(shop, { ...whose, limit, after: cursor })
  const link =
    next &&
    `<${new URL(request.url).pathname}?${mine ? 'mine=1&' : ''}limit=${limit}&cursor=${next}>; rel="next"`
  const shown = seesAll
    ? await showAll(shop, byPerson(found.actor, caller.ipAddress), orders)
    : orders.map((order) => showPlacedOrder(order, order))
  return answer(shown, 200, link ? { link } : {})
}

async function showAll(shop: Shop, by: Person, orders: readonly WholeOrder[]) {
  await recordReading(shop, by, { kind: 'orders', ids: orders.map(({ id }) => id) })
  return showStaffOrders(shop, orders)
}
