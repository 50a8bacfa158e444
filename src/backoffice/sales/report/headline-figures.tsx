import { m } from '#paraglide/messages.js'
import { countText } from '#pages/money/taka.ts'
import { shareOf } from '#shop/reports/panelboard/figures.ts'
import type { DayRange, SalesFigure } from '#shop/sales/contract.ts'
import { Figure, type ShownFigure } from '../../panelboard/figures/figure.tsx'
import { cellHref, endedHref } from '../sales-href.ts'
import { stillOpenText } from '../still-open.ts'
import { figureHints, figureNames } from '../sales-words.ts'
import type { Headline } from './load-report-page.ts'

interface HeadlineFiguresProps {
  headline: Headline
  days: DayRange
}

/** What the days came to in all, each figure beside that of the days before. */
export function HeadlineFigures(props: HeadlineFiguresProps) {
  return (
    <dl className="relative grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-5">
      {[...soldFigures(props), ...rateFigures(props)].map((figure) => (
        <Figure key={figure.name} {...figure} />
      ))}
    </dl>
  )
}

function soldFigures({ headline: { now, before }, days }: HeadlineFiguresProps): ShownFigure[] {
  const of = (figure: SalesFigure): ShownFigure => ({
    name: figureNames[figure](),
    hint: figureHints[figure](),
    unit: 'paisa',
    now: now[figure],
    before: before[figure],
    to: cellHref({ figure, ...days }),
  })
  const share = shareOf(now.known, now.delivered)
  return [
    { ...of('delivered'), more: m.figures_of_orders({ n: now.sold }) },
    { ...of('ordered'), more: m.figures_of_orders({ n: now.orders }) },
    {
      name: m.sales_average(),
      hint: m.sales_average_hint(),
      unit: 'paisa',
      now: now.average,
      before: before.average,
      to: cellHref({ figure: 'delivered', ...days }),
    },
    of('delivery'),
    {
      ...of('profit'),
      now: now.known === 0 ? undefined : now.profit,
      before: before.known === 0 ? undefined : before.profit,
      ...(share !== undefined && {
        more: m.figures_profit_known({ percent: countText(Math.round(share * 100)) }),
      }),
    },
    of('discount'),
  ]
}

function rateFigures({ headline: { cohort }, days }: HeadlineFiguresProps): ShownFigure[] {
  const { now, before } = cohort
  const rate = (part: (of: typeof now) => [number, number]) => ({
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
      ...rate(({ canceled, orders }) => [canceled, orders]),
      ...stillOpenText(now, ['open']),
      name: m.sales_rate_canceled(),
      hint: m.sales_rate_canceled_hint(),
      isBad: true,
      to: endedHref('canceled', days),
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
