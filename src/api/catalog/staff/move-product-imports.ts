import { z } from 'zod'
import { isRefused } from '#shop/action-refusal.ts'
import { nameColumns, columnsSchema } from '#shop/import/jobs/name-columns.ts'
import { beginImport, stopImport } from '#shop/import/jobs/move-import.ts'
import type { queueImport } from '#shop/import/jobs/queue-import.ts'
import { undoImport } from '#shop/import/undo/undo-import.ts'
import { idIn } from '../../answers/id-in.ts'
import { refuse } from '../../answers/problems.ts'
import { refuseAction } from '../../answers/refuse-action.ts'
import { answer, defineStaffRoute, type ApiRoute } from '../../route.ts'

export const unknown = () =>
  refuse({ status: 404, code: 'import-not-found', title: 'There is no such import' })

const titles = {
  'one-already': 'Another file is being looked at or imported',
  'not-now': 'Its state does not allow that',
  'nothing-to-undo': 'Nothing of it can be taken back',
  'unknown-columns': 'It has none of these columns, or was not looked at yet',
  'field-twice': 'Two columns are said to be the same',
}

type Moving =
  | Exclude<Awaited<ReturnType<typeof nameColumns>>, { outcome: 'queued' }>
  | Exclude<Awaited<ReturnType<typeof queueImport>>, { outcome: 'queued' }>
  | Exclude<Awaited<ReturnType<typeof beginImport>>, { outcome: 'begun' }>
  | Exclude<Awaited<ReturnType<typeof stopImport>>, { outcome: 'stopped' }>
  | Exclude<Awaited<ReturnType<typeof undoImport>>, { outcome: 'queued' }>

export function refuseMoving(result: Moving): Response {
  if (isRefused(result)) return refuseAction(result)
  if (result.outcome === 'unknown-import') return unknown()
  const { outcome } = result
  return refuse({ status: 409, code: outcome, title: titles[outcome] })
}

const beginning = defineStaffRoute({
  method: 'post',
  path: '/product-imports/{id}/begin',
  allow: beginImport.allow,
  limit: 'identity',
  summary: 'Imports what was looked at, or goes on where it was stopped',
  answers: {
    202: { description: 'Begun', schema: z.object({ id: z.uuid() }) },
    404: { description: 'import-not-found' },
    409: { description: 'not-now: it was not looked at yet, or is done; one-already' },
  },
  handle: async ({ shop, by, params }) => {
    const id = idIn(params)
    if (!id) return unknown()
    const result = await beginImport(shop, by, { id })
    return result.outcome === 'begun' ? answer({ id }, 202) : refuseMoving(result)
  },
})

const stopping = defineStaffRoute({
  method: 'post',
  path: '/product-imports/{id}/stop',
  allow: stopImport.allow,
  limit: 'identity',
  summary: 'Stops it after the product that is being written; what is in stays in',
  answers: {
    202: { description: 'Stopped', schema: z.object({ id: z.uuid() }) },
    404: { description: 'import-not-found' },
    409: { description: 'not-now: nothing is done with it' },
  },
  handle: async ({ shop, by, params }) => {
    const id = idIn(params)
    if (!id) return unknown()
    const result = await stopImport(shop, by, { id })
    return result.outcome === 'stopped' ? answer({ id }, 202) : refuseMoving(result)
  },
})

const undoing = defineStaffRoute({
  method: 'post',
  path: '/product-imports/{id}/undo',
  allow: undoImport.allow,
  limit: 'identity',
  summary: 'Takes back what the last import did, in the background',
  description:
    'What it made is deleted, or archived where it was sold; what it changed is what it was, field by field. What was sold or changed since stays: the report names it.',
  answers: {
    202: { description: 'Begun', schema: z.object({ id: z.uuid() }) },
    404: { description: 'import-not-found' },
    409: {
      description: 'not-now; one-already; nothing-to-undo: another one was begun since',
    },
  },
  handle: async ({ shop, by, params }) => {
    const id = idIn(params)
    if (!id) return unknown()
    const result = await undoImport(shop, by, { id })
    return result.outcome === 'queued' ? answer({ id }, 202) : refuseMoving(result)
  },
})

const choosing = defineStaffRoute({
  method: 'post',
  path: '/product-imports/{id}/columns',
  allow: nameColumns.allow,
  limit: 'identity',
  summary: 'Says how the columns of a file are understood, and looks at it again',
  description:
    'Remembered for the next file with the same headings. `as` is a heading that the format knows (docs/import.md), in small letters with spaces; empty leaves the column out. A column that is not named stays as it is called.',
  body: columnsSchema,
  answers: {
    202: { description: 'Will be looked at again', schema: z.object({ id: z.uuid() }) },
    404: { description: 'import-not-found' },
    409: { description: 'not-now; one-already; unknown-columns; field-twice' },
  },
  handle: async ({ shop, by, params, body }) => {
    const id = idIn(params)
    if (!id) return unknown()
    const result = await nameColumns(shop, by, { ...body, id })
    return result.outcome === 'queued' ? answer({ id }, 202) : refuseMoving(result)
  },
})

/** What is done with a file that was sent. */
export const moveRoutes: readonly ApiRoute[] = [beginning, stopping, undoing, choosing]
