import type { DayRange } from '#shop/sales/contract.ts'
import { daysOfPeriod } from '#shop/sales/report/days-of-period.ts'
import { isPeriod, type ReportBy } from '#shop/sales/report/report-by.ts'
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

/** The thing itself; of a week or a month its days. Undefined where there is no more to see. */
export function rowHref({ by, row, days, daysHref }: Row): string | undefined {
  if (isPeriod(by)) return by === 'day' ? undefined : daysHref(daysOfPeriod(row.key, by, days))
  const page = pages[by]
  return page && row.name !== null ? `${page}/${row.key}` : undefined
}
