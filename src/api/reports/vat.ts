import { z } from 'zod'
import { takaFromPaisa } from '#platform/money.ts'
import type { VatFigures } from '#shop/sales/contract.ts'
import { loadVatSummary } from '#shop/sales/read/load-vat-summary.ts'
import { refuse } from '../answers/problems.ts'
import { answer, defineStaffRoute } from '../route.ts'
import { answerFile, reportFormat } from './answer-file.ts'

const whole = z.int()
const taka = z.number().meta({ description: 'Taka' })

const vatSchema = z.object({ orders: whole, gross: taka, value: taka, vat: taka })

const showVat = ({ orders, grossInPaisa, valueInPaisa, vatInPaisa }: VatFigures) => ({
  orders,
  gross: takaFromPaisa(grossInPaisa),
  value: takaFromPaisa(valueInPaisa),
  vat: takaFromPaisa(vatInPaisa),
})

export const vat = defineStaffRoute({
  method: 'get',
  path: '/reports/vat',
  allow: 'see-sales',
  limit: 'identity',
  summary: 'What a month comes to for the VAT return (Mushak 9.1)',
  description:
    'VAT falls due when goods are dispatched, and is in the prices; what the courier brought back and what was returned are credit notes. The shop knows no rates: say which one holds.',
  query: z.object({
    month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Send a month as 2026-11'),
    rate: z.coerce.number().min(0).max(100).default(15).meta({ description: 'Percent' }),
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
        { month, rate, what: 'supplies', ...showVat(supplies) },
        { month, rate, what: 'credit notes', ...showVat(creditNotes) },
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
