import { m } from '#paraglide/messages.js'
import { listHref } from '#pages/list/list-query.ts'
import { shareOf, type Compared } from '#shop/reports/panelboard/figures.ts'
import type { ChosenRange } from '#shop/reports/range.ts'
import type { VisitFigures } from '#shop/reports/visits/visit-figures.ts'
import { ordersPath } from '../../orders/orders-href.ts'
import type { ShownFigure } from '../../panelboard/figures/figure.tsx'
import { askedOf, rangeHref } from '../../ranges/range-query.ts'
import { viewPath } from '../visitors-href.ts'

/** What visits came to, each figure beside that of the days before, with the list behind it. */
export function figuresOfVisits(
  range: ChosenRange,
  { now, before }: Compared<VisitFigures>,
): ShownFigure[] {
  const hrefOf = (path: string) => rangeHref(path, askedOf(range))
  const { from, to } = range.days
  return [
    {
      name: m.visits_visits(),
      hint: m.visits_visits_hint(),
      unit: 'count',
      now: now.visits,
      before: before.visits,
      to: hrefOf(viewPath('sources')),
    },
    {
      name: m.visits_visitors(),
      hint: m.visits_visitors_hint(),
      unit: 'count',
      now: now.visitors,
      before: before.visitors,
      to: hrefOf(viewPath('devices')),
    },
    {
      name: m.visits_views(),
      hint: m.visits_views_hint(),
      unit: 'count',
      now: now.views,
      before: before.views,
      to: hrefOf(viewPath('pages')),
    },
    {
      name: m.visits_conversion(),
      hint: m.visits_conversion_hint(),
      unit: 'share',
      now: shareOf(now.placed, now.visits),
      before: shareOf(before.placed, before.visits),
      more: m.figures_of_orders({ n: now.placed }),
      to: listHref(ordersPath, { source: 'website', from, to }),
    },
  ]
}
