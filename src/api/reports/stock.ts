import { z } from 'zod'
import { takaFromPaisa } from '#platform/money.ts'
import { stockSorts, type StockOfVariant, type StockSort } from '#shop/sales/contract.ts'
import { loadStockReport } from '#shop/sales/nightly/load-stock-report.ts'
import type { Shop } from '#shop/shop.ts'
import { nextPage } from '../answers/next-page.ts'
import { refuse } from '../answers/problems.ts'
import { answer, defineStaffRoute, type ApiRoute } from '../route.ts'
import { answerFile, reportFormat } from './answer-file.ts'

const whole = z.int()
const taka = z.number().meta({ description: 'Taka' })

const stockRowSchema = z.object({
  variantId: z.string(),
  sku: z.string(),
  slug: z.string(),
  name: z.string(),
  nameBn: z.string().nullable(),
  stock: whole,
  value: taka,
  isCostKnown: z.boolean(),
  soldIn30Days: whole,
  soldIn90Days: whole,
  coverDays: whole.nullable(),
  soldOutDays: whole,
})

const stockColumns = [
  'sku',
  'name',
  'nameBn',
  'stock',
  'value',
  'isCostKnown',
  'soldIn30Days',
  'soldIn90Days',
  'coverDays',
  'soldOutDays',
] as const

const showStock = ({ valueInPaisa, ...row }: StockOfVariant) => ({
  ...row,
  value: takaFromPaisa(valueInPaisa),
})

async function* walkStock(shop: Shop, sort: StockSort, q: string) {
  for (let cursor: string | undefined; ;) {
    const report = await loadStockReport(shop, { sort, q, limit: 500, cursor })
    yield (report?.rows ?? []).map(showStock)
    if (!report?.next) return
    cursor = report.next
  }
}

const stock = defineStaffRoute({
  method: 'get',
  path: '/reports/stock',
  allow: 'see-sales',
  limit: 'identity',
  summary:
    'What stands on the shelf: its value, how long it lasts, what does not go, what was sold out',
  description:
    'Counted each night. value: by the money in it; cover: what lasts shortest; dead: not sold for ninety days; sold-out: of the last thirty days. Follow the Link header.',
  query: z.object({
    sort: z.enum(stockSorts).default('value'),
    q: z
      .string()
      .max(100)
      .default('')
      .meta({ description: 'Only variants with it in their name or SKU, at most 200' }),
    limit: z.coerce.number().int().min(1).max(500).default(50),
    after: z.string().max(100).optional().meta({ description: 'Take it from the Link header' }),
    format: reportFormat.meta({ description: 'A file has all rows, whatever the limit' }),
  }),
  answers: {
    200: {
      description: 'Variants, and the whole shelf',
      schema: z.object({
        countedAt: z.string().nullable(),
        totals: z.record(z.string(), z.number()).nullable(),
        rows: z.array(stockRowSchema),
      }),
    },
    400: { description: 'after-unknown' },
  },
  handle: async ({ shop, query: { sort, q, limit, after, format }, request }) => {
    if (format !== 'json')
      return answerFile({ format, columns: stockColumns, batches: walkStock(shop, sort, q) })
    const report = await loadStockReport(shop, { sort, q, limit, cursor: after })
    if (!report)
      return refuse({
        status: 400,
        code: 'after-unknown',
        title: 'Take after from the Link header',
      })
    const { countedAt, totals, rows, next } = report
    const content = {
      countedAt,
      totals: totals && {
        pieces: totals.pieces,
        value: takaFromPaisa(totals.valueInPaisa),
        piecesWithoutCost: totals.piecesWithoutCost,
        productsWithoutCost: totals.productsWithoutCost,
        deadPieces: totals.deadPieces,
        deadValue: takaFromPaisa(totals.deadValueInPaisa),
        soldOutVariants: totals.soldOutVariants,
        soldOutProducts: totals.soldOutProducts,
      },
      rows: rows.map(showStock),
    }
    return answer(content, 200, nextPage(request.url, next ?? undefined))
  },
})

export const stockReportRoutes: readonly ApiRoute[] = [stock]
