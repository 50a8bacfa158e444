import type { Row } from '../formats/row.ts'
import type { CsvFile } from '../csv/open-csv.ts'
import type { Column } from './column.ts'

/** Tells which columns of a file were of use: a format asks for those that it knows. */
export function watchColumns({ columns }: Pick<CsvFile, 'columns'>) {
  const asked = new Set<string>()
  const onAsked = (heading: string) => void asked.add(heading)
  return {
    watched: (row: Row): Row => ({ ...row, onAsked }),
    list: (): Column[] =>
      columns
        .filter(({ heading }) => heading !== '')
        .map((column) => ({ ...column, isRead: column.as !== '' && asked.has(column.as) })),
  }
}
