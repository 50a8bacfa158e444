import { m } from '#paraglide/messages.js'
import { DataTable } from '#pages/list/data-table.tsx'
import type { SalesFigure } from '#shop/sales/contract.ts'
import { isCount } from '#shop/sales/figures.ts'
import type { CellEntry } from '#shop/sales/report/sales-cell.ts'
import { amountText } from '#ui/chart/amount.ts'
import { figureNames } from '../sales-words.ts'
import { entryColumns } from './entry-cells.tsx'

interface EntryTableProps {
  figure: SalesFigure
  rows: readonly CellEntry[]
}

/** What each order adds to a figure. */
export const EntryTable = ({ figure, rows }: EntryTableProps) => (
  <DataTable
    label={m.sales_orders_title()}
    columns={[
      ...entryColumns,
      {
        title: figureNames[figure],
        isNumber: true,
        cell: ({ amount }: CellEntry) => amountText(isCount(figure) ? 'count' : 'paisa', amount),
      },
    ]}
    rows={rows}
  />
)
