import { listHref } from '#pages/list/list-query.ts'
import type { CohortCell, DayRange, SalesFigure } from '#shop/sales/contract.ts'
import type { CohortEnding } from '#shop/sales/report/cohort-endings.ts'
import { usualBy, type ReportBy } from '#shop/sales/report/report-by.ts'
import type { AlongRange } from '../ranges/range-query.ts'
import type { SalesQuery } from './read-sales-query.ts'

export const salesPath = '/dashboard/sales'
export const cellPath = `${salesPath}/orders`

/** What stands beside the sales, by the last part of its address. */
export const reportViews = ['money', 'customers', 'stock', 'reasons', 'vat'] as const
export type ReportView = (typeof reportViews)[number]

export const reportPath = (view: ReportView): string => `${salesPath}/${view}`

/** A report with something else about it, from its first page. */
export const salesHref = (query: SalesQuery, other: Partial<SalesQuery> = {}): string =>
  listHref(salesPath, saidOf({ ...query, after: undefined, ...other }))

/** What need not be said is left out. */
function saidOf({ by, range, compare, ...rest }: SalesQuery) {
  return {
    by: by === usualBy ? undefined : by,
    ...rest,
    range: range === '30' ? undefined : range,
    compare: compare === 'before' ? undefined : compare,
  }
}

/** Only the days. */
export const daysIn = ({ range, from, to, compare }: SalesQuery): AlongRange => ({
  range: range === '30' ? undefined : range,
  from,
  to,
  compare: compare === 'before' ? undefined : compare,
})

/** All but the days. */
export function besideDays(query: SalesQuery): AlongRange {
  const { range: _, from: __, to: ___, compare: ____, after: _____, ...kept } = query
  return { ...kept, by: kept.by === usualBy ? undefined : kept.by }
}

interface Cell extends DayRange {
  figure: SalesFigure
  /** Of everything where nothing is said. */
  by?: ReportBy | undefined
  key?: string | undefined
}

/** The orders behind a figure. */
export const cellHref = ({ figure, by, key, from, to }: Cell): string =>
  listHref(cellPath, { figure, by, key, from, to })

/** Of the orders that were placed on these days, those that stand so now. */
export const endedHref = (ended: CohortEnding, { from, to }: DayRange): string =>
  listHref(cellPath, { ended, from, to })

/** A cell of customers by month as addresses say it. */
export const cohortCellQuery = ({ cohort, month }: CohortCell) => ({
  cohort: cohort.slice(0, 7),
  month: month?.slice(0, 7),
})

/** The orders behind it. */
export const cohortCellHref = (cell: CohortCell, after?: string): string =>
  listHref(`${reportPath('customers')}/orders`, { ...cohortCellQuery(cell), after })
