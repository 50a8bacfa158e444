import { listAddress, readListAddress } from '#pages/list/list-address.ts'
import {
  chooseRange,
  comparisons,
  rangeNames,
  usualRange,
  type AskedRange,
  type ChosenRange,
} from '#shop/reports/range.ts'

/** The range that an address asks for. It is said in the address, so that a link shows the same to a colleague. */
export function readRange(query: URLSearchParams, today: string): ChosenRange {
  const choices = { range: rangeNames, compare: comparisons }
  return chooseRange(readListAddress(query, { choices, days: ['from', 'to'] }), today)
}

/** A page with this range, without what need not be said. */
export function rangeAddress(path: string, { range, compare, from, to }: AskedRange): string {
  return listAddress(path, {
    range: range === usualRange ? undefined : range,
    from,
    to,
    compare: compare === 'before' ? undefined : compare,
  })
}
