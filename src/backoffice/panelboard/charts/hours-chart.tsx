import { m } from '#paraglide/messages.js'
import { countText } from '#pages/money/taka.ts'
import type { PanelboardSales } from '#shop/reports/panelboard/figures.ts'
import { HeatGrid } from '#ui/chart/heat-grid.tsx'
import { weekdayText } from '../../ranges/range-words.ts'

export function HoursChart({ sales: { hours } }: { sales: Pick<PanelboardSales, 'hours'> }) {
  const rows = hours.map((_, weekday) => ({
    key: String(weekday),
    short: weekdayText(weekday, 'short'),
    name: weekdayText(weekday, 'long'),
  }))
  const columns = Array.from({ length: 24 }, (_, hour) => ({
    short: countText(hour),
    name: m.figures_hour({ from: countText(hour), to: countText(hour + 1) }),
  }))
  return (
    <HeatGrid
      title={m.figures_hours()}
      summary={busiest(hours, { rows, columns })}
      {...{ rows, columns }}
      counts={hours}
      corner={m.figures_weekday()}
    />
  )
}

interface Names {
  rows: readonly { name: string }[]
  columns: readonly { name: string }[]
}

/** When most is ordered, in words. */
function busiest(hours: readonly (readonly number[])[], { rows, columns }: Names): string {
  const counts = hours.flat()
  const most = Math.max(0, ...counts)
  if (most === 0) return m.figures_no_orders()
  const at = counts.indexOf(most)
  const weekday = rows[Math.floor(at / columns.length)]?.name ?? ''
  const hour = columns[at % columns.length]?.name ?? ''
  return m.figures_hours_text({ weekday, hour })
}
