import type { Column } from '#pages/list/data-table.tsx'
import { amountText } from '#ui/chart/amount.ts'
import type { VisitFigures } from '#shop/reports/visits/visit-figures.ts'

/** A figure at the right. Where rows are cards, what it is stands beside it. */
export const numberColumn = <Row extends VisitFigures>(
  title: () => string,
  figure: keyof VisitFigures,
  isMinor = false,
): Column<Row> => ({
  title,
  isNumber: true,
  isMinor,
  cell: (row) => (
    <>
      {amountText('count', row[figure])}{' '}
      <span className="text-sm text-ink-soft @2xl:sr-only">{title()}</span>
    </>
  ),
})
