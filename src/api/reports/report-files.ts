import { z } from 'zod'
import { takaFromPaisa } from '#platform/money.ts'
import { exportFormats, type ExportCell } from '#shop/exports/export-format.ts'
import { writeExport } from '#shop/exports/write-export.ts'
import {
  isRange,
  rangeFields,
  salesFigures,
  type SalesFigure,
  type SalesSums,
} from '#shop/sales/contract.ts'
import { figureOf, isCount } from '#shop/sales/figures.ts'
import { listEntries, walkEntries } from '#shop/sales/report/list-entries.ts'
import type { SalesCell } from '#shop/sales/report/sales-cell.ts'
import { cohortEndings } from '#shop/sales/report/cohort-endings.ts'
import { isPeriod, isTold, reportBys, type ReportBy } from '#shop/sales/report/report-by.ts'
import { walkReport } from '#shop/sales/report/load-report.ts'
import { nextPage } from '../answers/next-page.ts'
import { refuse } from '../answers/problems.ts'
import { columnsQuery, fileHeaders, formatField } from '../exports/export-answers.ts'
import { answer, defineStaffRoute, type ApiRoute } from '../route.ts'

const turned = { path: ['to'], error: 'Send a day that is not before from' }

const amountIn = (figure: SalesFigure, amount: number) =>
  isCount(figure) ? amount : takaFromPaisa(amount)

/** What is not known is left empty. */
const amountsOf = (
  columns: readonly SalesFigure[],
  by: ReportBy,
  { key, sums }: { key: string; sums: SalesSums },
): ExportCell[] =>
  columns.map((figure) => (isTold(figure, by, key) ? amountIn(figure, figureOf(figure, sums)) : ''))

const filing = defineStaffRoute({
  method: 'get',
  path: '/reports/sales/file',
  allow: 'see-sales',
  limit: 'identity',
  summary: 'A report of sales as a file: all rows, with the figures of the back office',
  description:
    'Orders and ordered are the number and the amount of the orders placed, less those canceled before they were sent; sold, pieces and delivered are of the orders delivered, pieces and amount less what was returned; each on its own day in Dhaka. By customer, what is not known of new or returning ones is empty, and stands in the row untold. Amounts are taka.',
  query: z
    .object({
      ...rangeFields,
      by: z.enum(reportBys).default('day'),
      sort: z.enum(salesFigures).default('delivered').meta({ description: 'Not of periods' }),
      q: z.string().max(100).default('').meta({ description: 'Only rows with it in their name' }),
      columns: columnsQuery(salesFigures),
      format: formatField,
    })
    .refine(isRange, turned),
  answers: { 200: { description: 'The file' } },
  handle: async ({ shop, query: { from, to, by, sort, q, columns, format } }) => {
    const named = isPeriod(by) ? [] : ['name', 'name_bn']
    async function* batches(): AsyncGenerator<ExportCell[][]> {
      for await (const rows of walkReport(shop, { days: { from, to }, by, sort, q }))
        yield rows.map(({ key, name, nameBn, sums }) => [
          key,
          ...(isPeriod(by) ? [] : [name ?? '', nameBn ?? '']),
          ...amountsOf(columns, by, { key, sums }),
        ])
    }
    const written = { format, columns: [by, ...named, ...columns], batches: batches() }
    const bytes = writeExport({ list: 'sales', ...written })
    return new Response(bytes, { headers: fileHeaders('sales', format) })
  },
})

const entrySchema = z.object({
  order: z.string().nullable().meta({ description: 'Its number; null where it is gone' }),
  day: z.string(),
  kind: z.string().meta({ description: 'What happened' }),
  amount: z.number().meta({ description: 'Orders, pieces or taka, as the figure counts' }),
})

const behind = defineStaffRoute({
  method: 'get',
  path: '/reports/sales/orders',
  allow: 'see-sales',
  limit: 'identity',
  summary: 'The orders behind a figure of a report, with what each adds to it',
  description:
    'An order stands there once for each day and each thing that happened; all amounts come to the figure. Follow the Link header; a file has all of them.',
  query: z
    .object({
      ...rangeFields,
      figure: z.enum(salesFigures).default('delivered'),
      by: z.enum(reportBys).optional().meta({ description: 'Left out: of everything' }),
      key: z
        .string()
        .max(200)
        .regex(/^[^\0]*$/)
        .default('')
        .meta({ description: 'Of by; not of periods' }),
      ended: z.enum(cohortEndings).optional().meta({
        description:
          'Of the orders placed on these days, those that stand so now; figure, by and key say nothing then',
      }),
      limit: z.coerce.number().int().min(1).max(500).default(50),
      after: z.string().max(100).optional().meta({ description: 'Take it from the Link header' }),
      format: z.enum(['json', ...exportFormats]).default('json'),
    })
    .refine(isRange, turned),
  answers: {
    200: { description: 'The latest day first, or a file', schema: z.array(entrySchema) },
    400: { description: 'after-unknown' },
  },
  handle: async ({ shop, query, request }) => {
    const { limit, after, format } = query
    const cell = cellIn(query)
    const { figure } = cell
    if (format !== 'json') {
      const columns = ['order', 'day', 'kind', figure]
      const bytes = writeExport({ list: 'sales', format, columns, batches: fileRows(shop, cell) })
      return new Response(bytes, { headers: fileHeaders('sales', format) })
    }
    const page = await listEntries(shop, cell, { limit, cursor: after })
    if (!page)
      return refuse({
        status: 400,
        code: 'after-unknown',
        title: 'Take after from the Link header',
      })
    const rows = page.rows.map(({ orderId, day, kind, amount }) => ({
      order: orderId,
      day,
      kind,
      amount: amountIn(figure, amount),
    }))
    return answer(rows, 200, nextPage(request.url, page.next ?? undefined))
  },
})

interface AskedCell extends Omit<SalesCell, 'of'> {
  by?: ReportBy | undefined
  key: string
}

function cellIn({ from, to, figure, by, key, ended }: AskedCell): SalesCell {
  if (ended) return { figure: 'orders', from, to, ended }
  return { figure, from, to, of: by && !isPeriod(by) ? { dimension: by, key } : undefined }
}

async function* fileRows(
  shop: Parameters<typeof walkEntries>[0],
  cell: SalesCell,
): AsyncGenerator<ExportCell[][]> {
  for await (const rows of walkEntries(shop, cell))
    yield rows.map(({ orderId, day, kind, amount }) => [
      orderId ?? '',
      day,
      kind,
      amountIn(cell.figure, amount),
    ])
}

export const reportFileRoutes: readonly ApiRoute[] = [filing, behind]
