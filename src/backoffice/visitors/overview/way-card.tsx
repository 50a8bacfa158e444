import { m } from '#paraglide/messages.js'
import { FunnelChart } from '#ui/chart/funnel-chart.tsx'
import type { VisitFigures } from '#shop/reports/visits/visit-figures.ts'
import { ChipLinks } from '../../ranges/chip-links.tsx'
import { askedOf, rangeHref } from '../../ranges/range-query.ts'
import type { ShownTable } from '../load-visits.ts'
import { shareText } from '../share-text.ts'
import { nameInWords } from '../visit-words.ts'
import { csvHref, visitorsPath } from '../visitors-href.ts'
import { VisitsCard } from '../visits-card.tsx'
import type { VisitsQuery } from '../visits-query.ts'

const steps = ['visits', 'seen', 'carts', 'checkouts', 'placed', 'delivered'] as const

const stepNames: Record<(typeof steps)[number], () => string> = {
  visits: m.visits_visits,
  seen: m.visits_seen,
  carts: m.visits_carts,
  checkouts: m.visits_checkouts,
  placed: m.visits_placed,
  delivered: m.visits_delivered,
}

interface WayCardProps {
  query: VisitsQuery
  total: VisitFigures
  /** By device, and by source. */
  ways: readonly ShownTable[]
}

/** So many of each are offered; the tables below have all of them. */
const mostOffered = 6

/** How far visits came, all of them or those of one device or source: from a page that was seen to an order that is delivered. */
export function WayCard({ query, total, ways }: WayCardProps) {
  const { range, step, way } = query
  const offered = ways.flatMap(({ by, rows }) =>
    rows
      .slice(0, mostOffered)
      .filter(({ name }) => name !== '')
      .map((figures) => ({
        key: `${by}:${figures.name}`,
        text: nameInWords(by, figures.name),
        figures,
      })),
  )
  const chosen = offered.find(({ key }) => key === way)
  const hrefOf = (key?: string) => rangeHref(visitorsPath, askedOf(range), { step, way: key })
  return (
    <VisitsCard
      id="visits-way"
      title={m.visits_way()}
      text={m.visits_way_text()}
      csv={csvHref(chosen?.key.startsWith('source') ? 'source' : 'device', range.days)}
    >
      <div className="mb-3">
        <ChipLinks
          label={m.visits_way_of()}
          links={[
            { to: hrefOf(), text: m.visits_all(), isCurrent: !chosen },
            ...offered.map(({ key, text }) => ({
              to: hrefOf(key),
              text,
              isCurrent: key === chosen?.key,
            })),
          ]}
        />
      </div>
      <FunnelChart
        title={m.visits_way()}
        columns={{ step: m.visits_step(), amount: m.visits_count(), share: m.visits_share() }}
        steps={steps.map((id, index) => ({
          key: id,
          name: stepNames[id](),
          amount: (chosen?.figures ?? total)[id],
          text: textOf({ index, figures: chosen?.figures ?? total, beside: chosen && total }),
        }))}
      />
    </VisitsCard>
  )
}

interface StepText {
  index: number
  figures: VisitFigures
  /** All visits, where only some are shown. */
  beside: VisitFigures | undefined
}

/** How many went on from the step before, here and of all visits. */
function textOf({ index, figures, beside }: StepText): string | undefined {
  const [step, before] = [steps[index], steps[index - 1]]
  if (!step || !before) return undefined
  const went = m.visits_of_step({ share: shareText(figures[step], figures[before]) })
  const all = beside && m.visits_of_all({ share: shareText(beside[step], beside.visits) })
  return [figures[before] > 0 && went, all].filter(Boolean).join(' · ')
}
