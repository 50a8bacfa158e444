import type { ListWithViews } from '../lists/list-with-views.ts'
import { readSalesQuery, type SalesQuery } from './read-sales-query.ts'
import { salesHref } from './sales-href.ts'

/** Reports, for their views and columns: a saved view is a saved report. */
export const salesList: ListWithViews<'sales', SalesQuery> = {
  list: 'sales',
  read: readSalesQuery,
  hrefOf: salesHref,
}
