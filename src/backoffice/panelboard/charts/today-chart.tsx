import { m } from '#paraglide/messages.js'
import { countText } from '#pages/money/taka.ts'
import type { PanelboardSales } from '#shop/reports/panelboard/figures.ts'
import { LineChart, type Point } from '#ui/chart/line-chart.tsx'
import { formatDay } from '#ui/text/moment.tsx'

/** What was ordered in each hour so far, beside the whole of the day beside. */
export function TodayChart({ sales: { today } }: { sales: PanelboardSales }) {
  const { hours, besideDay } = today
  const beside = formatDay(besideDay)
  const points = hours.before.map((paisa, hour): Point => {
    const name = m.figures_hour({ from: countText(hour), to: countText(hour + 1) })
    return {
      tick: countText(hour),
      name,
      amount: hours.now[hour],
      before: { name: beside, amount: paisa },
    }
  })
  return (
    <LineChart
      title={m.figures_today_hours()}
      summary={<span className="text-sm">{m.figures_today_hours_text()}</span>}
      unit="paisa"
      points={points}
      names={{ point: m.figures_hour_of_day(), amount: m.figures_this_day(), before: beside }}
    />
  )
}
