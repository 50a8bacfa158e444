import { m } from '#paraglide/messages.js'
import { dayInDhaka } from '#platform/text/day-in-dhaka.ts'
import { countText, paisaText } from '#pages/money/taka.ts'
import { ListCard } from '#pages/list/list-card.tsx'
import { listHref } from '#pages/list/list-query.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { ShopLink } from '#pages/shop-link.tsx'
import type { CustomerCohort } from '#shop/sales/contract.ts'
import { loadCustomerCohorts } from '#shop/sales/nightly/load-customer-cohorts.ts'
import { amountText } from '#ui/chart/amount.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { shopContext } from '../../../shop-context.ts'
import { Page } from '../../layout/page.tsx'
import { OlderLink } from '../../lists/older-link.tsx'
import { ListToolbar } from '../../lists/toolbar/list-tool.tsx'
import { monthText } from '../../ranges/range-words.ts'
import { FileTool } from '../file-tool.tsx'
import { cohortCellHref, reportPath, salesPath } from '../sales-href.ts'
import { SalesTabs } from '../sales-tabs.tsx'
import type { Route } from './+types/customers-report'
import { monthsBack, readMonth } from './months.ts'

export const handle = {
  mayOpen: 'see-sales',
  parent: salesPath,
  failed: { title: m.sales_failed, text: m.sales_failed_text },
} satisfies PageHandle

const path = reportPath('customers')
/** On a page; and so many months after the first one have a column. */
const mostMonths = 12

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const thisMonth = `${dayInDhaka(shop.now()).slice(0, 7)}-01`
  const to = readMonth(url.searchParams.get('until'), thisMonth)
  const from = monthsBack(to, mostMonths - 1)
  const cohorts = await loadCustomerCohorts(shop, { from, to })
  return { from, to, cohorts: cohorts.toReversed(), isLatest: to === thisMonth }
}

/** Who came back: customers by the month of their first delivered order. */
export default function CustomersReport({ loaderData }: Route.ComponentProps) {
  const { from, to, cohorts, isLatest } = loaderData
  return (
    <Page title={m.sales_title()} intro={m.sales_customers_intro()}>
      <SalesTabs current="customers" />
      <ListToolbar>
        <FileTool
          href={listHref('/api/reports/customers', { from, to })}
          hint={m.sales_customers_hint()}
        />
      </ListToolbar>
      <ListCard
        rows={cohorts.length > 0 && <CohortTable cohorts={cohorts} />}
        empty={
          <EmptyState icon="user" title={m.sales_customers_none()}>
            {m.sales_customers_none_text()}
          </EmptyState>
        }
      />
      <OlderLink
        last={cohorts.length > 0 ? monthsBack(from, 1) : undefined}
        isLatest={isLatest}
        hrefOf={(until) => listHref(path, { until: until?.slice(0, 7) })}
      />
    </Page>
  )
}

const headClass = 'px-2 py-2 text-right font-medium whitespace-nowrap first:pl-0 first:text-left'
const cellClass = 'px-2 py-1 text-right whitespace-nowrap'
/** Stays where the months are moved sideways. */
const stayingClass = 'sticky left-0 bg-surface'
const byKeyboard = { tabIndex: 0 }

function CohortTable({ cohorts }: { cohorts: readonly CustomerCohort[] }) {
  const later = Array.from({ length: mostMonths }, (_, months) => months)
  return (
    <section
      aria-label={m.sales_customers_table()}
      {...byKeyboard}
      className="fade-where-it-goes-on relative overflow-x-auto"
    >
      <table className="tabular w-full">
        <caption className="sr-only">{m.sales_customers_table()}</caption>
        <thead className="text-sm text-ink-soft">
          <tr>
            <th scope="col" rowSpan={2} className={`${headClass} align-bottom ${stayingClass}`}>
              {m.sales_customers_first()}
            </th>
            <th scope="col" rowSpan={2} className={`${headClass} align-bottom`}>
              {m.sales_customers_many()}
            </th>
            <th scope="col" rowSpan={2} className={`${headClass} align-bottom`}>
              {m.sales_customers_each()}
            </th>
            <th scope="colgroup" colSpan={mostMonths} className="px-2 pt-1 font-medium">
              {m.sales_customers_later()}
            </th>
          </tr>
          <tr>
            {later.map((months) => (
              <th key={months} scope="col" className={`${headClass} first:pl-2! first:text-right!`}>
                {countText(months)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {cohorts.map((cohort) => (
            <CohortRow key={cohort.cohort} cohort={cohort} later={later} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Darker where more came back; the share stands in each. */
const looks = ['', 'bg-brand/10', 'bg-brand/20', 'bg-brand/30', 'bg-brand/40'] as const
const lookOf = (share: number) => looks[Math.min(looks.length - 1, Math.ceil(share * 10))] ?? ''

/** Whole percents where there are some: twelve months stand beside each other. Its orders say it more exactly. */
const shareText = (share: number) =>
  amountText('share', share < 0.01 ? share : Math.round(share * 100) / 100)

/** Each figure leads to its orders. */
const Behind = ({ to, children }: { to: string; children: string }) => (
  <ShopLink
    to={to}
    className="inline-flex min-h-9 items-center underline-offset-4 hover:text-brand hover:underline"
  >
    {children}
  </ShopLink>
)

function CohortRow({ cohort, later }: { cohort: CustomerCohort; later: readonly number[] }) {
  const { cohort: first, customers, months } = cohort
  const byMonth = new Map(months.map((month) => [month.month, month]))
  const worth = months.reduce((sum, { netInPaisa }) => sum + netInPaisa, 0)
  return (
    <tr>
      <th
        scope="row"
        className={`py-1 pr-2 text-left font-semibold whitespace-nowrap ${stayingClass}`}
      >
        {monthText(first)}
      </th>
      <td className={cellClass}>
        <Behind to={cohortCellHref({ cohort: first, month: first })}>{countText(customers)}</Behind>
      </td>
      <td className={cellClass}>
        {customers > 0 && (
          <Behind to={cohortCellHref({ cohort: first })}>
            {paisaText(Math.round(worth / customers))}
          </Behind>
        )}
      </td>
      {later.map((count) => {
        const month = monthsBack(first, -count)
        const bought = byMonth.get(month)?.customers ?? 0
        const share = customers > 0 ? bought / customers : 0
        return (
          <td key={count} className={`${cellClass} ${count > 0 ? lookOf(share) : ''}`}>
            {bought > 0 && (
              <Behind to={cohortCellHref({ cohort: first, month })}>{shareText(share)}</Behind>
            )}
          </td>
        )
      })}
    </tr>
  )
}
