import { z } from 'zod'
import { isRefused, type ActionRefusal } from '#shop/action-refusal.ts'
import { exportedLists, exportFormats, type ExportFormat } from '#shop/exports/export-format.ts'
import { exportProblems, exportStates } from '#shop/exports/long-export.ts'
import type { ListedExport } from '#shop/exports/list-exports.ts'
import type { WrittenList } from '#shop/exports/write-export.ts'
import { refuse } from '../answers/problems.ts'
import { refuseAction } from '../answers/refuse-action.ts'
import { answer } from '../route.ts'

const exportTypes: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

export const fileHeaders = (list: WrittenList, format: ExportFormat) => ({
  'content-type': exportTypes[format],
  'content-disposition': `attachment; filename="${list}.${format}"`,
  'cache-control': 'no-store',
})

/** Which columns, by their names with commas between; all of them where nobody says. */
export const columnsQuery = <Column extends string>(columns: readonly Column[]) =>
  z
    .string()
    .max(1000)
    .default(columns.join())
    .transform((names) => names.split(','))
    .pipe(z.array(z.enum(columns)))
    .meta({ description: `Some of ${columns.join()}` })

/** The same in a body. */
export const columnsField = <Column extends string>(columns: readonly Column[]) =>
  z
    .array(z.enum(columns))
    .min(1)
    .default([...columns])

export const formatField = z.enum(exportFormats).default('csv')

export const exportSchema = z.object({
  id: z.string(),
  list: z.enum(exportedLists),
  format: z.enum(exportFormats),
  state: z.enum(exportStates),
  askedAt: z.iso.datetime().meta({ description: 'Nothing that came later is in it' }),
  total: z.int().nullable().meta({ description: 'Rows that fit; null until they were counted' }),
  done: z.int().meta({ description: 'Rows that are written' }),
  bytes: z.int().nullable(),
  problem: z.enum(exportProblems).nullable().meta({ description: 'Why it failed' }),
  file: z.string().nullable().meta({ description: 'Where the file is, once it is ready' }),
})

const pathOf = (id: string): string => `/api/exports/${id}`

export const showExport = ({ asOf, ...rest }: ListedExport) => ({
  ...rest,
  askedAt: asOf,
  file: rest.state === 'ready' ? `${pathOf(rest.id)}/file` : null,
})

export const askedAnswers = {
  202: {
    description: 'It waits for its turn; location says where it tells how far it is',
    schema: z.object({ id: z.string() }),
  },
  409: { description: 'requires-recent-login, or one-already: one at a time for each person' },
  503: { description: 'too-many-waiting' },
}

type Asked =
  | { outcome: 'waiting'; id: string }
  | { outcome: 'no-person' | 'one-already' | 'too-many-waiting' }
  | ActionRefusal

export function answerAsked(result: Asked): Response {
  if (isRefused(result)) return refuseAction(result)
  switch (result.outcome) {
    case 'waiting':
      return answer({ id: result.id }, 202, { location: pathOf(result.id) })
    case 'too-many-waiting':
      return refuse(
        {
          status: 503,
          code: result.outcome,
          title: 'Many long exports are waiting. Try again in some minutes.',
        },
        { 'retry-after': '300' },
      )
    case 'one-already':
      return refuse({
        status: 409,
        code: result.outcome,
        title: 'One of your exports is being written already. Wait for it or stop it first.',
      })
    case 'no-person':
      throw new Error('Expected the caller to be a person')
  }
}

export const refuseUnknownExport = (): Response =>
  refuse({
    status: 404,
    code: 'unknown-export',
    title: 'There is no such export any more. Export the list again.',
  })
