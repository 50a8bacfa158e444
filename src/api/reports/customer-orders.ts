import { z } from 'zod'
import { takaFromPaisa } from '#platform/money.ts'
import type { CohortCell, CohortEntry } from '#shop/sales/contract.ts'
import { listCohortEntries, walkCohortEntries } from '#shop/sales/nightly/list-cohort-entries.ts'
import type { Shop } from '#shop/shop.ts'
import { nextPage } from '../answers/next-page.ts'
import { refuse } from '../answers/problems.ts'
import { answer, defineStaffRoute, type ApiRoute } from '../route.ts'
import { answerFile, reportFormat } from './answer-file.ts'

const month = z
  .string()
  .regex(/^[12]\d{3}-(0[1-9]|1[0-2])(-01)?$/, 'Send a month as 2026-11')
  .transform((typed) => `${typed.slice(0, 7)}-01`)

const entrySchema = z.object({
  order: z.string().nullable().meta({ description: 'Its number; null where it is gone' }),
  day: z.string(),
  kind: z.enum(['delivered', 'returned']),
  customers: z
    .int()
    .meta({ description: '1 at the first order of a customer who bought in the month' }),
  orders: z.int(),
  net: z.number().meta({ description: 'Taka; what came back is below zero' }),
})

const columns = ['order', 'day', 'kind', 'customers', 'orders', 'net'] as const

const showEntry = ({ orderId, day, kind, customers, orders, netInPaisa }: CohortEntry) => ({
  order: orderId,
  day,
  kind,
  customers,
  orders,
  net: takaFromPaisa(netInPaisa),
})

const behind = defineStaffRoute({
  method: 'get',
  path: '/reports/customers/orders',
  allow: 'see-sales',
  limit: 'identity',
  summary: 'The orders behind a cell of customers by month',
  description:
    'What those bought in a month whose first order was delivered in another one. Customers, orders and net come to the cell, as it was counted last night. Follow the Link header; a file has all of them.',
  query: z.object({
    cohort: month.meta({ description: 'The month of the first delivered order' }),
    month: month.optional().meta({ description: 'Left out: all months since' }),
    limit: z.coerce.number().int().min(1).max(500).default(50),
    after: z.string().max(100).optional().meta({ description: 'Take it from the Link header' }),
    format: reportFormat,
  }),
  answers: {
    200: { description: 'The latest day first, or a file', schema: z.array(entrySchema) },
    400: { description: 'after-unknown' },
  },
  handle: async ({ shop, query: { cohort, month: bought, limit, after, format }, request }) => {
    const cell = { cohort, month: bought }
    if (format !== 'json') return answerFile({ format, columns, batches: fileRows(shop, cell) })
    const page = await listCohortEntries(shop, cell, { limit, cursor: after })
    if (!page)
      return refuse({
        status: 400,
        code: 'after-unknown',
        title: 'Take after from the Link header',
      })
    return answer(page.rows.map(showEntry), 200, nextPage(request.url, page.next ?? undefined))
  },
})

async function* fileRows(shop: Shop, cell: CohortCell) {
  for await (const rows of walkCohortEntries(shop, cell)) yield rows.map(showEntry)
}

export const customerOrderRoutes: readonly ApiRoute[] = [behind]
