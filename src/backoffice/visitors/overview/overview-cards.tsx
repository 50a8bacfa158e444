import { m } from '#paraglide/messages.js'
import { Figure } from '../../panelboard/figures/figure.tsx'
import { ChipLinks } from '../../ranges/chip-links.tsx'
import { askedOf, rangeHref } from '../../ranges/range-query.ts'
import { stepNames } from '../../ranges/step-words.ts'
import { ChartPlace } from '../charts/chart-place.tsx'
import { FiguresTable } from '../figures-table.tsx'
import type { Overview } from '../load-visits.ts'
import { csvHref, visitorsPath } from '../visitors-href.ts'
import { VisitsCard } from '../visits-card.tsx'
import type { VisitsQuery } from '../visits-query.ts'
import { LiveNow } from './live-now.tsx'
import { figuresOfVisits } from './visit-figures.ts'
import { WayCard } from './way-card.tsx'

interface OverviewCardsProps {
  query: VisitsQuery
  overview: Overview
}

export function OverviewCards({ query, overview }: OverviewCardsProps) {
  const { total, live, ways } = overview
  const { range } = query
  return (
    <>
      <LiveNow loaded={live} />
      <dl className="relative grid grid-cols-2 gap-3 xl:grid-cols-4">
        {figuresOfVisits(range, total).map((figure) => (
          <Figure key={figure.name} {...figure} />
        ))}
      </dl>
      <OverTimeCard {...{ query, overview }} />
      <WayCard query={query} total={total.now} ways={ways} />
      {ways.map((table) => (
        <FiguresTable key={table.by} {...table} days={range.days} />
      ))}
    </>
  )
}

function OverTimeCard({ query, overview: { overTime } }: OverviewCardsProps) {
  const { range, step, offered, way } = query
  return (
    <VisitsCard
      id="visits-time"
      title={m.visits_over_time()}
      text={m.visits_visits_hint()}
      csv={csvHref(step === 'month' ? 'month' : 'day', range.days)}
    >
      {offered.length > 1 && (
        <div className="mb-3">
          <ChipLinks
            label={m.visits_steps()}
            links={offered.map((one) => ({
              to: rangeHref(visitorsPath, askedOf(range), { step: one, way }),
              text: stepNames[one](),
              isCurrent: one === step,
            }))}
          />
        </div>
      )}
      <ChartPlace chart="over-time" {...{ range, step, overTime }} />
    </VisitsCard>
  )
}
