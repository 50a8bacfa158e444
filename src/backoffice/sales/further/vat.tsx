import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { dayInDhaka } from '#platform/text/day-in-dhaka.ts'
import { DataTable, type Column } from '#pages/list/data-table.tsx'
import { ListCard } from '#pages/list/list-card.tsx'
import { listHref } from '#pages/list/list-query.ts'
import { ListSearch } from '#pages/list/list-search.tsx'
import { countText, paisaText } from '#pages/money/taka.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { localPath, ShopButtonLink, ShopLink } from '#pages/shop-link.tsx'
import type { VatFigures } from '#shop/sales/contract.ts'
import { loadVatSummary } from '#shop/sales/read/load-vat-summary.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { shopContext } from '../../../shop-context.ts'
import { Page } from '../../layout/page.tsx'
import { ListToolbar } from '../../lists/toolbar/list-tool.tsx'
import { monthText } from '../../ranges/range-words.ts'
import { FileTool } from '../file-tool.tsx'
import { cellHref, reportPath, salesPath } from '../sales-href.ts'
import { SalesTabs } from '../sales-tabs.tsx'
import { figureNames } from '../sales-words.ts'
import type { Route } from './+types/vat'
import { monthsBack, readMonth } from './months.ts'

export const handle = {
  mayOpen: 'see-sales',
  parent: salesPath,
  failed: { title: m.sales_failed, text: m.sales_failed_text },
} satisfies PageHandle

const path = reportPath('vat')
const offeredMonths = 36

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const thisMonth = `${dayInDhaka(shop.now()).slice(0, 7)}-01`
  // The return is made when the month is over.
  const month = readMonth(url.searchParams.get('month'), thisMonth, monthsBack(thisMonth, 1))
  const summary = await loadVatSummary(shop, { month })
  const months = Array.from({ length: offeredMonths }, (_, many) => monthsBack(thisMonth, many))
  return { month, months, summary }
}

/** What a month comes to for the VAT return (Mushak 9.1), of a shop with a BIN. */
export default function Vat({ loaderData }: Route.ComponentProps) {
  const { summary } = loaderData
  return (
    <Page title={m.sales_title()} intro={m.sales_vat_intro()}>
      <SalesTabs current="vat" />
      {summary ? (
        <Summary {...loaderData} summary={summary} />
      ) : (
        <ListCard
          rows={false}
          empty={
            <EmptyState
              icon="page"
              title={m.sales_vat_no_bin()}
              action={
                <ShopButtonLink to="/dashboard/settings/papers">
                  {m.sales_vat_settings()}
                </ShopButtonLink>
              }
            >
              {m.sales_vat_no_bin_text()}
            </EmptyState>
          }
        />
      )}
    </Page>
  )
}

type Loaded = Route.ComponentProps['loaderData']

type WithSummary = Loaded & { summary: NonNullable<Loaded['summary']> }

function Summary({ month, months, summary }: WithSummary) {
  const asked = { month: month.slice(0, 7) }
  return (
    <>
      <ListSearch
        action={localPath(path)}
        label={m.sales_tab_vat()}
        submit={m.ranges_show()}
        choices={[
          {
            name: 'month',
            label: m.sales_by_month(),
            value: asked.month,
            options: months.map((one) => ({ value: one.slice(0, 7), text: monthText(one) })),
          },
        ]}
      />
      <ListToolbar>
        <FileTool href={listHref('/api/reports/vat', asked)} hint={m.sales_vat_hint()} />
      </ListToolbar>
      <p className="text-ink-soft">
        {m.print_bin({ bin: summary.bin })} · {m.sales_vat_at({ percent: countText(summary.rate) })}{' '}
        <ShopLink
          to="/dashboard/settings/papers"
          className="font-semibold text-brand underline underline-offset-4"
        >
          {m.sales_vat_change()}
        </ShopLink>
      </p>
      <ListCard
        rows={<DataTable label={m.sales_tab_vat()} columns={columns} {...rowsOf(month, summary)} />}
        empty={false}
      />
    </>
  )
}

function rowsOf(
  month: string,
  { supplies, creditNotes, netVatInPaisa }: WithSummary['summary'],
): { rows: Row[]; total: Row } {
  const days = lastIn({ from: month, to: monthsBack(month, -1) })
  const row = (figure: 'supplied' | 'credited', figures: VatFigures): Row => ({
    id: figure,
    name: <Behind to={cellHref({ figure, ...days })}>{figureNames[figure]()}</Behind>,
    ...figures,
  })
  const total: Row = {
    id: 'total',
    name: m.sales_vat_net(),
    orders: null,
    grossInPaisa: supplies.grossInPaisa - creditNotes.grossInPaisa,
    valueInPaisa: supplies.valueInPaisa - creditNotes.valueInPaisa,
    vatInPaisa: netVatInPaisa,
  }
  return { rows: [row('supplied', supplies), row('credited', creditNotes)], total }
}

/** The last day of the month before `to`. */
const lastIn = ({ from, to }: { from: string; to: string }) => ({
  from,
  to: new Date(Date.parse(to) - 86_400_000).toISOString().slice(0, 10),
})

const Behind = ({ to, children }: { to: string; children: ReactNode }) => (
  <ShopLink
    to={to}
    className="inline-flex min-h-9 items-center font-semibold underline-offset-4 hover:text-brand hover:underline"
  >
    {children}
  </ShopLink>
)

/** An order may be in both rows: there is no total of orders. */
type Row = Omit<VatFigures, 'orders'> & { id: string; name: ReactNode; orders: number | null }

const amounts = (title: () => string, text: (row: Row) => string): Column<Row> => ({
  title,
  isNumber: true,
  cell: (row) => {
    const shown = text(row)
    return (
      shown && (
        <>
          {shown} <span className="text-sm text-ink-soft @2xl:sr-only">{title()}</span>
        </>
      )
    )
  },
})

const columns: readonly Column<Row>[] = [
  { title: m.sales_vat_what, isMain: true, cell: ({ name }) => name },
  amounts(m.sales_figure_orders, ({ orders }) => (orders === null ? '' : countText(orders))),
  amounts(m.sales_vat_gross, ({ grossInPaisa }) => paisaText(grossInPaisa)),
  amounts(m.sales_vat_value, ({ valueInPaisa }) => paisaText(valueInPaisa)),
  amounts(m.sales_vat_vat, ({ vatInPaisa }) => paisaText(vatInPaisa)),
]
