import { m } from '#paraglide/messages.js'
import { DataTable, type Column } from '#pages/list/data-table.tsx'
import { ShopLink } from '#pages/shop-link.tsx'
import type { SalesFigure } from '#shop/sales/contract.ts'
import { isCount } from '#shop/sales/figures.ts'
import type { CellEntry } from '#shop/sales/report/sales-cell.ts'
import { amountText } from '#ui/chart/amount.ts'
import { formatDay } from '#ui/text/moment.tsx'
import { figureNames, kindNames } from '../sales-words.ts'

/** What each order adds to a figure. */
export const EntryTable = ({
  figure,
  rows,
}: {
  figure: SalesFigure
  rows: readonly CellEntry[]
}) => <DataTable label={m.sales_orders_title()} columns={columnsOf(figure)} rows={rows} />

const columnsOf = (figure: SalesFigure): Column<CellEntry>[] => [
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
  {
    title: figureNames[figure],
    isNumber: true,
    cell: ({ amount }) => amountText(isCount(figure) ? 'count' : 'paisa', amount),
  },
]
