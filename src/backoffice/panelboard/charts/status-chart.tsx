import { m } from '#paraglide/messages.js'
import { ShopLink } from '#pages/shop-link.tsx'
import { placesOf, type PanelboardSales } from '#shop/reports/panelboard/figures.ts'
import { StackedBar } from '#ui/chart/stacked-bar.tsx'
import { endedHref } from '../../sales/sales-href.ts'

/** What each is called, and how its orders stand. */
const places = {
  waiting: { name: m.figures_waiting, ended: 'open' },
  underWay: { name: m.figures_under_way, ended: 'underWay' },
  delivered: { name: m.figures_delivered, ended: 'delivered' },
  canceled: { name: m.figures_canceled, ended: 'canceled' },
  refused: { name: m.figures_refused, ended: 'refused' },
} as const
type Place = keyof typeof places

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
        const { name, ended } = places[place]
        return {
          key: place,
          name: name(),
          count: counts[place],
          label: (
            <ShopLink
              to={endedHref(ended, days)}
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
