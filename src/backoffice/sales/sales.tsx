import { m } from '#paraglide/messages.js'
import { accountContext } from '#pages/account-context.ts'
import { ListCard } from '#pages/list/list-card.tsx'
import type { PageHandle } from '#pages/page-handle.ts'
import { dayInDhaka } from '#platform/text/day-in-dhaka.ts'
import { findReportMail } from '#shop/reports/report-mails/choose-report-mail.ts'
import { isPeriod, reportBys, type ReportBy } from '#shop/sales/report/report-by.ts'
import { loadColumns } from '#shop/saved-views/choose-columns.ts'
import { shownColumns } from '#shop/saved-views/columns.ts'
import { listViews } from '#shop/saved-views/list-views.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { shopContext } from '../../shop-context.ts'
import { Page } from '../layout/page.tsx'
import { OlderLink } from '../lists/older-link.tsx'
import { ListPlace, SkipToList } from '../lists/skip-to-list.tsx'
import { showView } from '../lists/views/view-query.ts'
import { RangePicker } from '../ranges/range-picker.tsx'
import { readRange } from '../ranges/range-query.ts'
import type { Route } from './+types/sales'
import { ByPicker } from './by-picker.tsx'
import { SalesChart } from './charts/sales-chart.tsx'
import { loadChart } from './charts/load-chart.ts'
import { readSalesQuery } from './read-sales-query.ts'
import { HeadlineFigures } from './report/headline-figures.tsx'
import { HowCounted } from './report/how-counted.tsx'
import { loadReportPage } from './report/load-report-page.ts'
import { ReportTable } from './report/report-table.tsx'
import { salesActions } from './sales-actions.ts'
import { besideDays, daysIn, salesHref, salesPath } from './sales-href.ts'
import { salesList } from './sales-list.ts'
import { SalesTabs } from './sales-tabs.tsx'
import { SalesTools } from './sales-tools.tsx'

export const handle = {
  mayOpen: 'see-sales',
  menu: { icon: 'chart', text: m.sales_title },
  failed: { title: m.sales_failed, text: m.sales_failed_text },
} satisfies PageHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const actor = context.get(accountContext)
  const query = readSalesQuery(url.searchParams)
  const range = readRange(url.searchParams, dayInDhaka(shop.now()))
  const { by, sort = 'delivered', q, after } = query
  const [ownColumns, views, mail, report, chart] = await Promise.all([
    loadColumns(shop, actor.userId, 'sales'),
    listViews(shop, actor.userId, 'sales'),
    query.view === undefined ? undefined : findReportMail(shop, actor.userId, query.view),
    loadReportPage(shop, { range, by, sort, q, after }),
    loadChart(shop, { range, by, figure: sort }),
  ])
  return {
    query,
    sort,
    range,
    shown: shownColumns('sales', query.columns, ownColumns),
    views: views.map((view) => showView(salesList, view, actor)),
    email: actor.email,
    mail,
    ...report,
    chart,
  }
}

export const action = salesActions

/** What was sold, by whatever one asks for (spec 2): from sums by day, each figure with the orders behind it. */
export default function Sales({ loaderData, actionData }: Route.ComponentProps) {
  const { query, range, headline, shown, sort } = loaderData
  const isFirst = query.after === undefined
  return (
    <Page title={m.sales_title()} intro={m.sales_intro()}>
      <SkipToList />
      <SalesTabs current="sales" days={daysIn(query)} />
      <RangePicker path={salesPath} chosen={range} along={besideDays(query)} />
      {isFirst && <HeadlineFigures headline={headline} days={range.days} />}
      <ByPicker
        bys={reportBys}
        chosen={query.by}
        hrefOf={(by) => salesHref(query, { by, q: '', sort: undefined })}
      />
      {isFirst && query.q === '' && <SalesChart {...loaderData} by={query.by} figure={sort} />}
      <SalesTools {...loaderData} days={range.days} answered={actionData} />
      <ListPlace>
        <Report {...loaderData} />
        <HowCounted shown={shown} more={furtherHints(query.by)} />
      </ListPlace>
    </Page>
  )
}

const furtherHints = (by: ReportBy) => [
  { name: m.sales_total(), text: m.sales_total_hint() },
  ...(by === 'customer' ? [{ name: m.sales_untold(), text: m.sales_untold_hint() }] : []),
]

function Report({
  query,
  range,
  shown,
  rows,
  total,
  sort,
  next,
}: Route.ComponentProps['loaderData']) {
  const { by, q, after } = query
  const words = isPeriod(by)
    ? { first: m.staff_latest, next: m.staff_older }
    : { first: m.list_first, next: m.list_next }
  return (
    <>
      <ListCard
        rows={
          rows.length > 0 && (
            <ReportTable
              {...{ by, shown, rows, sort }}
              days={range.days}
              total={q === '' ? total : undefined}
              sortHref={(figure) => salesHref(query, { sort: figure })}
              daysHref={({ from, to }) =>
                salesHref(query, { by: 'day', from, to, range: undefined })
              }
            />
          )
        }
        empty={<Nothing isSearched={q !== ''} />}
      />
      <OlderLink
        last={next}
        isLatest={after === undefined}
        hrefOf={(cursor) => salesHref(query, { after: cursor })}
        words={words}
      />
    </>
  )
}

const Nothing = ({ isSearched }: { isSearched: boolean }) =>
  isSearched ? (
    <EmptyState icon="search" title={m.sales_none_fit()}>
      {m.sales_none_fit_text()}
    </EmptyState>
  ) : (
    <EmptyState icon="chart" title={m.sales_none()}>
      {m.sales_none_text()}
    </EmptyState>
  )
