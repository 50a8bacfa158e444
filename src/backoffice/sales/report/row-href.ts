import { listHref } from '#pages/list/list-query.ts'
import type { DayRange } from '#shop/sales/contract.ts'
import { daysOfPeriod } from '#shop/sales/report/days-of-period.ts'
import { isInOwnOrder, isPeriod, type ReportBy } from '#shop/sales/report/report-by.ts'
import { ordersPath } from '../../orders/orders-href.ts'
import type { NamedKey } from './row-name.ts'

interface Row {
  by: ReportBy
  row: NamedKey
  days: DayRange
  daysHref: (days: DayRange) => string
}

const pages: Partial<Record<ReportBy, string>> = {
  product: '/dashboard/products',
  category: '/dashboard/categories',
  coupon: '/dashboard/coupons',
  staff: '/dashboard/users',
}

/**
 * The thing itself; of a week or a month its days, of an hour or a weekday the orders that were placed then. Undefined where there is no more
 * to see.
 */
export function rowHref({ by, row, days, daysHref }: Row): string | undefined {
  if (isPeriod(by)) return by === 'day' ? undefined : daysHref(daysOfPeriod(row.key, by, days))
  if (isInOwnOrder(by)) return listHref(ordersPath, { [by]: row.key, ...days })
  const page = pages[by]
  return page && row.name !== null ? `${page}/${row.key}` : undefined
}
