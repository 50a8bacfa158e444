import type { ComponentType } from 'react'
import { ChartPlace as Place } from '../../charts/chart-place.tsx'
import '#ui/chart/chart.css'
import type { ChartsProps } from './charts.tsx'

const onServer: ComponentType<ChartsProps> | undefined = import.meta.env.SSR
  ? (await import('./charts.tsx')).Charts
  : undefined

const load = async () => (await import('./charts.tsx')).Charts

/** Where a chart of the panelboard stands. */
export const ChartPlace = (props: ChartsProps) => <Place {...{ onServer, load }} chart={props} />
