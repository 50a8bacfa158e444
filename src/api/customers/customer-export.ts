import { z } from 'zod'
import { isRefused } from '#shop/action-refusal.ts'
import { askForCustomerExport } from '#shop/customers/export/ask-for-customer-export.ts'
import { customerColumns } from '#shop/customers/export/columns.ts'
import { exportCustomers } from '#shop/customers/export/export-customers.ts'
import { listCustomers } from '#shop/customers/list/list-customers.ts'
import { mostChosen } from '#shop/orders/bulk/chosen.ts'
import { refuseShortSearch } from '../answers/problems.ts'
import { refuseAction } from '../answers/refuse-action.ts'
import {
  answerAsked,
  askedAnswers,
  columnsField,
  columnsQuery,
  fileHeaders,
  formatField,
} from '../exports/export-answers.ts'
import { defineStaffRoute, type ApiRoute } from '../route.ts'
import { bodyFilterFields, customerFilterFields } from './customer-filter-fields.ts'

/** Each id with a comma behind it. */
const mostIdsInQuery = mostChosen * 37

const exporting = defineStaffRoute({
  method: 'get',
  path: '/customers/export',
  allow: exportCustomers.allow,
  limit: 'identity',
  summary: 'All customers who fit, as CSV or XLSX',
  description:
    'The filters of the list. Cells of CSV that a spreadsheet would take for a formula begin with an apostrophe; phones are text; moments are those of Asia/Dhaka, amounts taka. Needs a sign-in of the last ten minutes; it stands in the audit.',
  query: z.object({
    ...customerFilterFields,
    customers: z
      .string()
      .max(mostIdsInQuery)
      .transform((ids) => ids.split(','))
      .pipe(z.array(z.uuid('Send ids of customers')))
      .optional()
      .meta({ description: `These alone: up to ${mostChosen} ids, separated by commas` }),
    format: formatField,
    columns: columnsQuery(customerColumns),
  }),
  answers: {
    200: { description: 'The file, written piece by piece' },
    400: { description: 'search-too-short' },
    409: { description: 'requires-recent-login' },
  },
  handle: async ({ shop, by, query: { format, columns, ...filter } }) => {
    const result = await exportCustomers(shop, by, { filter, format, columns })
    if (isRefused(result)) return refuseAction(result)
    if (result.outcome === 'too-short') return refuseShortSearch()
    return new Response(result.bytes, { headers: fileHeaders('customers', format) })
  },
})

const asking = defineStaffRoute({
  method: 'post',
  path: '/customers/exports',
  allow: askForCustomerExport.allow,
  limit: 'identity',
  summary: 'Has all customers who fit written to a file in the background',
  description:
    'For long lists: the file of GET /customers/export. Needs a sign-in of the last ten minutes; it stands in the audit. GET /exports/{id} tells how far it is.',
  body: z.object({
    filter: z.object(bodyFilterFields).default({}),
    format: formatField,
    columns: columnsField(customerColumns),
  }),
  answers: { ...askedAnswers, 400: { description: 'search-too-short' } },
  handle: async ({ shop, by, body }) => {
    const { outcome } = await listCustomers(shop, { ...body, sort: 'id', limit: 1 })
    if (outcome === 'too-short') return refuseShortSearch()
    return answerAsked(await askForCustomerExport(shop, by, body))
  },
})

export const customerExportRoutes: readonly ApiRoute[] = [exporting, asking]
