import { m } from '#paraglide/messages.js'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import type { PanelboardCard } from '#shop/reports/panelboard/cards.ts'
import type { PanelboardSales } from '#shop/reports/panelboard/figures.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { OrderTable } from '../orders/order-table.tsx'
import type { ShownRow } from '../orders/shown-row.ts'
import { ChartPlace } from './charts/chart-place.tsx'
import type { ChartCard } from './charts/charts.tsx'
import { Card } from './figures/card.tsx'
import { FiguresCard } from './figures/figures-card.tsx'
import { TodayCard } from './figures/today-card.tsx'
import { VisitsCard } from './figures/visits-card.tsx'
import type { Board } from './load-board.ts'
import { RunningLow } from './running-low.tsx'
import { Waiting } from './waiting.tsx'

interface CardViewProps {
  card: PanelboardCard
  board: Board
}

/** How the figures of each chart are counted, and whether it is as wide as the page. */
const charts: Record<Exclude<ChartCard, 'today'>, { text: () => string; isWide?: boolean }> = {
  'over-time': { text: m.figures_delivered_hint, isWide: true },
  hours: { text: m.figures_hours_hint },
  statuses: { text: m.figures_statuses_hint },
  products: { text: m.figures_products_hint },
  districts: { text: m.figures_districts_hint },
  sources: { text: m.figures_sources_hint },
  coupons: { text: m.figures_coupons_hint },
}

export function PanelboardCardView({ card, board }: CardViewProps) {
  const { sales, visits, orders, runningLow } = board
  switch (card) {
    case 'waiting':
      return <Waiting {...board} />
    case 'latest':
      return <LatestOrders orders={orders} />
    case 'low':
      return <RunningLow variants={runningLow} />
    case 'visits':
      return visits && <VisitsCard {...visits} />
    default:
      return sales && <SalesCard card={card} sales={sales} />
  }
}

interface SalesCardProps {
  card: ChartCard | 'figures'
  sales: PanelboardSales
}

function SalesCard({ card, sales }: SalesCardProps) {
  if (card === 'today') return <TodayCard sales={sales} />
  if (card === 'figures') return <FiguresCard sales={sales} />
  const { text, isWide } = charts[card]
  return (
    <Card card={card} text={text()} isWide={isWide}>
      <ChartPlace card={card} sales={sales} />
    </Card>
  )
}

const LatestOrders = ({ orders }: { orders: ShownRow[] }) => (
  <Card
    card="latest"
    isWide
    beside={
      <ShopButtonLink to="/dashboard/orders" variant="plain" prefetch="intent">
        {m.account_all_orders()}
      </ShopButtonLink>
    }
  >
    {orders.length > 0 ? (
      <OrderTable orders={orders} />
    ) : (
      <EmptyState icon="package" title={m.desk_no_orders()}>
        {m.desk_no_orders_text()}
      </EmptyState>
    )}
  </Card>
)
