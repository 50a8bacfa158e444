import { z } from 'zod'
import { isRefused } from '#shop/action-refusal.ts'
import { orderSorts } from '#shop/orders/desk/order-filter.ts'
import { listOrders } from '#shop/orders/desk/list-orders.ts'
import { askForOrderExport } from '#shop/orders/export/ask-for-order-export.ts'
import { exportColumns } from '#shop/orders/export/columns.ts'
import { exportOrders } from '#shop/orders/export/export-orders.ts'
import { refuseShortSearch } from '../../answers/problems.ts'
import { refuseAction } from '../../answers/refuse-action.ts'
import {
  answerAsked,
  askedAnswers,
  columnsField,
  columnsQuery,
  fileHeaders,
  formatField,
} from '../../exports/export-answers.ts'
import { defineStaffRoute, type ApiRoute } from '../../route.ts'
import { bodyFilterFields, orderFilterFields } from './order-filter-fields.ts'

const sort = z.enum(orderSorts).default('newest')

const exporting = defineStaffRoute({
  method: 'get',
  path: '/orders/export',
  allow: exportOrders.allow,
  limit: 'identity',
  summary: 'All orders that fit, as CSV or XLSX',
  description:
    'The filters and the sorting of the list. Cells of CSV that a spreadsheet would take for a formula begin with an apostrophe; phones are text; moments are those of Asia/Dhaka, amounts taka. Needs a sign-in of the last ten minutes; it stands in the audit.',
  query: z.object({
    ...orderFilterFields,
    orders: z
      .string()
      .max(4000)
      .optional()
      .transform((numbers) => numbers?.split(','))
      .meta({ description: 'Only orders of these numbers, such as 1000017,1000042' }),
    sort,
    format: formatField,
    columns: columnsQuery(exportColumns),
  }),
  answers: {
    200: { description: 'The file, written piece by piece' },
    400: { description: 'search-too-short' },
    409: { description: 'requires-recent-login' },
  },
  handle: async ({ shop, by, query: { orders: numbers, ...query } }) => {
    const { sort: sorted, format, columns, ...rest } = query
    const asked = { filter: { ...rest, numbers }, sort: sorted, columns, format }
    const result = await exportOrders(shop, by, asked)
    if (isRefused(result)) return refuseAction(result)
    if (result.outcome === 'too-short') return refuseShortSearch()
    return new Response(result.bytes, { headers: fileHeaders('orders', format) })
  },
})

const asking = defineStaffRoute({
  method: 'post',
  path: '/orders/exports',
  allow: askForOrderExport.allow,
  limit: 'identity',
  summary: 'Has all orders that fit written to a file in the background',
  description:
    'For long lists: the file of GET /orders/export. Needs a sign-in of the last ten minutes; it stands in the audit. GET /exports/{id} tells how far it is.',
  body: z.object({
    filter: z.object(bodyFilterFields).default({}),
    sort,
    format: formatField,
    columns: columnsField(exportColumns),
  }),
  answers: { ...askedAnswers, 400: { description: 'search-too-short' } },
  handle: async ({ shop, by, body }) => {
    const { outcome } = await listOrders(shop, { ...body, limit: 1 })
    if (outcome === 'too-short') return refuseShortSearch()
    return answerAsked(await askForOrderExport(shop, by, body))
  },
})

export const orderExportRoutes: readonly ApiRoute[] = [exporting, asking]
