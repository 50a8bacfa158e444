import type { ComponentProps } from 'react'
import { BubbleMap } from '#ui/chart/bubble-map.tsx'
import { VisitsOverTime } from './visits-over-time.tsx'

export type VisitChartProps =
  | ({ chart: 'over-time' } & ComponentProps<typeof VisitsOverTime>)
  | ({ chart: 'districts' } & ComponentProps<typeof BubbleMap>)

/** What draws: a browser loads it when a chart comes near. */
export const VisitCharts = (props: VisitChartProps) =>
  props.chart === 'districts' ? <BubbleMap {...props} /> : <VisitsOverTime {...props} />
