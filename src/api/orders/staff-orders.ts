import { z } from 'zod'
import { takaFromPaisa } from '#platform/money.ts'
import { recordReading } from '#shop/audit/record-reading.ts'
import { countOrders, mostOfTab } from '#shop/orders/desk/count-orders.ts'
import { listOrders, ordersOnDesk } from '#shop/orders/desk/list-orders.ts'
import type { OrderRow } from '#shop/orders/lines/listed-order.ts'
import { orderSorts } from '#shop/orders/desk/order-filter.ts'
import { showStaffOrders } from '#shop/orders/desk/show-staff-orders.ts'
import { listWholeOrders } from '#shop/orders/list-whole-orders.ts'
import { orderStatuses } from '#shop/orders/order.ts'
import { toCollectOf, toRefundOf } from '#shop/orders/status/payment.ts'
import { listedOrderSchema, staffOrderSchema } from '#shop/orders/order-contract.ts'
import { refuseShortSearch } from '../answers/problems.ts'
import { nextPage } from '../answers/next-page.ts'
import { answer, defineStaffRoute, type ApiRoute } from '../route.ts'
import { orderFilterFields } from './bulk/order-filter-fields.ts'
import { refuseUnknownOrder } from './working-on-orders.ts'

const listing = defineStaffRoute({
  method: 'get',
  path: '/orders',
  allow: 'see-orders',
  limit: 'identity',
  summary: 'Lists orders by search, filters and sorting, as the back office does',
  description:
    'Days are those of Asia/Dhaka, amounts taka. Follow the Link header; fifty at a time unless limit says otherwise.',
  query: z.object({
    ...orderFilterFields,
    sort: z.enum(orderSorts).default('newest'),
    limit: z.coerce.number().int().min(1).max(100).default(ordersOnDesk),
    after: z.uuid('Take it from the Link header').optional(),
  }),
  answers: {
    200: { description: 'Orders', schema: z.array(listedOrderSchema) },
    400: { description: 'search-too-short' },
  },
  handle: async ({ shop, by, query, request }) => {
    const { sort, limit, after, ...filter } = query
    const result = await listOrders(shop, { filter, sort, limit, after })
    if (result.outcome === 'too-short') return refuseShortSearch()
    const ids = result.orders.map(({ id }) => id)
    await recordReading(shop, by, { kind: 'orders', ids })
    return answer(result.orders.map(showRow), 200, nextPage(request.url, result.next))
  },
})

const showRow = ({ id, placedAt, ...row }: OrderRow) => {
  const {
    orderId,
    fullName,
    phone,
    deliveryMethod,
    district,
    area,
    status,
    payment,
    source,
    tags,
    pieces,
  } = row
  return {
    _id: id,
    orderId,
    date: placedAt.toISOString(),
    fullName,
    phone,
    deliveryMethod,
    district,
    area,
    status,
    payment,
    source,
    tags,
    lastCall: row.callState,
    grandTotal: takaFromPaisa(row.grandTotalInPaisa),
    paid: takaFromPaisa(row.paidInPaisa - row.refundedInPaisa),
    toCollect: takaFromPaisa(toCollectOf(row)),
    toRefund: takaFromPaisa(toRefundOf(row)),
    pieces,
  }
}

const counting = defineStaffRoute({
  method: 'get',
  path: '/orders/counts',
  allow: 'see-orders',
  limit: 'identity',
  summary: 'Counts the orders of each status',
  answers: {
    200: {
      description: `By status; exact up to ${mostOfTab}, one more means that there are more`,
      schema: z.record(z.enum(orderStatuses), z.int()),
    },
  },
  handle: async ({ shop }) => answer(await countOrders(shop)),
})

const finding = defineStaffRoute({
  method: 'get',
  path: '/order/{orderId}',
  allow: 'see-orders',
  limit: 'identity',
  summary: 'One order with payment, account, history and notes',
  answers: {
    200: { description: 'The order', schema: staffOrderSchema },
    404: { description: 'order-not-found' },
  },
  handle: async ({ shop, by, params }) => {
    const { orders } = await listWholeOrders(shop, { orderId: params['orderId'] ?? '', limit: 1 })
    await recordReading(shop, by, { kind: 'orders', ids: orders.map(({ id }) => id) })
    const [order] = await showStaffOrders(shop, orders)
    return order ? answer(order) : refuseUnknownOrder()
  },
})

export const staffOrderRoutes: readonly ApiRoute[] = [listing, counting, finding]
