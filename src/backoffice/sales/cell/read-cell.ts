import { readListQuery } from '#pages/list/list-query.ts'
import { chooseRange } from '#shop/reports/range.ts'
import { salesFigures } from '#shop/sales/contract.ts'
import { cohortEndings } from '#shop/sales/report/cohort-endings.ts'
import { isPeriod, reportBys } from '#shop/sales/report/report-by.ts'

const longestKey = 200
const longestCursor = 100

/** Where a page of the orders goes on. */
export const cursorIn = (query: URLSearchParams): string | undefined =>
  query.get('after')?.slice(0, longestCursor) || undefined

/** The cell of a report that a URL asks for; what was delivered in all, where it asks for none. Nothing is refused. */
export function readCell(query: URLSearchParams, today: string) {
  const choices = { figure: salesFigures, by: reportBys, ended: cohortEndings }
  const asked = readListQuery(query, { choices, days: ['from', 'to'] })
  const { ended } = asked
  const figure = ended ? 'orders' : (asked.figure ?? 'delivered')
  const by = ended || (asked.by && isPeriod(asked.by)) ? undefined : asked.by
  const key = (query.get('key') ?? '').replaceAll('\0', '').slice(0, longestKey)
  const { days } = chooseRange({ from: asked.from, to: asked.to }, today)
  const after = cursorIn(query)
  return {
    after,
    by,
    cell: { figure, ...days, ended, ...(by && { of: { dimension: by, key } }) },
  }
}
