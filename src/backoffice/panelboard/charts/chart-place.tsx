import { placeOfCharts } from '../../charts/chart-place.tsx'
import type { ChartsProps } from './charts.tsx'

/** Where a chart of the panelboard stands. */
export const ChartPlace = placeOfCharts<ChartsProps>(
  import.meta.env.SSR ? (await import('./charts.tsx')).Charts : undefined,
  async () => (await import('./charts.tsx')).Charts,
)
