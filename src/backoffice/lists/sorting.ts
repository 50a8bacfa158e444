import type { Sorting } from '#pages/list/data-table.tsx'

/** Two orders of a list by the same column; the first press gives the one with the most or the latest first. */
interface SortPair<Sort extends string> {
  descending: Sort
  /** Where the list knows only the other one: nothing. */
  ascending?: Sort
}

/** What the heading of a column leads to, as the list stands now. */
export function sortingBy<Sort extends string>(
  now: Sort,
  { descending, ascending }: SortPair<Sort>,
  hrefOf: (sort: Sort) => string,
): Sorting {
  if (now === descending) return { to: hrefOf(ascending ?? descending), now: 'descending' as const }
  const isAscending = ascending !== undefined && now === ascending
  return { to: hrefOf(descending), now: isAscending ? 'ascending' : undefined }
}
