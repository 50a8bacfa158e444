import type { ChosenRange } from '#shop/reports/range.ts'
import { salesFigures, type SalesFigure, type SalesSums } from '#shop/sales/contract.ts'
import { figureOf } from '#shop/sales/figures.ts'
import { loadCohortRates } from '#shop/sales/read/load-cohort-rates.ts'
import { loadSalesTotals } from '#shop/sales/read/load-sales-totals.ts'
import { loadBefore, loadReport } from '#shop/sales/report/load-report.ts'
import type { ReportBy } from '#shop/sales/report/report-by.ts'
import { averageOf, costedInPaisa, deliveredOf, noSales } from '#shop/sales/sales.ts'
import type { Shop } from '#shop/shop.ts'
import type { NamedKey } from './row-name.ts'

/** Every district has its place on the map; one more row is what is handed over in the shop. */
const onPage = 65

type Figures = Record<SalesFigure, number>

export interface ReportRow extends NamedKey {
  id: string
  figures: Figures
  /** Goods delivered in the days before; undefined where nothing stands beside. */
  before?: number | undefined
}

interface Asked {
  range: ChosenRange
  by: ReportBy
  sort: SalesFigure
  q: string
  after: string | undefined
}

/** A page of a report with what all of it comes to: from sums alone, asked for at once. */
export async function loadReportPage(
  shop: Shop,
  { range: { days, before }, by, sort, q, after }: Asked,
) {
  const asked = { days, by, sort, q, limit: onPage }
  const [found, total, totalBefore, cohort, cohortBefore] = await Promise.all([
    loadReport(shop, { ...asked, cursor: after }),
    loadSalesTotals(shop, days),
    loadSalesTotals(shop, before),
    loadCohortRates(shop, days),
    loadCohortRates(shop, before),
  ])
  // A cursor that nobody gave begins from the first page.
  const { rows, next } = found ?? (await loadReport(shop, asked)) ?? { rows: [], next: null }
  const beside = await loadBefore(shop, by, { ...before, keys: rows.map(({ key }) => key) })
  return {
    rows: rows.map(({ sums, ...named }) => rowOf(named, sums, beside.get(named.key))),
    next: next ?? undefined,
    total: rowOf({ key: 'total', name: null, nameBn: null }, total, totalBefore),
    headline: {
      now: headlineOf(total),
      before: headlineOf(totalBefore),
      cohort: { now: cohort.ordered, before: cohortBefore.ordered },
    },
  }
}

export type Headline = Awaited<ReturnType<typeof loadReportPage>>['headline']

const figuresOf = (sums: SalesSums) =>
  Object.fromEntries(salesFigures.map((figure) => [figure, figureOf(figure, sums)])) as Figures

function headlineOf(sums: SalesSums) {
  const figures = figuresOf(sums)
  return {
    ...figures,
    average: averageOf(deliveredOf(sums)),
    known: costedInPaisa(sums),
  }
}

const rowOf = (named: NamedKey, sums: SalesSums, before: SalesSums = noSales): ReportRow => ({
  ...named,
  id: `${named.key}-`,
  figures: figuresOf(sums),
  before: before === noSales ? undefined : figureOf('delivered', before),
})
