import { m } from '#paraglide/messages.js'
import type { PanelboardSales } from '#shop/reports/panelboard/figures.ts'
import { LineChart, type Point } from '#ui/chart/line-chart.tsx'
import { daysText } from '../../ranges/range-words.ts'
import { stepNameOf, stepNames, stepTickOf } from '../../ranges/step-words.ts'

export function OverTimeChart({
  sales: { overTime, delivered, before },
}: {
  sales: PanelboardSales
}) {
  const { step } = overTime
  const points = overTime.now.map(({ day, paisa }, index): Point => {
    const beside = overTime.before[index]
    return {
      tick: stepTickOf(day, step),
      name: stepNameOf(day, step),
      amount: paisa,
      before: beside && { name: stepNameOf(beside.day, step), amount: beside.paisa },
    }
  })
  return (
    <LineChart
      title={m.figures_over_time()}
      summary={m.figures_over_time_text({ n: delivered.now.orders })}
      unit="paisa"
      points={points}
      names={{
        point: stepNames[step](),
        amount: m.figures_delivered(),
        before: daysText(before),
      }}
    />
  )
}
