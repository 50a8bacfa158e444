import { m } from '#paraglide/messages.js'
import { DataTable, type Column } from '#pages/list/data-table.tsx'
import { ShopLink } from '#pages/shop-link.tsx'
import type { DayRange, SalesFigure } from '#shop/sales/contract.ts'
import { daysOfPeriod } from '#shop/sales/report/days-of-period.ts'
import {
  isInOwnOrder,
  isOfLines,
  isPeriod,
  isTold,
  type ReportBy,
} from '#shop/sales/report/report-by.ts'
import { langOf } from '#ui/text/lang-of.ts'
import { cellHref } from '../sales-href.ts'
import { byNames, figureNames } from '../sales-words.ts'
import { BesideCell } from './beside-cell.tsx'
import { FigureCell } from './figure-cell.tsx'
import type { ReportRow } from './load-report-page.ts'
import { rowHref } from './row-href.ts'
import { rowName } from './row-name.ts'

interface ReportTableProps {
  by: ReportBy
  days: DayRange
  shown: readonly SalesFigure[]
  rows: readonly ReportRow[]
  /** Nothing while only some rows are looked for. */
  total: ReportRow | undefined
  sort: SalesFigure
  /** The report by another figure, from its first page. */
  sortHref: (figure: SalesFigure) => string
  /** Where a row of days leads to. */
  daysHref: (days: DayRange) => string
}

/** A report: a row for each day, product, district …, a column for each figure. */
export function ReportTable(props: ReportTableProps) {
  const { by, rows, total } = props
  return (
    <DataTable
      label={byNames[by]()}
      columns={columnsOf(props)}
      rows={rows}
      {...(total && { total })}
      isWide
    />
  )
}

function columnsOf(props: ReportTableProps): Column<ReportRow>[] {
  const { by, shown } = props
  const figures = isOfLines(by) ? shown.filter((figure) => figure !== 'delivery') : shown
  return [
    { title: byNames[by], isMain: true, cell: (row) => <RowName row={row} {...props} /> },
    ...figures.flatMap((figure) => [
      figureColumn(figure, props),
      ...(figure === 'delivered' && !isPeriod(by) ? [besideColumn] : []),
    ]),
  ]
}

const isTotal = (row: ReportRow) => row.key === 'total'

const besideColumn: Column<ReportRow> = {
  title: m.sales_beside,
  isNumber: true,
  isMinor: true,
  cell: ({ figures, before }) => <BesideCell now={figures.delivered} before={before} />,
}

function figureColumn(figure: SalesFigure, props: ReportTableProps): Column<ReportRow> {
  const { by, days, sort, sortHref } = props
  const isSorted = !isPeriod(by) && !isInOwnOrder(by)
  return {
    title: figureNames[figure],
    isNumber: true,
    ...(isSorted && {
      sorting: { to: sortHref(figure), now: figure === sort ? ('descending' as const) : undefined },
    }),
    cell: (row) => (
      <FigureCell
        figure={figure}
        amount={isTold(figure, by, row.key) ? row.figures[figure] : undefined}
        to={cellHref({ figure, ...cellOf(row, by, days) })}
      />
    ),
  }
}

/** Which orders a row tells of. */
function cellOf(row: ReportRow, by: ReportBy, days: DayRange) {
  if (isTotal(row)) return days
  return isPeriod(by) ? daysOfPeriod(row.key, by, days) : { by, key: row.key, ...days }
}

function RowName({ row, by, days, daysHref }: { row: ReportRow } & ReportTableProps) {
  if (isTotal(row)) return <strong>{m.sales_total()}</strong>
  const name = rowName(by, row, days)
  const to = rowHref({ by, row, days, daysHref })
  const text = (
    <span
      lang={langOf(name)}
      // Beside many figures a name keeps some room; the table is moved sideways then, and the name stays in sight.
      className="inline-block font-semibold [overflow-wrap:anywhere] @2xl:min-w-44"
    >
      {name}
    </span>
  )
  if (!to) return text
  return (
    <ShopLink
      to={to}
      className="inline-flex min-h-9 items-center underline-offset-4 hover:text-brand hover:underline"
    >
      {text}
    </ShopLink>
  )
}
