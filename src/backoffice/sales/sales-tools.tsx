import type { FormResult } from '#pages/form/form-result.ts'
import { m } from '#paraglide/messages.js'
import { listHref } from '#pages/list/list-query.ts'
import type { Days } from '#shop/reports/range.ts'
import type { ListColumn } from '#shop/saved-views/columns.ts'
import { isSearched } from '#shop/sales/report/report-by.ts'
import { ColumnChooser } from '../lists/columns/column-chooser.tsx'
import { ListToolbar } from '../lists/toolbar/list-tool.tsx'
import { ViewMenu } from '../lists/views/view-menu.tsx'
import type { ShownView } from '../lists/views/view-query.ts'
import { FileTool } from './file-tool.tsx'
import { MailHint, MailTool, type ReportMail } from './mail-tool.tsx'
import { NameSearch } from './name-search.tsx'
import type { SalesQuery } from './read-sales-query.ts'
import { besideDays, daysIn, salesHref, salesPath } from './sales-href.ts'
import { figureNames } from './sales-words.ts'

interface SalesToolsProps {
  query: SalesQuery
  days: Days
  shown: readonly ListColumn<'sales'>[]
  views: readonly ShownView[]
  email: string
  /** How the person gets the saved report; undefined: they do not. */
  mail: ReportMail | undefined
  /** What one of the page's forms was answered. */
  answered: FormResult | undefined
}

/** One line above the report: what it is searched for, saved as and shows, and how it is taken along. */
export function SalesTools(props: SalesToolsProps) {
  const { query, days, shown, views, answered } = props
  const { by, sort, q } = query
  const { q: _, ...kept } = { ...besideDays(query), ...daysIn(query) }
  const view = views.find(({ id }) => id === query.view)
  return (
    <ListToolbar>
      {isSearched(by) && <NameSearch path={salesPath} q={q} kept={kept} />}
      <ViewMenu views={views} chosen={query.view} now={salesHref(query)} answered={answered} />
      {view ? <MailTool {...props} view={view} /> : <MailHint />}
      <ColumnChooser list="sales" names={figureNames} shown={shown} />
      <FileTool
        href={listHref('/api/reports/sales/file', {
          by,
          from: days.from,
          to: days.to,
          sort,
          q,
          columns: shown.join(),
        })}
        hint={m.sales_file_hint()}
      />
    </ListToolbar>
  )
}
