import { m } from '#paraglide/messages.js'
import { DataTable, type Column } from '#pages/list/data-table.tsx'
import { countText, paisaText } from '#pages/money/taka.ts'
import type { CohortEntry } from '#shop/sales/contract.ts'
import { entryColumns } from './entry-cells.tsx'

interface CohortEntryTableProps {
  rows: readonly CohortEntry[]
  /** In several months the same customer bought several times. */
  isOfMonth: boolean
}

/** What each order adds to a cell of customers by month. */
export const CohortEntryTable = ({ rows, isOfMonth }: CohortEntryTableProps) => (
  <DataTable
    label={m.sales_orders_title()}
    columns={[...entryColumns, ...(isOfMonth ? [customerColumn] : []), ...amountColumns]}
    rows={rows}
  />
)

/** Where rows are cards, what a number is stands beside it. */
const numberColumn = (
  title: () => string,
  text: (row: CohortEntry) => string,
): Column<CohortEntry> => ({
  title,
  isNumber: true,
  cell: (row) => (
    <>
      {text(row)} <span className="text-sm text-ink-soft @2xl:sr-only">{title()}</span>
    </>
  ),
})

const customerColumn = numberColumn(m.sales_cohort_bought, ({ customers }) => countText(customers))

const amountColumns = [
  numberColumn(m.sales_figure_orders, ({ orders }) => countText(orders)),
  numberColumn(m.sales_figure_delivered, ({ netInPaisa }) => paisaText(netInPaisa)),
]
