import { m } from '#paraglide/messages.js'
import { countText } from '#pages/money/taka.ts'
import type { VisitFigures } from '#shop/reports/visits/visit-figures.ts'
import { FiguresTable } from '../figures-table.tsx'
import type { Overview } from '../load-visits.ts'
import { shareText } from '../share-text.ts'
import { LiveNow } from './live-now.tsx'
import { TimeTable } from './time-table.tsx'
import { WayTable } from './way-table.tsx'

export function OverviewCards({ overview }: { overview: Overview }) {
  const { total, live, stretch, overTime, ways } = overview
  return (
    <>
      <LiveNow loaded={live} />
      <dl className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {figuresOf(total).map(({ name, hint, value }) => (
          <div key={name} className="rounded-card border border-line bg-surface p-4">
            <dt className="text-ink-soft">{name}</dt>
            <dd>
              <span className="tabular block text-xl font-semibold">{value}</span>
              <span className="mt-1 block text-sm text-ink-soft">{hint}</span>
            </dd>
          </div>
        ))}
      </dl>
      <WayTable total={total} />
      {ways.map((way) => (
        <FiguresTable key={way.by} {...way} />
      ))}
      <TimeTable stretch={stretch} rows={overTime} />
    </>
  )
}

const figuresOf = ({ visits, views, visitors, placed }: VisitFigures) => [
  { name: m.visits_visits(), hint: m.visits_visits_hint(), value: countText(visits) },
  { name: m.visits_views(), hint: m.visits_views_hint(), value: countText(views) },
  { name: m.visits_visitors(), hint: m.visits_visitors_hint(), value: countText(visitors) },
  {
    name: m.visits_conversion(),
    hint: m.visits_conversion_hint(),
    value: shareText(placed, visits),
  },
]
