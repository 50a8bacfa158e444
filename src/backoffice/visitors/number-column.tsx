import type { Column } from '#pages/list/data-table.tsx'
import { countText } from '#pages/money/taka.ts'
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
      {countText(row[figure])} <span className="text-sm text-ink-soft @2xl:sr-only">{title()}</span>
    </>
  ),
})
