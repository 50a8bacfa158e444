import { gridOf } from '#shop/reports/panelboard/load-sales.ts'
import { addUp, stepOf, type ChosenRange, type Days, type Step } from '#shop/reports/range.ts'
import type { SalesFigure } from '#shop/sales/contract.ts'
import { figureOf } from '#shop/sales/figures.ts'
import { loadSalesHours } from '#shop/sales/read/load-sales-hours.ts'
import { loadSalesOverTime } from '#shop/sales/read/load-sales-over-time.ts'
import { isInOwnOrder, isPeriod, type ReportBy } from '#shop/sales/report/report-by.ts'
import type { Shop } from '#shop/shop.ts'

interface Asked {
  range: ChosenRange
  by: ReportBy
  figure: SalesFigure
}

/** What the chart of a report needs beside its rows: nothing where the rows say it. */
export async function loadChart(shop: Shop, { range, by, figure }: Asked) {
  if (isInOwnOrder(by)) return { hours: gridOf(await loadSalesHours(shop, range.days)) }
  if (!isPeriod(by)) return {}
  const step = stepFor(by, range.days)
  const [now, before] = await Promise.all(
    [range.days, range.before].map((days) => loadSteps(shop, { days, step, figure })),
  )
  return { overTime: { step, now: now ?? [], before: before ?? [] } }
}

export type LoadedChart = Awaited<ReturnType<typeof loadChart>>

/** As long as the rows are, where so many points have room. */
function stepFor(by: ReportBy, days: Days): Step {
  const step = stepOf(days)
  if (by === 'month' || by === 'quarter') return 'month'
  return by === 'week' && step === 'day' ? 'week' : step
}

interface Steps {
  days: Days
  step: Step
  figure: SalesFigure
}

async function loadSteps(shop: Shop, { days, step, figure }: Steps) {
  const rows = await loadSalesOverTime(shop, { ...days, by: step === 'month' ? 'month' : 'day' })
  const amounts = rows.map(({ period, sums }) => ({
    day: period < days.from ? days.from : period,
    amount: figureOf(figure, sums),
  }))
  return addUp(amounts, {
    days,
    step,
    none: { amount: 0 },
    add: (sum, row) => ({ amount: sum.amount + row.amount }),
  })
}
