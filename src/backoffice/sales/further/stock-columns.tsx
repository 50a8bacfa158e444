import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import type { Column } from '#pages/list/data-table.tsx'
import { listHref } from '#pages/list/list-query.ts'
import { countText, paisaText } from '#pages/money/taka.ts'
import { ShopLink } from '#pages/shop-link.tsx'
import { addDays } from '#shop/reports/range.ts'
import type { DayRange, StockOfVariant } from '#shop/sales/contract.ts'
import { langOf } from '#ui/text/lang-of.ts'
import { ordersPath } from '../../orders/orders-href.ts'

/** The days in which pieces are counted as sold. */
export const latelyAsOf = (today: string) => ({
  days30: { from: addDays(today, -29), to: today },
  days90: { from: addDays(today, -89), to: today },
})

type Row = StockOfVariant & { id: string }

/** Where rows are cards, what a number is stands before it, each on a line of its own: names that begin with a number would be read as a part of it. */
const named = (title: () => string, value: ReactNode) => (
  <span className="flex items-baseline justify-between gap-4">
    <span className="text-sm text-ink-soft @2xl:sr-only">{title()} </span>
    {value}
  </span>
)

const numbers = (title: () => string, text: (row: Row) => string): Column<Row> => ({
  title,
  isNumber: true,
  isLine: true,
  cell: (row) => named(title, text(row)),
})

/** Leads to the orders that hold the variant. */
const sold = (title: () => string, count: (row: Row) => number, days: DayRange): Column<Row> => ({
  title,
  isNumber: true,
  isLine: true,
  cell: (row) => {
    const text = countText(count(row))
    if (count(row) === 0) return named(title, text)
    return named(
      title,
      <ShopLink
        to={listHref(ordersPath, { q: row.sku, ...days })}
        className="inline-flex min-h-9 items-center @max-2xl:-my-1.5 @2xl:min-h-6 underline-offset-4 hover:text-brand hover:underline"
      >
        {text}
      </ShopLink>,
    )
  },
})

export const columnsOf = ({
  days30,
  days90,
}: ReturnType<typeof latelyAsOf>): readonly Column<Row>[] => [
  {
    title: m.sales_by_variant,
    isMain: true,
    cell: ({ name, nameBn, sku }) => {
      const shown = inLanguage(getLocale(), name, nameBn)
      return (
        <>
          <ShopLink
            to={`/dashboard/products?q=${encodeURIComponent(sku)}`}
            lang={langOf(shown)}
            className="font-semibold [overflow-wrap:anywhere] underline-offset-4 hover:text-brand hover:underline"
          >
            {shown}
          </ShopLink>
          <span className="block text-sm text-ink-soft">{sku}</span>
        </>
      )
    },
  },
  numbers(m.sales_stock_left, ({ stock }) => countText(stock)),
  numbers(m.sales_stock_value, ({ valueInPaisa, isCostKnown }) =>
    isCostKnown ? paisaText(valueInPaisa) : m.sales_stock_no_cost(),
  ),
  sold(m.sales_stock_sold_30, ({ soldIn30Days }) => soldIn30Days, days30),
  sold(m.sales_stock_sold_90, ({ soldIn90Days }) => soldIn90Days, days90),
  numbers(m.sales_stock_cover, ({ coverDays }) =>
    coverDays === null ? '–' : countText(coverDays),
  ),
  numbers(m.sales_stock_out_days, ({ soldOutDays }) => countText(soldOutDays)),
]
