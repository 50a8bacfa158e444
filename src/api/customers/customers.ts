import { z } from 'zod'
import { recordReading } from '#shop/audit/record-reading.ts'
import { isRefused } from '#shop/action-refusal.ts'
import { findCustomer } from '#shop/customers/detail/find-customer.ts'
import { customerSorts } from '#shop/customers/list/customer-filter.ts'
import { customersOnPage, listCustomers, listTags } from '#shop/customers/list/list-customers.ts'
import { exportPerson } from '#shop/customers/privacy/export-person.ts'
import { refuseShortSearch } from '../answers/problems.ts'
import { refuseAction } from '../answers/refuse-action.ts'
import { nextPage } from '../answers/next-page.ts'
import { answer, defineStaffRoute, type ApiRoute } from '../route.ts'
import {
  customerSchema,
  listedCustomerSchema,
  showCustomer,
  showListed,
} from './customer-answers.ts'
import { customerFilterFields } from './customer-filter-fields.ts'
import { customerIn, refuseUnknownCustomer } from './unknown-customer.ts'

const listing = defineStaffRoute({
  method: 'get',
  path: '/customers',
  allow: 'see-customers',
  limit: 'identity',
  summary: 'Lists customers by search, filters and sorting, as the back office does',
  description:
    'A customer is an account, or a phone number of guest orders; joined ones are one (D30). Sums may be some seconds behind. Days are those of Asia/Dhaka, amounts taka. Follow the Link header; fifty at a time unless limit says otherwise.',
  query: z.object({
    ...customerFilterFields,
    sort: z.enum(customerSorts).default('latest'),
    limit: z.coerce.number().int().min(1).max(100).default(customersOnPage),
    after: z.uuid('Take it from the Link header').optional(),
  }),
  answers: {
    200: { description: 'Customers', schema: z.array(listedCustomerSchema) },
    400: { description: 'search-too-short' },
  },
  handle: async ({ shop, by, query, request }) => {
    const { sort, limit, after, ...filter } = query
    const result = await listCustomers(shop, { filter, sort, limit, after })
    if (result.outcome === 'too-short') return refuseShortSearch()
    const ids = result.customers.map(({ id }) => id)
    await recordReading(shop, by, { kind: 'customers', ids })
    return answer(result.customers.map(showListed), 200, nextPage(request.url, result.next))
  },
})

const listingTags = defineStaffRoute({
  method: 'get',
  path: '/customers/tags',
  allow: 'see-customers',
  limit: 'identity',
  summary: 'Tags that some customer has, to narrow the list by and to give again',
  answers: {
    200: { description: 'In the order of the alphabet', schema: z.array(z.string()) },
  },
  handle: async ({ shop }) => answer(await listTags(shop)),
})

const finding = defineStaffRoute({
  method: 'get',
  path: '/customers/{id}',
  allow: 'see-customers',
  limit: 'identity',
  summary: 'One customer with figures, orders, calls, addresses, notes, marks and joins',
  description:
    'Figures are those of this moment. The id may be that of somebody who was joined. Of the orders the latest twenty, or those after the order that after names; next names the last one, where more follow. So it is with the latest ten calls, callsAfter and nextCall.',
  query: z.object({
    after: z.uuid().optional().meta({ description: 'The id of the last order seen' }),
    callsAfter: z.uuid().optional().meta({ description: 'The id of the last call seen' }),
  }),
  answers: {
    200: { description: 'The customer', schema: customerSchema },
    404: { description: 'customer-not-found' },
  },
  handle: async (call) => {
    const id = customerIn(call)
    const customer = id && (await findCustomer(call.shop, id, call.query))
    if (!customer) return refuseUnknownCustomer()
    await recordReading(call.shop, call.by, { kind: 'customers', ids: [customer.id] })
    return answer(showCustomer(customer))
  },
})

const exportingPerson = defineStaffRoute({
  method: 'get',
  path: '/customers/{id}/data',
  allow: exportPerson.allow,
  limit: 'identity',
  summary: 'Everything that the shop knows of a person, for that person',
  description: 'Needs a sign-in of the last ten minutes; it stands in the audit.',
  answers: {
    200: { description: 'All of it, as JSON', schema: z.record(z.string(), z.unknown()) },
    404: { description: 'customer-not-found' },
    409: { description: 'requires-recent-login' },
  },
  handle: async (call) => {
    const customerId = customerIn(call)
    if (!customerId) return refuseUnknownCustomer()
    const result = await exportPerson(call.shop, call.by, { customerId })
    if (isRefused(result)) return refuseAction(result)
    if (result.outcome === 'not-found') return refuseUnknownCustomer()
    return new Response(JSON.stringify(result.person, null, 2), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="customer-${customerId}.json"`,
        'cache-control': 'no-store',
      },
    })
  },
})

export const customerRoutes: readonly ApiRoute[] = [listing, listingTags, finding, exportingPerson]
