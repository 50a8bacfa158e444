import type { Row } from '../formats/row.ts'
import type { CsvFile } from '../csv/open-csv.ts'
import type { Column } from './column.ts'

const longestSample = 60

/** Tells which columns of a file were of use: a format asks for those that it knows. */
export function watchColumns({ columns }: Pick<CsvFile, 'columns'>) {
  const asked = new Set<string>()
  const onAsked = (heading: string) => void asked.add(heading)
  const samples = new Map<string, string>()
  const see = ({ cells }: Row) => {
    if (samples.size === columns.length) return
    for (const [heading, cell] of cells)
      if (cell.trim() !== '' && !samples.has(heading)) samples.set(heading, shorten(cell.trim()))
  }
  return {
    watched: (row: Row): Row => {
      see(row)
      return { ...row, onAsked }
    },
    list: (): Column[] =>
      columns
        .filter(({ heading }) => heading !== '')
        .map(({ heading, as }) => ({
          heading,
          as,
          isRead: as !== '' && asked.has(as),
          sample: samples.get(as),
        })),
  }
}

const shorten = (cell: string) =>
  cell.length > longestSample ? `${cell.slice(0, longestSample - 1)}…` : cell
