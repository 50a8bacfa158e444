import { sql, type SQL } from 'drizzle-orm'
import type { SalesFigure, SalesKind } from './contract.ts'
import { figures, measureColumns } from './figures.ts'

interface Part {
  column: string
  sign: '+' | '-'
}

/** The columns of sums that a figure is made of. */
function partsOf(figure: SalesFigure): Part[] {
  const { measure, of, and, less } = figures[figure]
  const counted = (kind: SalesKind | undefined, isOff: boolean) =>
    (kind ? measureColumns[measure] : []).map((name): Part => ({
      column: `${kind}_${name.replace('-', '')}`,
      sign: name.startsWith('-') === isOff ? '+' : '-',
    }))
  return [...counted(of, false), ...counted(and, false), ...counted(less, true)]
}

export const columnsOf = (figure: SalesFigure): string[] =>
  partsOf(figure).map(({ column }) => column)

/** A figure of rows of sums; `read` says how each column is read: summed, or as it stands. */
export const figureSql = (figure: SalesFigure, read: (column: string) => string): SQL =>
  sql.raw(
    partsOf(figure)
      .map(({ column, sign }) => `${sign} ${read(column)}`)
      .join(' '),
  )

/** Of rows that belong together. */
export const summedFigure = (figure: SalesFigure): SQL =>
  figureSql(figure, (column) => `coalesce(sum(${column}), 0)`)
