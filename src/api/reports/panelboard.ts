import { z } from 'zod'
import { takaFromPaisa } from '#platform/money.ts'
import { clockInDhaka } from '#platform/text/clock-in-dhaka.ts'
import type { Compared, Counted, PanelboardSales } from '#shop/reports/panelboard/figures.ts'
import type { Sold } from '#shop/sales/sales.ts'
import { loadPanelboardSales } from '#shop/reports/panelboard/load-sales.ts'
import { chooseRange, comparisons, rangeNames, steps, usualRange } from '#shop/reports/range.ts'
import { answer, defineStaffRoute, type ApiRoute } from '../route.ts'

const day = z.iso.date('Send a day as 2026-11-23')

const query = z.object({
  range: z
    .enum(rangeNames)
    .optional()
    .meta({ description: `Days that end today; ${usualRange} where nothing is said` }),
  from: day.optional().meta({ description: 'Instead of a range; both days are in it' }),
  to: day.optional(),
  compare: z
    .enum(comparisons)
    .optional()
    .meta({ description: 'What stands beside: as many days before, or the same days last year' }),
})

const days = z.object({ from: day, to: day })
const sold = z.object({ orders: z.int(), amount: z.number() })
const compared = <Figure extends z.ZodType>(figure: Figure) =>
  z.object({ now: figure, before: figure })
const counted = sold.extend({
  key: z.string(),
  name: z.string().nullable(),
  nameBn: z.string().nullable(),
})
const cohort = z.object({
  orders: z.int(),
  canceled: z.int().meta({ description: 'Before anything was sent' }),
  open: z.int().meta({ description: 'Neither canceled nor sent yet' }),
  dispatched: z.int(),
  underWay: z.int().meta({ description: 'Sent, and neither delivered nor refused yet' }),
  delivered: z.int(),
  refused: z.int(),
  returned: z.int(),
})
const stepSold = z.array(sold.extend({ day }))

const schema = z.object({
  days,
  before: days,
  today: compared(sold).extend({
    day,
    besideDay: day,
    delivered: compared(sold),
    week: z.array(z.number()).meta({ description: 'Ordered on each day since besideDay' }),
    hours: compared(z.array(z.number())).meta({
      description: 'Placed in each hour, also what was canceled later; of today so far',
    }),
  }),
  ordered: compared(sold).meta({
    description:
      'Number and amount of the same orders: those placed, less those canceled before they were sent, each on its own day',
  }),
  delivered: compared(sold).meta({
    description: 'Orders delivered on these days; the amount is less what was returned on them',
  }),
  profit: compared(
    z.object({
      amount: z.number(),
      known: z.number().meta({ description: 'Delivered, and the cost is known' }),
      delivered: z.number(),
    }),
  ),
  cohort: compared(cohort).meta({ description: 'What became of the orders of these days' }),
  customers: compared(z.object({ new: z.int(), returning: z.int() })),
  overTime: z.object({ step: z.enum(steps), now: stepSold, before: stepSold }),
  hours: z.array(z.array(z.int())).meta({
    description: 'Orders placed, also those canceled later, by weekday from Sunday and hour',
  }),
  products: z.array(counted.extend({ pieces: z.int() })),
  districts: z.array(counted),
  sources: z.array(counted),
  coupons: z.array(counted),
})

const inTaka = <Rest extends Sold>({ paisa, ...rest }: Rest) => ({
  ...rest,
  amount: takaFromPaisa(paisa),
})

const both = <Figure, Shown>(
  { now, before }: Compared<Figure>,
  show: (figure: Figure) => Shown,
): Compared<Shown> => ({ now: show(now), before: show(before) })

const listed = (rows: readonly Counted[]) => rows.map(inTaka)

const showSales = (sales: PanelboardSales): z.input<typeof schema> => ({
  ...sales,
  today: {
    ...sales.today,
    ...both(sales.today, inTaka),
    delivered: both(sales.today.delivered, inTaka),
    week: sales.today.week.map(takaFromPaisa),
    hours: both(sales.today.hours, (hours) => hours.map(takaFromPaisa)),
  },
  ordered: both(sales.ordered, inTaka),
  delivered: both(sales.delivered, inTaka),
  profit: both(sales.profit, ({ paisa, knownPaisa, deliveredPaisa }) => ({
    amount: takaFromPaisa(paisa),
    known: takaFromPaisa(knownPaisa),
    delivered: takaFromPaisa(deliveredPaisa),
  })),
  customers: both(sales.customers, ({ fresh, returning }) => ({ new: fresh, returning })),
  overTime: {
    step: sales.overTime.step,
    now: sales.overTime.now.map(inTaka),
    before: sales.overTime.before.map(inTaka),
  },
  products: sales.products.map(inTaka),
  districts: listed(sales.districts),
  sources: listed(sales.sources),
  coupons: listed(sales.coupons),
})

const reading = defineStaffRoute({
  method: 'get',
  path: '/reports/panelboard',
  allow: 'see-sales',
  limit: 'identity',
  summary: 'Tells the figures of the panelboard',
  description:
    'Amounts are taka of goods less discounts, without delivery; days are those of Asia/Dhaka. A figure follows what happened within some seconds.',
  query,
  answers: { 200: { description: 'The figures', schema } },
  handle: async ({ shop, query: asked }) => {
    const today = clockInDhaka(shop.now()).slice(0, 10)
    return answer(showSales(await loadPanelboardSales(shop, chooseRange(asked, today), today)))
  },
})

export const panelboardRoutes: readonly ApiRoute[] = [reading]
