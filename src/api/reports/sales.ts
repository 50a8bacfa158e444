import { z } from 'zod'
import { takaFromPaisa } from '#platform/money.ts'
import { byteOrderMark, writeRows } from '#shop/import/formats/write-rows.ts'
import {
  isRange,
  rangeFields,
  reportedDimensions,
  salesPeriods,
  salesFigures,
} from '#shop/sales/contract.ts'
import { loadCohortRates } from '#shop/sales/read/load-cohort-rates.ts'
import { loadPaymentTotals } from '#shop/sales/read/load-payment-totals.ts'
import { loadSalesBy, mostKeys } from '#shop/sales/read/load-sales-by.ts'
import { loadSalesOverTime } from '#shop/sales/read/load-sales-over-time.ts'
import { loadSalesTotals } from '#shop/sales/read/load-sales-totals.ts'
import type { Shop } from '#shop/shop.ts'
import { nextPage } from '../answers/next-page.ts'
import { refuse } from '../answers/problems.ts'
import { answer, defineStaffRoute, type ApiRoute } from '../route.ts'
import { showSums, sumsCells, sumsColumns, sumsSchema } from './sums-answers.ts'

const rangeQuery = z.object(rangeFields).refine(isRange, {
  path: ['to'],
  error: 'Send a day that is not before from, and at most ten years after it',
})

const rowSchema = z.object({
  key: z.string().meta({
    description: 'The first day of the period, the id of the product, the name of the district …',
  }),
  name: z.string().nullable(),
  nameBn: z.string().nullable(),
  sums: sumsSchema,
})
type Row = Omit<z.infer<typeof rowSchema>, 'sums'> & {
  sums: Awaited<ReturnType<typeof loadSalesTotals>>
}

const isPeriod = (by: string): by is (typeof salesPeriods)[number] =>
  salesPeriods.some((period) => period === by)

const salesQuery = rangeQuery.safeExtend({
  by: z.enum([...salesPeriods, ...reportedDimensions]).default('day'),
  sort: z
    .enum(salesFigures)
    .default('delivered')
    .meta({ description: 'Not of periods: they come by time' }),
  limit: z.coerce.number().int().min(1).max(mostKeys).default(50),
  after: z.string().max(400).optional().meta({ description: 'Take it from the Link header' }),
  format: z.enum(['json', 'csv']).default('json'),
})

const definitions =
  'Each figure is booked on the day in Dhaka on which it happened: ordered when it was placed, canceled before it left the house, dispatched, delivered, refused where the courier brought it back, returned after it was delivered; collected, remitted, charges and refunded of its money. Amounts are taka. Figures may be some seconds behind.'

const listing = defineStaffRoute({
  method: 'get',
  path: '/reports/sales',
  allow: 'see-sales',
  limit: 'identity',
  summary: 'Sales of some days, by period or by product, district and so on, as JSON or CSV',
  description: `${definitions} Days, weeks (from Sunday), months and quarters come all at once; of the others follow the Link header. By customer, all but what was delivered stands in the row untold: whether somebody is new is known then.`,
  query: salesQuery,
  answers: {
    200: { description: 'Rows, or a file with the same', schema: z.array(rowSchema) },
    400: { description: 'after-unknown' },
  },
  handle: async ({ shop, query, request }) => {
    const found = await find(shop, query)
    if (!found)
      return refuse({
        status: 400,
        code: 'after-unknown',
        title: 'Take after from the Link header',
      })
    const { rows, next } = found
    const link = nextPage(request.url, next ?? undefined)
    if (query.format === 'csv') return answerCsv(query.by, rows, link)
    return answer(
      rows.map((row) => ({ ...row, sums: showSums(row.sums) })),
      200,
      link,
    )
  },
})

async function find(
  shop: Shop,
  { by, from, to, sort, limit, after }: z.output<typeof salesQuery>,
): Promise<{ rows: Row[]; next: string | null } | undefined> {
  if (!isPeriod(by)) return loadSalesBy(shop, by, { from, to, sort, limit, cursor: after })
  const periods = await loadSalesOverTime(shop, { from, to, by })
  const rows = periods.map(({ period, sums }) => ({ key: period, name: null, nameBn: null, sums }))
  return { rows, next: null }
}

function answerCsv(by: string, rows: readonly Row[], link: Record<string, string>): Response {
  const cells = rows.map(({ key, name, nameBn, sums }) => [key, name, nameBn, ...sumsCells(sums)])
  const text = byteOrderMark + writeRows([[by, 'name', 'name_bn', ...sumsColumns], ...cells])
  return new Response(text, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="sales-by-${by}.csv"`,
      'cache-control': 'no-store',
      ...link,
    },
  })
}

const whole = z.int()

const summing = defineStaffRoute({
  method: 'get',
  path: '/reports/sales/totals',
  allow: 'see-sales',
  limit: 'identity',
  summary: 'Sales of some days in all, how their orders ended, and where the money is',
  description: `${definitions} Rates are those of the orders that were placed, or sent, on these days; provisional as long as some of them have not ended.`,
  query: rangeQuery,
  answers: {
    200: {
      description: 'Totals',
      schema: z.object({
        sums: sumsSchema,
        cohorts: z.object({
          ordered: z.record(z.string(), whole),
          dispatched: z.record(z.string(), whole),
          isProvisional: z.boolean(),
        }),
        payments: z.object({
          toCollect: z.object({ orders: whole, amount: z.number(), isMore: z.boolean() }),
          owed: z.number().meta({ description: 'Taka; collected, and not remitted yet' }),
        }),
      }),
    },
  },
  handle: async ({ shop, query }) => {
    const [sums, cohorts, payments] = await Promise.all([
      loadSalesTotals(shop, query),
      loadCohortRates(shop, query),
      loadPaymentTotals(shop, query),
    ])
    const { amountInPaisa, ...toCollect } = payments.toCollect
    return answer({
      sums: showSums(sums),
      cohorts,
      payments: {
        toCollect: { ...toCollect, amount: takaFromPaisa(amountInPaisa) },
        owed: takaFromPaisa(payments.owedInPaisa),
      },
    })
  },
})

export const salesReportRoutes: readonly ApiRoute[] = [listing, summing]
