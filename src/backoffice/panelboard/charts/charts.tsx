import type { ComponentType } from 'react'
import type { PanelboardCard } from '#shop/reports/panelboard/cards.ts'
import type { PanelboardSales } from '#shop/reports/panelboard/figures.ts'
import { CouponsChart, DistrictsChart, ProductsChart, SourcesChart } from './best-charts.tsx'
import { HoursChart } from './hours-chart.tsx'
import { OverTimeChart } from './over-time-chart.tsx'
import { StatusChart } from './status-chart.tsx'
import { TodayChart } from './today-chart.tsx'

export interface ChartsProps {
  card: ChartCard
  sales: PanelboardSales
}

export type ChartCard = Extract<
  PanelboardCard,
  'today' | 'over-time' | 'hours' | 'statuses' | 'products' | 'districts' | 'sources' | 'coupons'
>

const charts: Record<ChartCard, ComponentType<{ sales: PanelboardSales }>> = {
  today: TodayChart,
  'over-time': OverTimeChart,
  hours: HoursChart,
  statuses: StatusChart,
  products: ProductsChart,
  districts: DistrictsChart,
  sources: SourcesChart,
  coupons: CouponsChart,
}

/** What draws: a browser loads it when a chart comes near (chart-place.tsx). */
export function Charts({ card, sales }: ChartsProps) {
  const Chart = charts[card]
  return <Chart sales={sales} />
}
