import type { ReactNode } from 'react'
import type { AnsweredForm } from '#pages/form/form-action.ts'
import type { FormResult } from '#pages/form/form-result.ts'
import type { ListColumn, SavedList } from '#shop/saved-views/columns.ts'
import type { Exported } from '../../exports/export-actions.ts'
import { ExportForm } from '../../exports/export-form.tsx'
import { answerTo } from '../answer-to.ts'
import { ColumnChooser } from '../columns/column-chooser.tsx'
import { FilterChips, type Chip } from '../filter-chips.tsx'
import { ViewMenu } from '../views/view-menu.tsx'
import type { ShownView } from '../views/view-query.ts'
import { ListToolbar } from './list-tool.tsx'

interface ListToolsProps<List extends SavedList, Exportable extends string> {
  list: List
  query: { view: string | undefined }
  /** The URL of the list as it is now, and with nothing narrowed. */
  now: string
  cleared: string
  search: ReactNode
  chips: readonly Chip[]
  views: readonly ShownView[]
  columns: Record<ListColumn<List>, () => string>
  shown: readonly ListColumn<List>[]
  /** What a file of the list may tell; nothing where there is no file. */
  file?:
    | false
    | { columns: readonly Exportable[]; texts: Record<Exportable, () => string>; hint: string }
  /** What one of the page's forms was answered. */
  answered: FormResult | undefined
}

/** One line above a list: what it is searched for, narrowed to, saved as and shows; below, what it is narrowed by. */
export function ListTools<List extends SavedList, Exportable extends string = never>({
  list,
  query,
  now,
  cleared,
  search,
  chips,
  views,
  columns,
  shown,
  file = false,
  answered,
}: ListToolsProps<List, Exportable>) {
  const ofExport = answerTo(answered, 'export-')
  return (
    <>
      <ListToolbar>
        {search}
        <ViewMenu views={views} chosen={query.view} now={now} answered={answered} />
        <ColumnChooser list={list} names={columns} shown={shown} />
        {file && <ExportForm {...file} answered={ofExport as AnsweredForm<Exported> | undefined} />}
      </ListToolbar>
      <FilterChips chips={chips} clear={cleared} />
    </>
  )
}
