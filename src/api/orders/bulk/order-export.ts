import { z } from 'zod'
import { isRefused } from '#shop/action-refusal.ts'
import { orderSorts } from '#shop/orders/desk/order-filter.ts'
import { exportColumns, exportFormats } from '#shop/orders/export/columns.ts'
import { exportOrders } from '#shop/orders/export/export-orders.ts'
import { refuseAction } from '../../answers/refuse-action.ts'
import { defineStaffRoute } from '../../route.ts'
import { orderFilterFields, refuseShortSearch } from './order-filter-fields.ts'

export const exportTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

export const orderExport = defineStaffRoute({
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
    sort: z.enum(orderSorts).default('newest'),
    format: z.enum(exportFormats).default('csv'),
    columns: z
      .string()
      .max(500)
      .default(exportColumns.join())
      .transform((names) => names.split(','))
      .pipe(z.array(z.enum(exportColumns)))
      .meta({ description: `Some of ${exportColumns.join()}` }),
  }),
  answers: {
    200: { description: 'The file, written piece by piece' },
    400: { description: 'search-too-short' },
    409: { description: 'requires-recent-login' },
  },
  handle: async ({ shop, by, query: { sort, format, columns, orders: numbers, ...rest } }) => {
    const filter = { ...rest, numbers }
    const result = await exportOrders(shop, by, { filter, sort, columns, format })
    if (isRefused(result)) return refuseAction(result)
    if (result.outcome === 'too-short') return refuseShortSearch()
    return new Response(result.bytes, {
      headers: {
        'content-type': exportTypes[format],
        'content-disposition': `attachment; filename="orders.${format}"`,
        'cache-control': 'no-store',
      },
    })
  },
})
