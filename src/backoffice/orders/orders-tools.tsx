import { m } from '#paraglide/messages.js'
import type { AnsweredForm } from '#pages/form/form-action.ts'
import type { FormResult } from '#pages/form/form-result.ts'
import type { ListColumn } from '#shop/saved-views/columns.ts'
import { ColumnChooser } from '../lists/columns/column-chooser.tsx'
import { FilterChips, type Chip } from '../lists/filter-chips.tsx'
import { ListToolbar } from '../lists/toolbar/list-tool.tsx'
import { ViewMenu } from '../lists/views/view-menu.tsx'
import type { ShownView } from '../lists/views/view-query.ts'
import { columnNames } from './column-names.ts'
import type { Exported } from '../exports/export-actions.ts'
import { ExportForm } from '../exports/export-form.tsx'
import { orderColumns } from './export/export-columns.ts'
import { OrderSearch } from './order-search.tsx'
import { ordersAddress, tabAddress, type OrdersAddress } from './orders-address.ts'

interface OrdersToolsProps {
  address: OrdersAddress
  districts: readonly { value: string; text: string }[]
  tags: readonly string[]
  views: readonly ShownView[]
  shown: readonly ListColumn<'orders'>[]
  chips: readonly Chip[]
  orders: readonly unknown[]
  mayExport: boolean
  /** What one of the page's forms was answered. */
  answered: FormResult | undefined
}

/** One line above the list: what it is searched for, narrowed to, saved as and shows; below, what it is narrowed by. */
export function OrdersTools({
  address,
  districts,
  tags,
  views,
  shown,
  chips,
  orders,
  mayExport,
  answered,
}: OrdersToolsProps) {
  const ofExport = answered?.form?.startsWith('export-') ? answered : undefined
  return (
    <>
      <ListToolbar>
        <OrderSearch
          address={address}
          districts={districts}
          tags={tags}
          filters={chips.length - (address.q === '' ? 0 : 1)}
        />
        <ViewMenu
          views={views}
          chosen={address.view}
          now={ordersAddress(address)}
          answered={answered}
        />
        <ColumnChooser list="orders" names={columnNames} shown={shown} />
        {/* There is nothing to export of an empty list. */}
        {mayExport && orders.length > 0 && (
          <ExportForm
            {...orderColumns}
            hint={m.export_hint()}
            answered={ofExport as AnsweredForm<Exported> | undefined}
          />
        )}
      </ListToolbar>
      <FilterChips chips={chips} clear={tabAddress(address)} />
    </>
  )
}
