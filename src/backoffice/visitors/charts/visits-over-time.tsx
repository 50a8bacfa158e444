import { m } from '#paraglide/messages.js'
import type { ChosenRange, Step } from '#shop/reports/range.ts'
import { amountText } from '#ui/chart/amount.ts'
import { LineChart, type Point } from '#ui/chart/line-chart.tsx'
import { daysText } from '../../ranges/range-words.ts'
import { stepNameOf, stepNames, stepTickOf } from '../../ranges/step-words.ts'
import type { Overview } from '../load-visits.ts'

interface VisitsOverTimeProps {
  range: ChosenRange
  step: Step
  overTime: Overview['overTime']
}

const countOf = (count: number) => amountText('count', count)

/** Visits beside those of the days before; views, visitors and orders stand in the table. */
export function VisitsOverTime({ range, step, overTime }: VisitsOverTimeProps) {
  const points = overTime.now.map(({ day, visits, views, visitors, placed }, index): Point => {
    const beside = overTime.before[index]
    return {
      tick: stepTickOf(day, step),
      name: stepNameOf(day, step),
      amount: visits,
      before: beside && { name: stepNameOf(beside.day, step), amount: beside.visits },
      more: [views, visitors, placed].map(countOf),
    }
  })
  return (
    <LineChart
      title={m.visits_over_time()}
      unit="count"
      points={points}
      names={{
        point: stepNames[step](),
        amount: m.visits_visits(),
        before: daysText(range.before),
        more: [m.visits_views(), m.visits_visitors(), m.visits_placed()],
      }}
    />
  )
}
