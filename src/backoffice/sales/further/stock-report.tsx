import { m } from '#paraglide/messages.js'
import { dayInDhaka } from '#platform/text/day-in-dhaka.ts'
import { DataTable } from '#pages/list/data-table.tsx'
import { ListCard } from '#pages/list/list-card.tsx'
import { listHref, readListQuery } from '#pages/list/list-query.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { stockSorts, type StockSort, type StockTotals } from '#shop/sales/contract.ts'
import { loadStockReport } from '#shop/sales/nightly/load-stock-report.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { formatMoment } from '#ui/text/moment.tsx'
import { shopContext } from '../../../shop-context.ts'
import { Page } from '../../layout/page.tsx'
import { OlderLink } from '../../lists/older-link.tsx'
import { ListToolbar } from '../../lists/toolbar/list-tool.tsx'
import { Figure, type ShownFigure } from '../../panelboard/figures/figure.tsx'
import { productsPath } from '../../product-details/product-paths.ts'
import { FileTool } from '../file-tool.tsx'
import { NameSearch } from '../name-search.tsx'
import { reportPath, salesPath } from '../sales-href.ts'
import { SalesTabs } from '../sales-tabs.tsx'
import type { Route } from './+types/stock-report'
import { columnsOf, latelyAsOf } from './stock-columns.tsx'
import { ReportPicker } from '../report-picker.tsx'

export const handle = {
  mayOpen: 'see-sales',
  parent: salesPath,
  failed: { title: m.sales_failed, text: m.sales_failed_text },
} satisfies PageHandle

const path = reportPath('stock')
const longestCursor = 100

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { sort = 'value', q } = readListQuery(url.searchParams, { choices: { sort: stockSorts } })
  const after = url.searchParams.get('after')?.slice(0, longestCursor) || undefined
  const found =
    (await loadStockReport(shop, { sort, q, cursor: after })) ??
    (await loadStockReport(shop, { sort, q }))
  return {
    sort,
    q,
    lately: latelyAsOf(dayInDhaka(shop.now())),
    isLatest: after === undefined,
    report: found,
  }
}

const saidSort = (sort: StockSort) => (sort === 'value' ? undefined : sort)

const sortNames: Record<StockSort, () => string> = {
  value: m.sales_stock_by_value,
  cover: m.sales_stock_by_cover,
  dead: m.sales_stock_by_dead,
  'sold-out': m.sales_stock_by_out,
}

/** What stands on the shelf: what it is worth, how long it lasts, what does not go. Counted each night. */
export default function StockReport({ loaderData }: Route.ComponentProps) {
  const { sort, q, lately, report, isLatest } = loaderData
  const { countedAt = null, totals = null, rows = [], next = null } = report ?? {}
  return (
    <Page
      title={m.sales_title()}
      intro={countedAt ? m.sales_stock_intro({ at: formatMoment(countedAt, true) }) : undefined}
    >
      <SalesTabs current="stock" />
      <StockFigures totals={totals} />
      <ReportPicker
        label={m.sales_stock_what()}
        options={stockSorts.map((one) => ({
          text: sortNames[one](),
          to: listHref(path, { q, sort: saidSort(one) }),
          isCurrent: one === sort,
        }))}
      />
      <ListToolbar>
        <NameSearch
          path={path}
          q={q}
          kept={{ sort: saidSort(sort) }}
          label={m.sales_stock_search()}
        />
        <FileTool href={listHref('/api/reports/stock', { sort, q })} hint={m.sales_stock_hint()} />
      </ListToolbar>
      <ListCard
        rows={
          rows.length > 0 && (
            <DataTable
              label={sortNames[sort]()}
              columns={columnsOf(lately)}
              rows={rows.map((row) => ({ ...row, id: row.variantId }))}
            />
          )
        }
        empty={
          <EmptyState icon="package" title={m.sales_stock_none()}>
            {countedAt ? m.sales_stock_none_text() : m.sales_stock_uncounted()}
          </EmptyState>
        }
      />
      <OlderLink
        last={next ?? undefined}
        isLatest={isLatest}
        hrefOf={(after) => listHref(path, { sort, q, after })}
        words={{ first: m.list_first, next: m.list_next }}
      />
    </Page>
  )
}

function StockFigures({ totals }: { totals: StockTotals | null }) {
  if (!totals) return null
  const standing = { before: undefined, isNow: true, asOf: m.sales_stock_as_of() } as const
  const figures: ShownFigure[] = [
    {
      ...standing,
      name: m.sales_stock_value(),
      hint: m.sales_stock_value_hint(),
      unit: 'paisa',
      now: totals.valueInPaisa,
      more: m.sales_stock_pieces({ n: totals.pieces }),
      to: path,
    },
    {
      ...standing,
      name: m.sales_stock_dead(),
      hint: m.sales_stock_dead_hint(),
      unit: 'paisa',
      now: totals.deadValueInPaisa,
      more: m.sales_stock_pieces({ n: totals.deadPieces }),
      to: listHref(path, { sort: 'dead' }),
    },
    {
      ...standing,
      name: m.sales_stock_costless(),
      hint: m.sales_stock_costless_hint(),
      unit: 'count',
      now: totals.piecesWithoutCost,
      more: m.sales_stock_products({ n: totals.productsWithoutCost }),
      to: listHref(productsPath, { status: 'active', missing: 'cost' }),
    },
    {
      ...standing,
      name: m.sales_stock_out(),
      hint: m.sales_stock_out_hint(),
      unit: 'count',
      now: totals.soldOutVariants,
      more: m.sales_stock_products({ n: totals.soldOutProducts }),
      to: listHref(productsPath, { status: 'active', stock: 'one-sold-out' }),
    },
  ]
  return (
    <dl className="relative grid grid-cols-2 gap-3 xl:grid-cols-4">
      {figures.map((figure) => (
        <Figure key={figure.name} {...figure} />
      ))}
    </dl>
  )
}
