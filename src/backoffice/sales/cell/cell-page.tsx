import { m } from '#paraglide/messages.js'
import { dayInDhaka } from '#platform/text/day-in-dhaka.ts'
import { ListCard } from '#pages/list/list-card.tsx'
import { listHref } from '#pages/list/list-query.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { isCount } from '#shop/sales/figures.ts'
import { listEntries } from '#shop/sales/report/list-entries.ts'
import { loadCell } from '#shop/sales/report/load-cell.ts'
import { amountText } from '#ui/chart/amount.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { shopContext } from '../../../shop-context.ts'
import { Page } from '../../layout/page.tsx'
import { OlderLink } from '../../lists/older-link.tsx'
import { ListToolbar } from '../../lists/toolbar/list-tool.tsx'
import { daysText } from '../../ranges/range-words.ts'
import { FileTool } from '../file-tool.tsx'
import { rowName } from '../report/row-name.ts'
import { cellPath, salesPath } from '../sales-href.ts'
import { byNames, endingNames, figureHints, figureNames } from '../sales-words.ts'
import type { Route } from './+types/cell-page'
import { EntryTable } from './entry-table.tsx'
import { readCell } from './read-cell.ts'

export const handle = { mayOpen: 'see-sales', parent: salesPath } satisfies PageHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { cell, by, after } = readCell(url.searchParams, dayInDhaka(shop.now()))
  const [found, { amount, name, nameBn }] = await Promise.all([
    listEntries(shop, cell, { cursor: after }),
    loadCell(shop, cell),
  ])
  // A cursor that nobody gave begins from the first page.
  const page = found ?? (await listEntries(shop, cell))
  const { figure, from, to, of, ended } = cell
  return {
    figure,
    ended,
    days: { from, to },
    by,
    item: of?.key,
    named: { name, nameBn },
    amount,
    rows: page?.rows ?? [],
    next: page?.next ?? undefined,
    isLatest: after === undefined,
  }
}

/** The orders behind one figure of a report, with what each of them adds to it. */
export default function CellPage({ loaderData }: Route.ComponentProps) {
  const { figure, ended, days, by, item, rows, next, isLatest } = loaderData
  const asked = ended ? { ended, ...days } : { figure, by, key: item, ...days }
  return (
    <Page title={m.sales_orders_title()} intro={m.sales_orders_text()}>
      <Cell {...loaderData} />
      <ListToolbar>
        <FileTool
          href={listHref('/api/reports/sales/orders', asked)}
          hint={m.sales_orders_hint()}
        />
      </ListToolbar>
      <ListCard
        rows={rows.length > 0 && <EntryTable figure={figure} rows={rows} />}
        empty={
          <EmptyState icon="package" title={m.sales_none()}>
            {m.sales_none_text()}
          </EmptyState>
        }
      />
      <OlderLink
        last={next}
        isLatest={isLatest}
        hrefOf={(after) => listHref(cellPath, { ...asked, after })}
      />
    </Page>
  )
}

type CellProps = Route.ComponentProps['loaderData']

/** The figure itself, of what and when, and how it is counted. */
function Cell({ figure, ended, days, by, item = '', named, amount }: CellProps) {
  const name = ended ? m.sales_ended({ how: endingNames[ended]() }) : figureNames[figure]()
  const of = by && `${byNames[by]()}: ${rowName(by, { key: item, ...named }, days)}`
  return (
    <section aria-label={name} className="rounded-card border border-line bg-surface p-4 md:p-6">
      <p className="text-ink-soft">{[name, of, daysText(days)].filter(Boolean).join(' · ')}</p>
      <p className="tabular text-2xl font-semibold">
        {amountText(isCount(figure) ? 'count' : 'paisa', amount)}
      </p>
      <p className="mt-1 max-w-3xl text-sm text-ink-soft">
        {ended ? m.sales_ended_hint() : figureHints[figure]()}
      </p>
    </section>
  )
}
