import { m } from '#paraglide/messages.js'
import { dayInDhaka } from '#platform/text/day-in-dhaka.ts'
import { DataTable, type Column } from '#pages/list/data-table.tsx'
import { ListCard } from '#pages/list/list-card.tsx'
import { listHref } from '#pages/list/list-query.ts'
import { countText } from '#pages/money/taka.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { ShopLink } from '#pages/shop-link.tsx'
import { loadReasons, type LostKind, type Reason } from '#shop/sales/report/load-reasons.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { langOf } from '#ui/text/lang-of.ts'
import { shopContext } from '../../../shop-context.ts'
import { Page } from '../../layout/page.tsx'
import { ListToolbar } from '../../lists/toolbar/list-tool.tsx'
import { RangePicker } from '../../ranges/range-picker.tsx'
import { readRange } from '../../ranges/range-query.ts'
import { FileTool } from '../file-tool.tsx'
import { readSalesQuery } from '../read-sales-query.ts'
import { cellHref, daysIn, reportPath, salesPath } from '../sales-href.ts'
import { SalesTabs } from '../sales-tabs.tsx'
import { kindNames } from '../sales-words.ts'
import type { Route } from './+types/reasons'

export const handle = {
  mayOpen: 'see-sales',
  parent: salesPath,
  failed: { title: m.sales_failed, text: m.sales_failed_text },
} satisfies PageHandle

const path = reportPath('reasons')

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const range = readRange(url.searchParams, dayInDhaka(shop.now()))
  const days = daysIn(readSalesQuery(url.searchParams))
  return { range, days, ...(await loadReasons(shop, range.days)) }
}

type Row = Reason & { id: string; all: number; to: string }

/** Why orders came to nothing, in the words of those who said so. */
export default function Reasons({ loaderData }: Route.ComponentProps) {
  const { range, days, rows, isCut, orders } = loaderData
  const { from, to } = range.days
  const allOf = (kind: LostKind) =>
    rows.reduce((sum, row) => sum + (row.kind === kind ? row.orders : 0), 0)
  const shown = rows.map((row): Row => ({
    ...row,
    id: `${row.kind} ${row.reason.toLowerCase()}`,
    all: allOf(row.kind),
    to: cellHref({ figure: row.kind, ...range.days }),
  }))
  return (
    <Page title={m.sales_title()} intro={m.sales_reasons_intro()}>
      <SalesTabs current="reasons" days={days} />
      <RangePicker path={path} chosen={range} />
      {isCut && <p className="text-ink-soft">{m.sales_reasons_cut({ n: countText(orders) })}</p>}
      <ListToolbar>
        <FileTool
          href={listHref('/api/reports/reasons', { from, to })}
          hint={m.sales_reasons_hint()}
        />
      </ListToolbar>
      <ListCard
        rows={
          shown.length > 0 && (
            <DataTable label={m.sales_tab_reasons()} columns={columns} rows={shown} />
          )
        }
        empty={
          <EmptyState icon="check" title={m.sales_reasons_none()}>
            {m.sales_reasons_none_text()}
          </EmptyState>
        }
      />
    </Page>
  )
}

const columns: readonly Column<Row>[] = [
  {
    title: m.desk_reason,
    isMain: true,
    cell: ({ reason }) =>
      reason === '' ? (
        <span className="text-ink-soft">{m.sales_reasons_unsaid()}</span>
      ) : (
        <span lang={langOf(reason)} className="font-semibold [overflow-wrap:anywhere]">
          {reason}
        </span>
      ),
  },
  {
    title: m.sales_orders_what,
    cell: ({ kind, to }) => (
      <ShopLink to={to} className="underline-offset-4 hover:text-brand hover:underline">
        {kindNames[kind]()}
      </ShopLink>
    ),
  },
  {
    title: m.sales_figure_orders,
    isNumber: true,
    cell: ({ orders, all }) => (
      <>
        {countText(orders)}{' '}
        <span className="text-sm text-ink-soft">
          ({countText(Math.round((100 * orders) / all))}%)
        </span>
      </>
    ),
  },
  {
    title: m.sales_reasons_latest,
    cell: ({ latest }) => (
      <span className="tabular flex flex-wrap gap-x-3">
        {latest.map((order) => (
          <ShopLink
            key={order}
            to={`/dashboard/order-details/${order}`}
            className="inline-flex min-h-9 items-center underline-offset-4 hover:text-brand hover:underline"
          >
            {order}
          </ShopLink>
        ))}
      </span>
    ),
  },
]
