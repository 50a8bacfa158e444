import { m } from '#paraglide/messages.js'
import { countText } from '#pages/money/taka.ts'
import type { PanelboardSales } from '#shop/reports/panelboard/figures.ts'
import { averageOf } from '#shop/sales/sales.ts'
import type { SalesFigure } from '#shop/sales/contract.ts'
import { Sparkline } from '#ui/chart/sparkline.tsx'
import { weekdayOf, weekdayText } from '../../ranges/range-words.ts'
import { cellHref } from '../../sales/sales-href.ts'
import { ChartPlace } from '../charts/chart-place.tsx'
import { Card } from './card.tsx'
import { Figure } from './figure.tsx'

/** What was ordered today, beside the same hours of the same weekday a week ago. */
export function TodayCard({ sales }: { sales: PanelboardSales }) {
  const { now, before, day, besideDay, until, delivered, week } = sales.today
  const weekday = weekdayText(weekdayOf(besideDay), 'long')
  const behind = (figure: SalesFigure) => cellHref({ figure, from: day, to: day })
  return (
    <Card
      card="today"
      text={m.figures_today_text({ weekday, hour: countText(until) })}
      isWide
      beside={<Sparkline amounts={week} />}
    >
      <dl className="relative grid grid-cols-2 gap-3 md:grid-cols-4">
        <Figure
          name={m.figures_ordered()}
          hint={m.figures_ordered_hint()}
          unit="paisa"
          now={now.paisa}
          before={before.paisa}
          to={behind('ordered')}
        />
        <Figure
          name={m.figures_orders()}
          hint={m.figures_orders_hint()}
          unit="count"
          now={now.orders}
          before={before.orders}
          to={behind('orders')}
        />
        <Figure
          name={m.figures_average()}
          hint={m.figures_average_ordered_hint()}
          unit="paisa"
          now={averageOf(now)}
          before={averageOf(before)}
          to={behind('ordered')}
        />
        <Figure
          name={m.figures_delivered()}
          hint={m.figures_delivered_hint()}
          unit="paisa"
          now={delivered.now.paisa}
          before={delivered.before.paisa}
          more={m.figures_of_orders({ n: delivered.now.orders })}
          to={behind('delivered')}
        />
      </dl>
      <div className="mt-5">
        <h3 className="mb-1 font-semibold">{m.figures_today_hours()}</h3>
        <ChartPlace card="today" sales={sales} />
      </div>
    </Card>
  )
}
