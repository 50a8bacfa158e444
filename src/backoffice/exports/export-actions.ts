import type { ActionFunctionArgs } from 'react-router'
import { z } from 'zod'
import { personIn } from '#pages/account-context.ts'
import { formAction, type FormOutcome } from '#pages/form/form-action.ts'
import { listHref } from '#pages/list/list-query.ts'
import {
  exportPermissions,
  type ExportedList,
  type ExportFormat,
} from '#shop/exports/export-format.ts'
import { longestDirectExport } from '#shop/exports/long-export.ts'
import { admitActor } from '#shop/identity/roles/admit-actor.ts'
import type { Person } from '#shop/initiator.ts'
import type { Shop } from '#shop/shop.ts'
import type { Download } from './begin-download.ts'

/** What became of it: the file begins at once, or it is long and is written in the background. */
export type Exported = Download | { isLong: true }

type Query = Record<string, string | number | undefined>

interface Asked<Column extends string> {
  format: ExportFormat
  columns: Column[]
}

/** How a list of the back office is given out. */
interface ExportOfList<Schema extends z.ZodObject, Column extends string, Filter> {
  list: ExportedList
  /** What is ticked, and which columns are wanted. */
  schema: Schema
  columnsIn: (fields: z.output<Schema>) => Column[]
  /** What is ticked, as the query of the API names it; undefined where the whole list is meant, `nobody` where all of it is gone. */
  findTicked: (
    fields: z.output<Schema>,
    args: ActionFunctionArgs & { shop: Shop },
  ) => Promise<Query | 'nobody' | undefined>
  /** What the URL of the list asks for, and the same for the API. */
  readList: (query: URLSearchParams) => { filter: Filter; query: Query }
  count: (shop: Shop, filter: Filter, most: number) => Promise<number>
  /** Has it written in the background. */
  ask: (
    shop: Shop,
    by: Person,
    asked: Asked<Column> & { filter: Filter; listQuery: URLSearchParams },
  ) => Promise<{ outcome: string }>
}

/** What a form says of columns; it says one alone as one word. */
export const columnField = <Column extends string>(columns: readonly Column[]) => {
  const column = z.enum(columns)
  return z.union([column, z.array(column)]).optional()
}

/** The forms of a list that give it out, one for each format. The page says in words to whom the file is not given. */
export function exportActions<Schema extends z.ZodObject, Column extends string, Filter>(
  of: ExportOfList<Schema, Column, Filter>,
) {
  const exporting = (format: ExportFormat) =>
    formAction({
      schema: of.schema,
      run: async (fields, args): Promise<FormOutcome<Exported>> => {
        const { shop, context, url } = args
        const asked = { format, columns: of.columnsIn(fields) }
        if (asked.columns.length === 0) return { outcome: 'refused', trouble: 'no-columns' }
        const by = personIn(context)
        const { actor, ipAddress } = by
        const permission = exportPermissions[of.list]
        const outcome = await admitActor(shop, actor, { permission, ipAddress })
        if (outcome !== 'admitted') return { outcome: 'refused', trouble: outcome }
        const ticked = await of.findTicked(fields, args)
        if (ticked === 'nobody') return { outcome: 'refused', trouble: 'none-picked' }
        if (ticked) return fileAt(of.list, asked, ticked)
        const { filter, query } = of.readList(url.searchParams)
        const count = await of.count(shop, filter, longestDirectExport + 1)
        if (count <= longestDirectExport) return fileAt(of.list, asked, query)
        const begun = await of.ask(shop, by, { ...asked, filter, listQuery: url.searchParams })
        return begun.outcome === 'waiting'
          ? { outcome: 'done', answer: { isLong: true } }
          : { outcome: 'refused', trouble: begun.outcome }
      },
    })
  return { 'export-csv': exporting('csv'), 'export-xlsx': exporting('xlsx') }
}

/** The API gives the file, piece by piece. */
function fileAt(
  list: ExportedList,
  { columns, format }: Asked<string>,
  query: Query,
): FormOutcome<Exported> {
  const href = listHref(`/api/${list}/export`, { ...query, format, columns: columns.join() })
  return { outcome: 'done', goTo: href, answer: { href } }
}
