import { m } from '#paraglide/messages.js'
import { DataTable, type Column } from '#pages/list/data-table.tsx'
import { countText } from '#pages/money/taka.ts'
import type { VisitFigures } from '#shop/reports/visits/visit-figures.ts'
import { shareText } from '../share-text.ts'

const steps = ['visits', 'seen', 'carts', 'checkouts', 'placed', 'delivered'] as const

const stepNames: Record<(typeof steps)[number], () => string> = {
  visits: m.visits_visits,
  seen: m.visits_seen,
  carts: m.visits_carts,
  checkouts: m.visits_checkouts,
  placed: m.visits_placed,
  delivered: m.visits_delivered,
}

interface Step {
  id: (typeof steps)[number]
  amount: number
  all: number
}

const columns: readonly Column<Step>[] = [
  {
    title: m.visits_step,
    isMain: true,
    cell: ({ id }) => <span className="font-semibold">{stepNames[id]()}</span>,
  },
  { title: m.visits_count, isNumber: true, cell: ({ amount }) => countText(amount) },
  {
    title: m.visits_share,
    isNumber: true,
    cell: ({ amount, all }) => <span className="text-ink-soft">{shareText(amount, all)}</span>,
  },
  {
    title: () => <span className="sr-only">{m.visits_share()}</span>,
    cell: ({ amount, all }) => <Bar part={all === 0 ? 0 : Math.min(1, amount / all)} />,
  },
]

/** As long as the share is large; the figure stands before it. */
const Bar = ({ part }: { part: number }) => (
  <svg width="160" height="10" className="hidden sm:block" aria-hidden>
    <rect width="160" height="10" rx="5" className="fill-brand-wash" />
    <rect width={Math.round(160 * part)} height="10" rx="5" className="fill-brand" />
  </svg>
)

/** How far visits came: from a page that was seen to an order that is delivered. */
export function WayTable({ total }: { total: VisitFigures }) {
  const rows = steps.map((id) => ({ id, amount: total[id], all: total.visits }))
  return (
    <section
      aria-labelledby="visits-way"
      className="rounded-card border border-line bg-surface p-4 md:p-6"
    >
      <h2 id="visits-way" className="text-xl font-semibold">
        {m.visits_way()}
      </h2>
      <p className="mt-1 mb-3 text-ink-soft">{m.visits_way_text()}</p>
      <DataTable label={m.visits_way()} columns={columns} rows={rows} />
    </section>
  )
}
