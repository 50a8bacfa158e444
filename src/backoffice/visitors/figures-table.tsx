import { m } from '#paraglide/messages.js'
import { DataTable, type Column } from '#pages/list/data-table.tsx'
import { ShopLink } from '#pages/shop-link.tsx'
import type { Days } from '#shop/reports/range.ts'
import { funnelDimensions } from '#shop/visits/visit.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { langOf } from '#ui/text/lang-of.ts'
import { DistrictsPlace } from './charts/districts-place.tsx'
import type { ShownFigures, ShownTable } from './load-visits.ts'
import { numberColumn } from './number-column.tsx'
import { shareText } from './share-text.ts'
import { nameInWords, tableWords } from './visit-words.ts'
import { csvHref } from './visitors-href.ts'
import { VisitsCard } from './visits-card.tsx'

const isWay = (by: string) => funnelDimensions.some((dimension) => dimension === by)

interface FiguresTableProps extends ShownTable {
  days: Days
}

/** What there was most of, with how far such visits came where that is known. */
export function FiguresTable({ by, rows, isCut, days }: FiguresTableProps) {
  const { title, text } = tableWords[by]
  return (
    <VisitsCard
      id={`visits-${by}`}
      title={title()}
      text={text()}
      csv={rows.length > 0 ? csvHref(by, days) : undefined}
    >
      {rows.length > 0 ? (
        <>
          {by === 'district' && <DistrictsPlace rows={rows} />}
          <DataTable label={title()} columns={columnsOf(by, rows)} rows={rows} />
          {isCut && (
            <p className="mt-3 text-sm text-ink-soft">{m.visits_cut({ n: rows.length })}</p>
          )}
        </>
      ) : (
        <EmptyState icon="search" title={m.visits_none()}>
          {m.visits_none_text()}
        </EmptyState>
      )}
    </VisitsCard>
  )
}

function columnsOf(by: ShownTable['by'], rows: readonly ShownFigures[]): Column<ShownFigures>[] {
  const most = Math.max(1, ...rows.map(({ visits }) => visits))
  const isSearch = by.startsWith('search')
  const isFirst = by === 'entry' || isWay(by)
  return [
    { title: tableWords[by].name, isMain: true, cell: (row) => <Name {...{ by, row, most }} /> },
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

interface NameProps {
  by: ShownTable['by']
  row: ShownFigures
  /** Visits of the row with most of them. */
  most: number
}

/** Its bar is as long as there are many visits beside the row with most of them. */
const Name = ({ by, row, most }: NameProps) => (
  <span className="relative block pb-2.5">
    <Linked {...{ by, row }} />
    <svg className="absolute bottom-0 left-0 h-1.5 w-full" aria-hidden>
      <rect width={`${(100 * row.visits) / most}%`} height="6" rx="3" className="fill-brand" />
    </svg>
  </span>
)

function Linked({ by, row: { name, label, to } }: Omit<NameProps, 'most'>) {
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
