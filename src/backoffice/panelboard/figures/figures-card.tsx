import { m } from '#paraglide/messages.js'
import { countText } from '#pages/money/taka.ts'
import { shareOf, type Cohort, type PanelboardSales } from '#shop/reports/panelboard/figures.ts'
import { averageOf } from '#shop/sales/sales.ts'
import { cellHref, endedHref } from '../../sales/sales-href.ts'
import { stillOpenText } from '../../sales/still-open.ts'
import { Card } from './card.tsx'
import { Figure, type ShownFigure } from './figure.tsx'

/** What came of some days, each figure beside that of the days before. */
export function FiguresCard({ sales }: { sales: PanelboardSales }) {
  const figures = [...soldFigures(sales), ...rateFigures(sales), ...customerFigures(sales)]
  return (
    <Card card="figures" isWide>
      <dl className="relative grid grid-cols-2 gap-3 md:grid-cols-3 max-md:[&>:last-child:nth-child(odd)]:col-span-2">
        {figures.map((figure) => (
          <Figure key={figure.name} {...figure} />
        ))}
      </dl>
    </Card>
  )
}

const ordersOf = (orders: number) => m.figures_of_orders({ n: orders })

function soldFigures({ days, delivered, ordered, profit }: PanelboardSales): ShownFigure[] {
  const inDays = { from: days.from, to: days.to }
  return [
    {
      name: m.figures_delivered(),
      hint: m.figures_delivered_hint(),
      unit: 'paisa',
      now: delivered.now.paisa,
      before: delivered.before.paisa,
      more: ordersOf(delivered.now.orders),
      to: cellHref({ figure: 'delivered', ...inDays }),
    },
    {
      name: m.figures_ordered(),
      hint: m.figures_ordered_hint(),
      unit: 'paisa',
      now: ordered.now.paisa,
      before: ordered.before.paisa,
      more: ordersOf(ordered.now.orders),
      to: cellHref({ figure: 'ordered', ...inDays }),
    },
    {
      name: m.figures_average(),
      hint: m.figures_average_hint(),
      unit: 'paisa',
      now: averageOf(delivered.now),
      before: averageOf(delivered.before),
      to: cellHref({ figure: 'delivered', ...inDays }),
    },
    {
      name: m.figures_profit(),
      hint: m.figures_profit_hint(),
      unit: 'paisa',
      to: cellHref({ figure: 'profit', ...inDays }),
      now: profit.now.knownPaisa === 0 ? undefined : profit.now.paisa,
      before: profit.before.knownPaisa === 0 ? undefined : profit.before.paisa,
      more: m.figures_profit_known({
        percent: percentText(shareOf(profit.now.knownPaisa, profit.now.deliveredPaisa)),
      }),
    },
  ]
}

const percentText = (share = 0) => countText(Math.round(share * 100))

function rateFigures({ days, cohort: { now, before } }: PanelboardSales): ShownFigure[] {
  const rate = (part: (cohort: Cohort) => [number, number]) => ({
    unit: 'share' as const,
    now: shareOf(...part(now)),
    before: shareOf(...part(before)),
  })
  return [
    {
      ...rate(({ delivered, orders }) => [delivered, orders]),
      ...stillOpenText(now, ['open', 'underWay']),
      name: m.figures_rate_delivered(),
      hint: m.figures_rate_delivered_hint(),
      to: endedHref('delivered', days),
    },
    {
      ...rate(({ refused, dispatched }) => [refused, dispatched]),
      ...stillOpenText(now, ['underWay']),
      name: m.figures_rate_refused(),
      hint: m.figures_rate_refused_hint(),
      isBad: true,
      to: endedHref('refused', days),
    },
    {
      ...rate(({ returned, delivered }) => [returned, delivered]),
      name: m.figures_rate_returned(),
      hint: m.figures_rate_returned_hint(),
      isBad: true,
      to: endedHref('returned', days),
    },
  ]
}

const customerFigures = ({
  days: { from, to },
  customers: { now, before },
}: PanelboardSales): ShownFigure[] => [
  {
    name: m.figures_new_customers(),
    hint: m.figures_new_customers_hint(),
    unit: 'count',
    now: now.fresh,
    before: before.fresh,
    to: cellHref({ figure: 'sold', by: 'customer', key: 'new', from, to }),
  },
  {
    name: m.figures_returning(),
    hint: m.figures_returning_hint(),
    unit: 'count',
    now: now.returning,
    before: before.returning,
    to: cellHref({ figure: 'sold', by: 'customer', key: 'returning', from, to }),
  },
]
