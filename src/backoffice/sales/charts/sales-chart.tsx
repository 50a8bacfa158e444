import { m } from '#paraglide/messages.js'
import { placeOfCharts } from '../../charts/chart-place.tsx'
import { byNames, figureNames } from '../sales-words.ts'
import type { ChartsProps } from './charts.tsx'

const ChartPlace = placeOfCharts<ChartsProps>(
  import.meta.env.SSR ? (await import('./charts.tsx')).Charts : undefined,
  async () => (await import('./charts.tsx')).Charts,
)

/** The report as a chart, where there is something to draw. */
export function SalesChart(props: ChartsProps) {
  const { by, figure, rows, chart } = props
  const isDrawn = chart.overTime ?? chart.hours ?? rows.some(({ figures }) => figures[figure] > 0)
  if (!isDrawn) return null
  const title = chart.hours
    ? m.figures_hours()
    : m.sales_chart({ figure: figureNames[figure](), by: byNames[by]() })
  return (
    <section
      aria-labelledby="sales-chart"
      className="min-w-0 rounded-card border border-line bg-surface p-4 md:p-6 print:hidden"
    >
      <h2 id="sales-chart" className="mb-3 text-xl font-semibold">
        {title}
      </h2>
      <ChartPlace {...props} />
    </section>
  )
}
