import { z } from 'zod'
import { isRefused } from '#shop/action-refusal.ts'
import { dropExport } from '#shop/exports/drop-export.ts'
import { takeExport, takeProductExport } from '#shop/exports/export-file.ts'
import { retryExport } from '#shop/exports/retry-export.ts'
import { findExport, listExports } from '#shop/exports/list-exports.ts'
import { idIn } from '../answers/id-in.ts'
import { refuseAction } from '../answers/refuse-action.ts'
import { answer, defineStaffRoute, type ApiRoute } from '../route.ts'
import {
  answerAsked,
  exportSchema,
  fileHeaders,
  refuseUnknownExport,
  showExport,
} from './export-answers.ts'

/** How far one's own are is no data of people: watching needs no sign-in of a moment ago. */
const watching = 'open-back-office'

const unknown = { description: 'unknown-export: it is gone, or somebody else’s' }

const listing = defineStaffRoute({
  method: 'get',
  path: '/exports',
  allow: watching,
  limit: 'identity',
  isUnasked: true,
  summary: 'One’s own long exports, of orders and customers, the latest first',
  description: 'Five at most. A file is kept for a day.',
  answers: { 200: { description: 'Exports', schema: z.array(exportSchema) } },
  handle: async ({ shop, actor }) =>
    answer((await listExports(shop, actor.userId)).map(showExport)),
})

const finding = defineStaffRoute({
  method: 'get',
  path: '/exports/{id}',
  allow: watching,
  limit: 'identity',
  isUnasked: true,
  summary: 'How far a long export of one’s own is',
  description: 'Ask every few seconds, or listen to `export` of /order-events.',
  answers: { 200: { description: 'The export', schema: exportSchema }, 404: unknown },
  handle: async (call) => {
    const id = idIn(call.params)
    const found = id && (await findExport(call.shop, call.actor.userId, id))
    return found ? answer(showExport(found)) : refuseUnknownExport()
  },
})

const taking = defineStaffRoute({
  method: 'get',
  path: '/exports/{id}/file',
  allow: watching,
  limit: 'identity',
  summary: 'The file of a long export, once it is ready',
  description:
    'For the person who asked for it, for a day; it stands in the audit. Files of people need the right to export them, and a sign-in of the last ten minutes.',
  answers: {
    200: { description: 'The file' },
    404: { description: 'unknown-export: it is not ready, gone, or somebody else’s' },
    409: { description: 'requires-recent-login' },
  },
  handle: async (call) => {
    const id = idIn(call.params)
    if (!id) return refuseUnknownExport()
    const own = await findExport(call.shop, call.by.actor.userId, id)
    if (!own) return refuseUnknownExport()
    const take = own.list === 'products' ? takeProductExport : takeExport
    const result = await take(call.shop, call.by, { id })
    if (isRefused(result)) return refuseAction(result)
    if (result.outcome === 'unknown-export') return refuseUnknownExport()
    const { list, format, file } = result
    return new Response(file.content, {
      headers: { ...fileHeaders(list, format), 'content-length': String(file.bytes) },
    })
  },
})

const dropping = defineStaffRoute({
  method: 'delete',
  path: '/exports/{id}',
  allow: watching,
  limit: 'identity',
  summary: 'Stops a long export of one’s own, or deletes its file',
  answers: { 200: { description: 'It is gone', schema: z.object({}) }, 404: unknown },
  handle: async (call) => {
    const id = idIn(call.params)
    if (!id) return refuseUnknownExport()
    const { outcome } = await dropExport(call.shop, call.by, { id })
    return outcome === 'dropped' ? answer({}) : refuseUnknownExport()
  },
})

const retrying = defineStaffRoute({
  method: 'post',
  path: '/exports/{id}/retry',
  allow: watching,
  limit: 'identity',
  summary: 'Has a long export of one’s own written once more that failed',
  answers: {
    202: { description: 'It waits for its turn', schema: z.object({ id: z.string() }) },
    404: { description: 'unknown-export: it has not failed, is gone, or somebody else’s' },
    409: { description: 'one-already' },
  },
  handle: async (call) => {
    const id = idIn(call.params)
    if (!id) return refuseUnknownExport()
    const result = await retryExport(call.shop, call.by, { id })
    if (result.outcome === 'waiting') return answerAsked({ outcome: 'waiting', id })
    return result.outcome === 'one-already'
      ? answerAsked({ outcome: 'one-already' })
      : refuseUnknownExport()
  },
})

export const exportRoutes: readonly ApiRoute[] = [listing, finding, taking, retrying, dropping]
