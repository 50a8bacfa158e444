import { m } from '#paraglide/messages.js'
import type { FormResult } from '#pages/form/form-result.ts'
import type { ListColumn } from '#shop/saved-views/columns.ts'
import { filtersAmong } from '../lists/filter-chips.tsx'
import { ListTools } from '../lists/toolbar/list-tools.tsx'
import type { ShownView } from '../lists/views/view-query.ts'
import { columnNames } from './column-names.ts'
import { orderColumns } from './export/export-columns.ts'
import { orderChips } from './order-chips.ts'
import { OrderSearch } from './order-search.tsx'
import { ordersHref, tabHref, type OrdersQuery } from './orders-href.ts'

interface OrdersToolsProps {
  query: OrdersQuery
  districts: readonly { value: string; text: string }[]
  zones: readonly { value: string; text: string }[]
  tags: readonly string[]
  coupons: readonly { value: string; text: string }[]
  views: readonly ShownView[]
  shown: readonly ListColumn<'orders'>[]
  orders: readonly unknown[]
  mayExport: boolean
  /** What one of the page's forms was answered. */
  answered: FormResult | undefined
}

export function OrdersTools(props: OrdersToolsProps) {
  const { query, districts, zones, tags, coupons, views, shown, orders, mayExport, answered } =
    props
  const chips = orderChips(query, { districts, zones, coupons })
  return (
    <ListTools
      list="orders"
      {...{ query, views, shown, answered }}
      now={ordersHref(query)}
      cleared={tabHref(query)}
      search={
        <OrderSearch
          {...{ query, districts, zones, tags, coupons }}
          filters={filtersAmong(chips, query)}
        />
      }
      chips={chips}
      columns={columnNames}
      // There is nothing to export of an empty list.
      file={mayExport && orders.length > 0 && { ...orderColumns, hint: m.export_hint() }}
    />
  )
}
