import { readListQuery } from '#pages/list/list-query.ts'
import { comparisons, rangeNames } from '#shop/reports/range.ts'
import { salesFigures } from '#shop/sales/contract.ts'
import { reportBys, usualBy } from '#shop/sales/report/report-by.ts'
import { columnsIn } from '#shop/saved-views/columns.ts'

const longestCursor = 400

/** What the URL of a report asks for: everything of it can be sent to a colleague, and saved. */
export function readSalesQuery(query: URLSearchParams) {
  const {
    page: _,
    by = usualBy,
    ...asked
  } = readListQuery(query, {
    choices: { by: reportBys, sort: salesFigures, range: rangeNames, compare: comparisons },
    // `view`: the one that it began with.
    ids: ['view'],
    days: ['from', 'to'],
  })
  const after = query.get('after')?.slice(0, longestCursor) || undefined
  return { ...asked, by, after, columns: columnsIn('sales', query) }
}

export type SalesQuery = ReturnType<typeof readSalesQuery>
