import { m } from '#paraglide/messages.js'
import { DataTable, type Column } from '#pages/list/data-table.tsx'
import { ShopLink } from '#pages/shop-link.tsx'
import { funnelDimensions } from '#shop/visits/visit.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { langOf } from '#ui/text/lang-of.ts'
import type { ShownFigures, ShownTable } from './load-visits.ts'
import { numberColumn } from './number-column.tsx'
import { shareText } from './share-text.ts'
import { nameInWords, tableWords } from './visit-words.ts'

const isWay = (by: string) => funnelDimensions.some((dimension) => dimension === by)

/** What there was most of, with how far such visits came where that is known. */
export function FiguresTable({ by, rows }: ShownTable) {
  const words = tableWords[by]
  const id = `visits-${by}`
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface p-4 md:p-6">
      <h2 id={id} className="text-xl font-semibold">
        {words.title()}
      </h2>
      <p className="mt-1 mb-3 text-ink-soft">{words.text()}</p>
      {rows.length > 0 ? (
        <DataTable label={words.title()} columns={columnsOf(by)} rows={rows} />
      ) : (
        <EmptyState icon="search" title={m.visits_none()}>
          {m.visits_none_text()}
        </EmptyState>
      )}
    </section>
  )
}

function columnsOf(by: ShownTable['by']): Column<ShownFigures>[] {
  const isSearch = by.startsWith('search')
  const isFirst = by === 'entry' || isWay(by)
  return [
    { title: tableWords[by].name, isMain: true, cell: (row) => <Name by={by} row={row} /> },
    numberColumn(m.visits_visits, 'visits'),
    ...(isSearch
      ? [numberColumn(m.visits_searches, 'views')]
      : [numberColumn(m.visits_views, 'views')]),
    ...(isFirst
      ? [
          numberColumn(m.visits_carts, 'carts', true),
          numberColumn(m.visits_checkouts, 'checkouts', true),
        ]
      : []),
    ...(isWay(by) ? wayColumns : []),
  ]
}

const wayColumns: Column<ShownFigures>[] = [
  numberColumn(m.visits_placed, 'placed'),
  numberColumn(m.visits_delivered, 'delivered', true),
  {
    title: m.visits_conversion,
    isNumber: true,
    cell: ({ placed, visits }) =>
      visits > 0 && (
        <>
          {shareText(placed, visits)}{' '}
          <span className="text-sm text-ink-soft @2xl:sr-only">{m.visits_conversion()}</span>
        </>
      ),
  },
]

function Name({ by, row: { name, label, to } }: { by: ShownTable['by']; row: ShownFigures }) {
  const text = label ?? nameInWords(by, name)
  const shown = (
    <span lang={langOf(text)} className="font-semibold [overflow-wrap:anywhere]">
      {text}
    </span>
  )
  if (!to) return shown
  return (
    <ShopLink
      to={to}
      reloadDocument
      className="underline-offset-4 hover:text-brand hover:underline"
    >
      {shown}
    </ShopLink>
  )
}
