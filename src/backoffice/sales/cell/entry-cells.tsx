import { m } from '#paraglide/messages.js'
import type { Column } from '#pages/list/data-table.tsx'
import { ShopLink } from '#pages/shop-link.tsx'
import type { SalesKind } from '#shop/sales/contract.ts'
import { formatDay } from '#ui/text/moment.tsx'
import { kindNames } from '../sales-words.ts'

interface Entry {
  orderId: string | null
  day: string
  kind: SalesKind
}

/** What each row says that stands behind a figure: of which order, when, and what happened. */
export const entryColumns: readonly Column<Entry>[] = [
  {
    title: m.sales_orders_order,
    isMain: true,
    cell: ({ orderId }) =>
      orderId === null ? (
        <span className="text-ink-soft">{m.sales_orders_gone()}</span>
      ) : (
        <ShopLink
          to={`/dashboard/order-details/${orderId}`}
          prefetch="intent"
          className="tabular inline-flex min-h-9 items-center font-semibold underline-offset-4 hover:text-brand hover:underline"
        >
          {orderId}
        </ShopLink>
      ),
  },
  {
    title: m.sales_orders_day,
    cell: ({ day }) => <span className="tabular">{formatDay(day)}</span>,
  },
  { title: m.sales_orders_what, cell: ({ kind }) => kindNames[kind]() },
]
