import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import type { OrderSource } from '#shop/orders/order.ts'
import type { DayRange } from '#shop/sales/contract.ts'
import { daysOfPeriod } from '#shop/sales/report/days-of-period.ts'
import { isPeriod, type ReportBy } from '#shop/sales/report/report-by.ts'
import { formatDay } from '#ui/text/moment.tsx'
import { sourceNames } from '../../orders/order-words.ts'
import { daysText, hourText, monthText, weekdayText } from '../../ranges/range-words.ts'

export interface NamedKey {
  key: string
  name: string | null
  nameBn: string | null
}

const isId = (key: string) => /^[0-9a-f-]{36}$/.test(key)

const customerNames: Partial<Record<string, () => string>> = {
  new: m.sales_new,
  returning: m.sales_returning,
}

/** Those that are called otherwise than by their own name. */
const names: Partial<Record<ReportBy, (row: NamedKey) => string>> = {
  hour: ({ key }) => hourText(Number(key)),
  // 7 is Sunday, with which weeks begin here.
  weekday: ({ key }) => weekdayText(Number(key) % 7, 'long'),
  source: ({ key }) => sourceNames[key as OrderSource]?.() ?? key,
  customer: ({ key }) => customerNames[key]?.() ?? m.sales_untold(),
  staff: ({ key, name }) => name ?? doerName(key),
}

/** What a row of a report is called, in the language of the page. */
export function rowName(by: ReportBy, row: NamedKey, days: DayRange): string {
  const { key, name, nameBn } = row
  if (isPeriod(by)) return periodName(by, key, days)
  const own = names[by]
  if (own) return own(row)
  // An order that is handed over in the shop goes to no district.
  if (key === '') return m.orders_pickup()
  return name === null && isId(key) ? m.sales_gone() : inLanguage(getLocale(), name ?? key, nameBn)
}

function doerName(key: string): string {
  if (key === 'shopper') return m.sales_shopper()
  if (key === 'shop') return m.sales_shop()
  return isId(key) ? m.sales_gone() : m.sales_script({ name: key })
}

function periodName(by: ReportBy, key: string, days: DayRange): string {
  if (by === 'day') return formatDay(key)
  if (by === 'month') return monthText(key)
  const { from, to } = daysOfPeriod(key, by === 'week' ? 'week' : 'quarter', days)
  return by === 'week'
    ? daysText({ from, to })
    : m.sales_quarter({ from: monthText(from), to: monthText(to) })
}
