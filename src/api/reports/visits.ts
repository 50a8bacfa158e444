import { z } from 'zod'
import { exportFormats, type ExportCell } from '#shop/exports/export-format.ts'
import { writeExport } from '#shop/exports/write-export.ts'
import { liveMinutes, loadLive } from '#shop/reports/visits/load-live.ts'
import { loadVisitFigures } from '#shop/reports/visits/load-visit-figures.ts'
import { nameProducts } from '#shop/reports/visits/name-products.ts'
import { figureNames, visitBys, type NamedFigures } from '#shop/reports/visits/visit-figures.ts'
import type { Shop } from '#shop/shop.ts'
import { dayAfter, dayInDhaka } from '#shop/visits/days.ts'
import { fileHeaders } from '../exports/export-answers.ts'
import { answer, defineStaffRoute, type ApiRoute } from '../route.ts'

const usualDays = 30
const mostRows = 1000

const day = z.iso.date('Send a day as 2026-11-23').optional()

const figures = z.object({
  name: z.string().meta({
    description:
      'The first day of a stretch, or what it is by; empty for what is too rare to be named',
  }),
  label: z.string().optional().meta({ description: 'What a product is called' }),
  views: z.int(),
  visits: z.int().meta({ description: 'That began on these days' }),
  visitors: z.int().meta({ description: 'Of each day, added up; an estimate, by time alone' }),
  seen: z.int().meta({ description: 'Visits that saw a product, or came further' }),
  carts: z.int(),
  checkouts: z.int(),
  placed: z
    .int()
    .meta({ description: 'Orders whose visit is known; by time, device, source, campaign' }),
  delivered: z.int(),
})

const reporting = defineStaffRoute({
  method: 'get',
  path: '/reports/visits',
  allow: 'see-visitors',
  limit: 'identity',
  summary: 'Tells of visits by time, or by what there was most of',
  description:
    'Counted without cookies: a visit ends after half an hour without a page, visitors are told apart for a day. Sums are some minutes old at most.',
  query: z.object({
    by: z.enum(visitBys).default('day'),
    from: day.meta({
      description: 'A day of Asia/Dhaka; thirty days before the last one where nobody says',
    }),
    to: day.meta({ description: 'Included; today where nobody says' }),
    limit: z.coerce.number().int().min(1).max(mostRows).default(mostRows),
    format: z.enum(['json', ...exportFormats]).default('json'),
  }),
  answers: { 200: { description: 'Rows, or a file of them', schema: z.array(figures) } },
  handle: async ({ shop, query: { by, from, to, limit, format } }) => {
    const last = to ?? dayInDhaka(shop.now())
    const days = { from: from ?? dayAfter(last, 1 - usualDays), to: last }
    const rows = await loadVisitFigures(shop, { days, by, most: limit })
    const labels = by === 'product' ? await labelsOf(shop, rows) : undefined
    if (format === 'json')
      return answer(rows.map((row) => ({ ...row, ...(labels && { label: labels(row) }) })))
    const columns = ['name', ...(labels ? ['label'] : []), ...figureNames]
    const cells = rows.map((row): ExportCell[] => [
      row.name,
      ...(labels ? [labels(row)] : []),
      ...figureNames.map((figure) => row[figure]),
    ])
    const bytes = writeExport({ list: 'visits', format, columns, batches: once(cells) })
    return new Response(bytes, { headers: fileHeaders('visits', format) })
  },
})

async function* once<One>(batch: One): AsyncGenerator<One> {
  yield batch
}

async function labelsOf(shop: Shop, rows: readonly NamedFigures[]) {
  const products = await nameProducts(
    shop,
    rows.flatMap(({ name }) => name || []),
  )
  return ({ name }: NamedFigures) => products.get(name)?.name ?? ''
}

const watching = defineStaffRoute({
  method: 'get',
  path: '/reports/visits/live',
  allow: 'see-visitors',
  limit: 'identity',
  isUnasked: true,
  summary: `Who opened something in the last ${liveMinutes} minutes`,
  answers: {
    200: {
      description: 'Visitors, and the pages that most of them are on',
      schema: z.object({
        visitors: z.int(),
        pages: z.array(z.object({ page: z.string(), visitors: z.int() })),
      }),
    },
  },
  handle: async ({ shop }) => answer(await loadLive(shop)),
})

export const visitReportRoutes: readonly ApiRoute[] = [reporting, watching]
