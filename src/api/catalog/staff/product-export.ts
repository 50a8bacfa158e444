import { z } from 'zod'
import { isRefused } from '#shop/action-refusal.ts'
import { listDesk } from '#shop/catalog/desk/list-desk.ts'
import { mostChosen } from '#shop/catalog/desk/product-filter.ts'
import { askForProductExport } from '#shop/product-exports/ask-for-product-export.ts'
import { productColumns } from '#shop/product-exports/columns.ts'
import { exportProductList } from '#shop/product-exports/export-product-list.ts'
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
import {
  attributeField,
  attributesAsked,
  productFilterFields,
  productFilterSchema,
  refuseShortSearch,
} from './product-filter-fields.ts'

/** Each id with a comma behind it. */
const mostIdsInQuery = mostChosen * 37

const exporting = defineStaffRoute({
  method: 'get',
  path: '/products/export',
  allow: exportProductList.allow,
  limit: 'identity',
  summary: 'All products that fit, as CSV or XLSX',
  description:
    'The filters of the list; a row for each variant, in our own format without pictures (docs/import.md), so that the file may be changed and imported. It stands in the audit.',
  query: z.object({
    ...productFilterFields,
    ...attributeField,
    products: z
      .string()
      .max(mostIdsInQuery)
      .transform((ids) => ids.split(','))
      .pipe(z.array(z.uuid('Send ids of products')))
      .optional()
      .meta({ description: `These alone: up to ${mostChosen} ids, separated by commas` }),
    format: formatField,
    columns: columnsQuery(productColumns),
  }),
  answers: {
    200: { description: 'The file, written piece by piece' },
    400: { description: 'search-too-short' },
  },
  handle: async ({ shop, by, request, query }) => {
    const { format, columns, attribute: _, ...rest } = query
    const filter = { ...rest, ...attributesAsked(request) }
    const result = await exportProductList(shop, by, { filter, format, columns })
    if (isRefused(result)) return refuseAction(result)
    if (result.outcome === 'too-short') return refuseShortSearch()
    return new Response(result.bytes, { headers: fileHeaders('products', format) })
  },
})

const asking = defineStaffRoute({
  method: 'post',
  path: '/products/exports',
  allow: askForProductExport.allow,
  limit: 'identity',
  summary: 'Has all products that fit written to a file in the background',
  description:
    'For long lists: the file of GET /products/export. It stands in the audit. GET /exports/{id} tells how far it is.',
  body: z.object({
    filter: productFilterSchema.default({}),
    format: formatField,
    columns: columnsField(productColumns),
  }),
  answers: { ...askedAnswers, 400: { description: 'search-too-short' } },
  handle: async ({ shop, by, body }) => {
    const { outcome } = await listDesk(shop, { ...body, sort: 'id', limit: 1 })
    if (outcome === 'too-short') return refuseShortSearch()
    return answerAsked(await askForProductExport(shop, by, body))
  },
})

export const productExportRoutes: readonly ApiRoute[] = [exporting, asking]
