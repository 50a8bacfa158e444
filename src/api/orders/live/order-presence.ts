import { z } from 'zod'
import { isId } from '#platform/text/is-id.ts'
import { findOrderRef } from '#shop/orders/desk/find-order.ts'
import { notePresence } from '#shop/orders/live/note-presence.ts'
import { doings, presenceLastsMs } from '#shop/orders/live/presence.ts'
import { answer, defineStaffRoute } from '../../route.ts'
import { refuseUnknownProduct } from '../../catalog/staff/products.ts'
import { refuseUnknownOrder } from '../working-on-orders.ts'

/** Of programs, which have no windows. */
const onlyPage = '00000000-0000-0000-0000-000000000000'

const forgotten = `A hint for colleagues, no lock: what two change at once is guarded by from and by versions. It is forgotten ${presenceLastsMs / 1000} seconds after it was said last.`

const presenceSchema = z.object({
  doing: z.enum([...doings, 'left']),
  page: z.uuid().default(onlyPage).meta({
    description:
      'Which page of the person says it, an id that it made when it was opened: who has it open twice is there until both are left',
  }),
})

const othersAnswer = {
  description: 'The others',
  schema: z.object({
    others: z.array(z.object({ id: z.string(), name: z.string(), doing: z.enum(doings) })),
  }),
}

/** Who of the staff has an order open. */
export const orderPresence = defineStaffRoute({
  method: 'put',
  path: '/order/{orderId}/presence',
  allow: 'see-orders',
  limit: 'identity',
  isUnasked: true,
  summary: 'Says that somebody has an order open, and answers who else has',
  description: forgotten,
  body: presenceSchema,
  answers: { 200: othersAnswer, 404: { description: 'order-not-found' } },
  handle: async ({ shop, actor: { userId }, body: { doing, page }, params }) => {
    const orderRef = await findOrderRef(shop, params['orderId'] ?? '')
    if (orderRef === undefined) return refuseUnknownOrder()
    return answer({ others: await notePresence(shop, { orderRef, userId, page, doing }) })
  },
})

/** Who of the staff has a product open. */
export const productPresence = defineStaffRoute({
  method: 'put',
  path: '/products/{id}/presence',
  allow: 'edit-products',
  limit: 'identity',
  isUnasked: true,
  summary: 'Says that somebody has a product open, and answers who else has',
  description: forgotten,
  body: presenceSchema,
  answers: { 200: othersAnswer, 404: { description: 'product-not-found' } },
  handle: async ({ shop, actor: { userId }, body: { doing, page }, params }) => {
    const id = params['id'] ?? ''
    if (!isId(id)) return refuseUnknownProduct()
    return answer({ others: await notePresence(shop, { orderRef: id, userId, page, doing }) })
  },
})
