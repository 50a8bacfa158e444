import { listHref, readListQuery } from '#pages/list/list-query.ts'
import {
  chooseRange,
  comparisons,
  rangeNames,
  usualRange,
  type AskedRange,
  type ChosenRange,
} from '#shop/reports/range.ts'

/** The range that a URL asks for. It is said in the URL, so that a link shows the same to a colleague. */
export function readRange(query: URLSearchParams, today: string): ChosenRange {
  const choices = { range: rangeNames, compare: comparisons }
  return chooseRange(readListQuery(query, { choices, days: ['from', 'to'] }), today)
}

/** What else of a page's URL stays as it is while another range is chosen. */
export type KeptQuery = Readonly<Record<string, string | undefined>>

/** A page with this range, without what need not be said. */
export function rangeHref(
  path: string,
  { range, compare, from, to }: AskedRange,
  kept: KeptQuery = {},
): string {
  return listHref(path, {
    ...kept,
    range: range === usualRange ? undefined : range,
    from,
    to,
    compare: compare === 'before' ? undefined : compare,
  })
}
