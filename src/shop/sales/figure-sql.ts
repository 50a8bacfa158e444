import { sql, type SQL } from 'drizzle-orm'
import type { SalesFigure, SalesKind } from './contract.ts'
import { figures, measureColumns } from './figures.ts'

/** A figure of rows of sums; `read` says how each column is read: summed, or as it stands. */
export function figureSql(figure: SalesFigure, read: (column: string) => string): SQL {
  const { measure, of, and, less } = figures[figure]
  const counted = (kind: SalesKind | undefined, sign: '+' | '-') =>
    (kind ? measureColumns[measure] : []).map((column) => {
      const isOff = column.startsWith('-')
      const name = `${kind}_${isOff ? column.slice(1) : column}`
      return `${isOff === (sign === '+') ? '-' : '+'} ${read(name)}`
    })
  return sql.raw([...counted(of, '+'), ...counted(and, '+'), ...counted(less, '-')].join(' '))
}

/** Of rows that belong together. */
export const summedFigure = (figure: SalesFigure): SQL =>
  figureSql(figure, (column) => `coalesce(sum(${column}), 0)`)
