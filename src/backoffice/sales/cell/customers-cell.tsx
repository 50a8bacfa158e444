import { m } from '#paraglide/messages.js'
import { dayInDhaka } from '#platform/text/day-in-dhaka.ts'
import { ListCard } from '#pages/list/list-card.tsx'
import { listHref } from '#pages/list/list-query.ts'
import { countText, paisaText } from '#pages/money/taka.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import { listCohortEntries } from '#shop/sales/nightly/list-cohort-entries.ts'
import { loadCohortCell } from '#shop/sales/nightly/load-customer-cohorts.ts'
import { amountText } from '#ui/chart/amount.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { shopContext } from '../../../shop-context.ts'
import { Page } from '../../layout/page.tsx'
import { OlderLink } from '../../lists/older-link.tsx'
import { ListToolbar } from '../../lists/toolbar/list-tool.tsx'
import { monthText } from '../../ranges/range-words.ts'
import { FileTool } from '../file-tool.tsx'
import { readMonth } from '../further/months.ts'
import { cohortCellHref, cohortCellQuery, reportPath, salesPath } from '../sales-href.ts'
import type { Route } from './+types/customers-cell'
import { CohortEntryTable } from './cohort-entry-table.tsx'
import { cursorIn } from './read-cell.ts'

export const handle = {
  mayOpen: 'see-sales',
  parent: salesPath,
  failed: { title: m.sales_failed, text: m.sales_failed_text },
} satisfies PageHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const cell = readCohortCell(url.searchParams, dayInDhaka(shop.now()))
  const after = cursorIn(url.searchParams)
  const [found, figures] = await Promise.all([
    listCohortEntries(shop, cell, { cursor: after }),
    loadCohortCell(shop, cell),
  ])
  // A cursor that nobody gave begins from the first page.
  const page = found ?? (await listCohortEntries(shop, cell))
  return {
    cell,
    figures,
    rows: page?.rows ?? [],
    next: page?.next ?? undefined,
    isLatest: after === undefined,
  }
}

/** Nothing is refused: of a month that nobody offered, it is this one. */
function readCohortCell(query: URLSearchParams, today: string) {
  const latest = `${today.slice(0, 7)}-01`
  const cohort = readMonth(query.get('cohort'), latest)
  const month = query.has('month') ? readMonth(query.get('month'), latest) : undefined
  return { cohort, month }
}

/** The orders behind a cell of customers by month: what those who came in one month bought in another, or in all. */
export default function CustomersCell({ loaderData }: Route.ComponentProps) {
  const { cell, figures, rows, next, isLatest } = loaderData
  return (
    <Page
      title={m.sales_orders_title()}
      intro={m.sales_cohort_intro()}
      beside={
        <ShopButtonLink to={reportPath('customers')} variant="quiet">
          {m.sales_customers_table()}
        </ShopButtonLink>
      }
    >
      <Cell cell={cell} figures={figures} />
      <ListToolbar>
        <FileTool
          href={listHref('/api/reports/customers/orders', cohortCellQuery(cell))}
          hint={m.sales_orders_hint()}
        />
      </ListToolbar>
      <ListCard
        rows={
          rows.length > 0 && <CohortEntryTable rows={rows} isOfMonth={cell.month !== undefined} />
        }
        empty={
          <EmptyState icon="package" title={m.sales_cohort_none()}>
            {m.sales_cohort_none_text()}
          </EmptyState>
        }
      />
      <OlderLink last={next} isLatest={isLatest} hrefOf={(after) => cohortCellHref(cell, after)} />
    </Page>
  )
}

type CellProps = Pick<Route.ComponentProps['loaderData'], 'cell' | 'figures'>

/** What the cell says: of how many, who bought, how often and for how much. */
function Cell({ cell: { cohort, month }, figures }: CellProps) {
  const { first, customers, orders, netInPaisa } = figures
  const title = month
    ? m.sales_cohort_of_month({ cohort: monthText(cohort), month: monthText(month) })
    : m.sales_cohort_of_all({ cohort: monthText(cohort) })
  return (
    <section aria-label={title} className="rounded-card border border-line bg-surface p-4 md:p-6">
      <p className="text-ink-soft">{title}</p>
      <dl className="tabular mt-1 flex flex-wrap gap-x-8 gap-y-2">
        {customers === null ? (
          <Told name={m.sales_customers_many()} text={countText(first)} />
        ) : (
          <Told
            name={m.sales_cohort_bought()}
            text={m.sales_cohort_share({
              n: countText(customers),
              of: countText(first),
              share: amountText('share', first > 0 ? customers / first : 0),
            })}
          />
        )}
        <Told name={m.sales_figure_orders()} text={countText(orders)} />
        <Told name={m.sales_figure_delivered()} text={paisaText(netInPaisa)} />
        {customers === null && first > 0 && (
          <Told name={m.sales_customers_each()} text={paisaText(Math.round(netInPaisa / first))} />
        )}
      </dl>
      <p className="mt-2 max-w-3xl text-sm text-ink-soft">{m.sales_cohort_hint()}</p>
    </section>
  )
}

const Told = ({ name, text }: { name: string; text: string }) => (
  <div>
    <dt className="text-sm text-ink-soft">{name}</dt>
    <dd className="text-xl font-semibold">{text}</dd>
  </div>
)
