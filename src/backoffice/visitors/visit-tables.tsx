import { data } from 'react-router'
import { m } from '#paraglide/messages.js'
import { languageOfPath } from '#pages/language.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { dayInDhaka } from '#shop/visits/days.ts'
import { shopContext } from '../../shop-context.ts'
import { Page } from '../layout/page.tsx'
import { RangePicker } from '../ranges/range-picker.tsx'
import { readRange } from '../ranges/range-query.ts'
import type { Route } from './+types/visit-tables'
import { FiguresTable } from './figures-table.tsx'
import { loadTables } from './load-visits.ts'
import { readView, viewPath, visitorsPath } from './visitors-href.ts'
import { VisitorsTabs } from './visitors-tabs.tsx'

export const handle = { mayOpen: 'see-visitors', parent: visitorsPath } satisfies PageHandle

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const view = readView(params.view)
  if (!view) throw data(null, { status: 404 })
  const range = readRange(url.searchParams, dayInDhaka(shop.now()))
  const asked = { days: range.days, view, language: languageOfPath(url.pathname) }
  return { range, view, tables: await loadTables(shop, asked) }
}

/** What visits were about: pages and products, searches, where they came from, and with what. */
export default function VisitTables({ loaderData }: Route.ComponentProps) {
  const { range, view, tables } = loaderData
  return (
    <Page title={m.visits_title()} intro={m.visits_intro()}>
      <VisitorsTabs current={view} range={range} />
      <RangePicker path={viewPath(view)} chosen={range} />
      {tables.map((table) => (
        <FiguresTable key={table.by} {...table} days={range.days} />
      ))}
    </Page>
  )
}
