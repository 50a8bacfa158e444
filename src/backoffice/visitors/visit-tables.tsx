import { data, useLocation } from 'react-router'
import { m } from '#paraglide/messages.js'
import { languageOfPath } from '#pages/language.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { dayInDhaka } from '#shop/visits/days.ts'
import { shopContext } from '../../shop-context.ts'
import { Page } from '../layout/page.tsx'
import type { Route } from './+types/visit-tables'
import { DaysForm } from './days-form.tsx'
import { FiguresTable } from './figures-table.tsx'
import { loadTables } from './load-visits.ts'
import { readVisitDays } from './visit-days.ts'
import { readView, viewPath, visitorsPath } from './visitors-href.ts'
import { VisitorsTabs } from './visitors-tabs.tsx'

export const handle = { mayOpen: 'see-visitors', parent: visitorsPath } satisfies PageHandle

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const view = readView(params.view)
  if (!view) throw data(null, { status: 404 })
  const days = readVisitDays(url.searchParams, dayInDhaka(shop.now()))
  const asked = { days, view, language: languageOfPath(url.pathname) }
  return { days, view, tables: await loadTables(shop, asked) }
}

/** What visits were about: pages and products, searches, where they came from, and with what. */
export default function VisitTables({ loaderData }: Route.ComponentProps) {
  const { days, view, tables } = loaderData
  const { search } = useLocation()
  return (
    <Page title={m.visits_title()} intro={m.visits_intro()}>
      <VisitorsTabs current={view} search={search} />
      <DaysForm path={viewPath(view)} days={days} />
      {tables.map((table) => (
        <FiguresTable key={table.by} {...table} />
      ))}
    </Page>
  )
}
