import { placeOfCharts } from '../../charts/chart-place.tsx'
import type { VisitChartProps } from './visit-charts.tsx'

/** Where a chart of visits stands. */
export const ChartPlace = placeOfCharts<VisitChartProps>(
  import.meta.env.SSR ? (await import('./visit-charts.tsx')).VisitCharts : undefined,
  async () => (await import('./visit-charts.tsx')).VisitCharts,
)
