import { m } from '#paraglide/messages.js'
import { listHref } from '#pages/list/list-query.ts'
import { ShopLink } from '#pages/shop-link.tsx'
import type { OrderStatus } from '#shop/orders/order.ts'
import { placesOf, type PanelboardSales } from '#shop/reports/panelboard/figures.ts'
import { StackedBar } from '#ui/chart/stacked-bar.tsx'
import { ordersPath } from '../../orders/orders-href.ts'

type Place = keyof ReturnType<typeof placesOf>

/** What each is called, and the list behind it. */
const places: Record<Place, { name: () => string; status?: OrderStatus }> = {
  waiting: { name: m.figures_waiting },
  underWay: { name: m.figures_under_way, status: 'Shipped' },
  delivered: { name: m.figures_delivered, status: 'Delivered' },
  canceled: { name: m.figures_canceled, status: 'Canceled' },
  refused: { name: m.figures_refused, status: 'Canceled' },
}
/** The last one is hatched. */
const inOrder: readonly Place[] = ['waiting', 'underWay', 'refused', 'delivered', 'canceled']

export function StatusChart({ sales: { cohort, days } }: { sales: PanelboardSales }) {
  const counts = placesOf(cohort.now)
  return (
    <StackedBar
      title={m.figures_statuses()}
      columns={{
        part: m.figures_status(),
        count: m.figures_orders(),
        share: m.figures_share(),
      }}
      parts={inOrder.map((place) => {
        const { name, status } = places[place]
        return {
          key: place,
          name: name(),
          count: counts[place],
          label: (
            <ShopLink
              to={listHref(ordersPath, { status, from: days.from, to: days.to })}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:text-brand hover:underline"
            >
              {name()}
            </ShopLink>
          ),
        }
      })}
    />
  )
}
