import { m } from '#paraglide/messages.js'
import type { PanelboardSales } from '#shop/reports/panelboard/figures.ts'
import { addDays, type Step } from '#shop/reports/range.ts'
import { LineChart, type Point } from '#ui/chart/line-chart.tsx'
import { daysText, monthText, shortDay } from '../../ranges/range-words.ts'
import { formatDay } from '#ui/text/moment.tsx'

const stepNames: Record<Step, () => string> = {
  day: m.figures_by_day,
  week: m.figures_by_week,
  month: m.figures_by_month,
}

export function OverTimeChart({
  sales: { overTime, delivered, before },
}: {
  sales: PanelboardSales
}) {
  const { step } = overTime
  const points = overTime.now.map(({ day, paisa }, index): Point => {
    const beside = overTime.before[index]
    return {
      tick: tickOf(day, step),
      name: nameOf(day, step),
      amount: paisa,
      before: beside && { name: nameOf(beside.day, step), amount: beside.paisa },
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

const tickOf = (day: string, step: Step) => (step === 'month' ? monthText(day) : shortDay(day))

function nameOf(day: string, step: Step): string {
  if (step === 'month') return monthText(day)
  return step === 'day' ? formatDay(day) : daysText({ from: day, to: addDays(day, 6) })
}
