import { listHref } from '#pages/list/list-query.ts'
import type { Days } from '#shop/reports/range.ts'
import type { NamedDimension, VisitBy } from '#shop/reports/visits/visit-figures.ts'

export const visitorsPath = '/dashboard/visitors'
export const recordsPath = `${visitorsPath}/records`

/** What the pages of visits show beside the overview, by the last part of their addresses. */
export const visitViews = {
  pages: ['page', 'product', 'entry'],
  searches: ['search-nothing', 'search-found'],
  sources: ['source', 'campaign', 'referrer'],
  devices: ['device', 'browser', 'language', 'district'],
} as const satisfies Record<string, readonly NamedDimension[]>

export type VisitView = keyof typeof visitViews

export const readView = (typed: string | undefined): VisitView | undefined =>
  (Object.keys(visitViews) as VisitView[]).find((view) => view === typed)

/** Without a view: the overview. */
export const viewPath = (view?: VisitView): string =>
  view ? `${visitorsPath}/${view}` : visitorsPath

/** A file of what a table shows, and of the rows that it has no room for. */
export const csvHref = (by: VisitBy, { from, to }: Days): string =>
  listHref('/api/reports/visits', { by, from, to, format: 'csv' })
