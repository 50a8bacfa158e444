import { z } from 'zod'
import { takaFromPaisa } from '#platform/money.ts'
import { isRange, rangeFields, type VatFigures } from '#shop/sales/contract.ts'
import { loadCustomerCohorts } from '#shop/sales/nightly/load-customer-cohorts.ts'
import { loadVatSummary } from '#shop/sales/read/load-vat-summary.ts'
import { refuse } from '../answers/problems.ts'
import { answer, defineStaffRoute, type ApiRoute } from '../route.ts'
import { answerFile, reportFormat } from './answer-file.ts'

const whole = z.int()
const taka = z.number().meta({ description: 'Taka' })

const customers = defineStaffRoute({
  method: 'get',
  path: '/reports/customers',
  allow: 'see-sales',
  limit: 'identity',
  summary: 'Customers by the month of their first delivered order, and what came back of them',
  description: 'Counted each night. A person who is known by account and phone is one customer.',
  query: z
    .object({ ...rangeFields, format: reportFormat })
    .refine(isRange, { path: ['to'], error: 'Send a day that is not before from' }),
  answers: {
    200: {
      description: 'The earliest month first, or a file with a row for each pair of months',
      schema: z.array(
        z.object({
          cohort: z.string(),
          customers: whole,
          months: z.array(
            z.object({ month: z.string(), customers: whole, orders: whole, net: taka }),
          ),
        }),
      ),
    },
  },
  handle: async ({ shop, query }) => {
    const cohorts = await loadCustomerCohorts(shop, query)
    const { format } = query
    if (format !== 'json') {
      const rows = cohorts.flatMap(({ cohort, customers: first, months }) =>
        months.map(({ month, customers: bought, orders, netInPaisa }) => ({
          cohort,
          first,
          month,
          customers: bought,
          orders,
          net: takaFromPaisa(netInPaisa),
        })),
      )
      const columns = ['cohort', 'first', 'month', 'customers', 'orders', 'net'] as const
      return answerFile({ format, columns, batches: [rows] })
    }
    return answer(
      cohorts.map(({ months, ...cohort }) => ({
        ...cohort,
        months: months.map(({ netInPaisa, ...month }) => ({
          ...month,
          net: takaFromPaisa(netInPaisa),
        })),
      })),
    )
  },
})

const vatSchema = z.object({ orders: whole, gross: taka, value: taka, vat: taka })

const showVat = ({ orders, grossInPaisa, valueInPaisa, vatInPaisa }: VatFigures) => ({
  orders,
  gross: takaFromPaisa(grossInPaisa),
  value: takaFromPaisa(valueInPaisa),
  vat: takaFromPaisa(vatInPaisa),
})

const vat = defineStaffRoute({
  method: 'get',
  path: '/reports/vat',
  allow: 'see-sales',
  limit: 'identity',
  summary: 'What a month comes to for the VAT return (Mushak 9.1)',
  description:
    'VAT falls due when goods are dispatched, and is in the prices; what the courier brought back and what was returned are credit notes. The rate is that of the settings, or the one that is sent.',
  query: z.object({
    month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Send a month as 2026-11'),
    rate: z.coerce.number().min(0).max(100).optional().meta({ description: 'Percent' }),
    format: reportFormat,
  }),
  answers: {
    200: {
      description: 'Supplies, credit notes, and what is due',
      schema: z.object({
        month: z.string(),
        bin: z.string(),
        rate: z.number(),
        supplies: vatSchema,
        creditNotes: vatSchema,
        netVat: taka,
      }),
    },
    409: { description: 'bin-missing: the settings have no BIN' },
  },
  handle: async ({ shop, query: { month, rate, format } }) => {
    const summary = await loadVatSummary(shop, { month: `${month}-01`, rate })
    if (!summary)
      return refuse({
        status: 409,
        code: 'bin-missing',
        title: 'Enter the BIN of the shop in the settings first',
      })
    const { supplies, creditNotes, netVatInPaisa, ...rest } = summary
    if (format !== 'json') {
      const rows = [
        { month, rate: rest.rate, what: 'supplies', ...showVat(supplies) },
        { month, rate: rest.rate, what: 'credit notes', ...showVat(creditNotes) },
      ]
      const columns = ['month', 'rate', 'what', 'orders', 'gross', 'value', 'vat'] as const
      return answerFile({ format, columns, batches: [rows] })
    }
    return answer({
      ...rest,
      supplies: showVat(supplies),
      creditNotes: showVat(creditNotes),
      netVat: takaFromPaisa(netVatInPaisa),
    })
  },
})

export const furtherReportRoutes: readonly ApiRoute[] = [customers, vat]
