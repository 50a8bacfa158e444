import { Readable } from 'node:stream'
import { v7 as newId } from 'uuid'
import { z } from 'zod'
import { findImport, listImports, type ProductImport } from '#shop/import/jobs/list-imports.ts'
import { fileOf, importStates } from '#shop/import/jobs/product-import.ts'
import { queueImport, readingSchema } from '#shop/import/jobs/queue-import.ts'
import { reportImport } from '#shop/import/jobs/report-import.ts'
import { progressOf } from '#shop/import/undo/undo-import.ts'
import type { Shop } from '#shop/shop.ts'
import { idIn } from '../../answers/id-in.ts'
import { answer, defineStaffRoute, type ApiRoute } from '../../route.ts'
import { moveRoutes, refuseMoving, unknown } from './move-product-imports.ts'

/** As base64 it fits into the largest body. */
const mostBytes = 2_800_000

const totalsSchema = z
  .object({
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    failed: z.int(),
    categories: z.int(),
    badRows: z.int(),
    missingPictures: z.int(),
    warnings: z.int(),
  })
  .nullable()

const importSchema = z.object({
  id: z.uuid(),
  fileName: z.string(),
  state: z.enum(importStates),
  format: z.string().nullable(),
  sentence: z.string().nullable().meta({ description: 'Why it cannot be taken as it is' }),
  columns: z
    .array(
      z.object({
        heading: z.string(),
        as: z.string().optional().meta({ description: 'The heading as which it is read' }),
        isRead: z.boolean().meta({ description: 'Whether it is of use' }),
      }),
    )
    .meta({ description: 'How the columns of the file are understood, once it was looked at' }),
  total: z.int().nullable(),
  done: z.int(),
  checked: totalsSchema.meta({ description: 'What would come of it' }),
  totals: totalsSchema.meta({ description: 'What came of it so far' }),
})

const shown = (one: ProductImport) => importSchema.parse(one)

async function find(shop: Shop, params: Record<string, string>) {
  const id = idIn(params)
  return id === undefined ? undefined : findImport(shop, id)
}

const listing = defineStaffRoute({
  method: 'get',
  path: '/product-imports',
  allow: queueImport.allow,
  limit: 'identity',
  summary: 'Files of products that were sent, the latest first',
  answers: { 200: { description: 'At most 20', schema: z.array(importSchema) } },
  handle: async ({ shop }) => answer((await listImports(shop)).map(shown)),
})

const reading = defineStaffRoute({
  method: 'get',
  path: '/product-imports/{id}',
  allow: queueImport.allow,
  limit: 'identity',
  summary: 'How far an import is, what would come of it and what did',
  answers: {
    200: { description: 'As it stands now', schema: importSchema },
    404: { description: 'import-not-found' },
  },
  handle: async ({ shop, params }) => {
    const found = await find(shop, params)
    return found ? answer(shown({ ...found, ...(await progressOf(shop, found)) })) : unknown()
  },
})

const sending = defineStaffRoute({
  method: 'post',
  path: '/product-imports',
  allow: queueImport.allow,
  limit: 'identity',
  summary: 'Sends a file of products, which is looked at first: nothing is written yet',
  description:
    'CSV as Shopify, WooCommerce or this shop writes it, or a workbook (XLSX) of one of these; larger ones are sent on the page. Pictures come from public addresses. Look at the state until it is `checked`, then begin it.',
  body: readingSchema.extend({
    fileName: z.string().min(1).max(200),
    content: z.base64('This is no base64').max(Math.ceil((mostBytes * 4) / 3)),
  }),
  answers: {
    202: { description: 'Will be looked at', schema: z.object({ id: z.uuid() }) },
    409: { description: 'one-already: another one is under way' },
  },
  handle: async ({ shop, by, body: { content, ...said } }) => {
    const bytes = Buffer.from(content, 'base64')
    const fileKind = bytes.subarray(0, 2).toString('latin1') === 'PK' ? 'xlsx' : 'csv'
    const id = newId()
    const name = fileOf({ id, fileKind })
    await shop.importFiles.write(name, Readable.from([bytes]))
    const queued = await queueImport(shop, by, { ...said, id, fileKind, bytes: bytes.length })
    if (queued.outcome === 'queued') return answer({ id }, 202)
    await shop.importFiles.remove(name)
    return refuseMoving(queued)
  },
})

const reporting = defineStaffRoute({
  method: 'get',
  path: '/product-imports/{id}/report',
  allow: queueImport.allow,
  limit: 'identity',
  summary: 'All that was found or done, as CSV: new, changed, refused with line and reason',
  answers: {
    200: { description: 'text/csv' },
    404: { description: 'import-not-found' },
  },
  handle: async ({ shop, params }) => {
    const found = await find(shop, params)
    if (!found) return unknown()
    const headers = {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="import-report.csv"',
      'cache-control': 'no-store',
    }
    const lines = Readable.from(reportImport(shop, found), { objectMode: false })
    return new Response(Readable.toWeb(lines) as ReadableStream<Uint8Array>, { headers })
  },
})

export const productImportRoutes: readonly ApiRoute[] = [
  listing,
  sending,
  reading,
  ...moveRoutes,
  reporting,
]
