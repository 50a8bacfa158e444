import type { Row } from '../formats/row.ts'
import type { CsvFile } from './open-csv.ts'

/** Tells which columns of a file were of use: a format asks for those that it knows. */
export function watchColumns({ headings }: Pick<CsvFile, 'headings'>) {
  const asked = new Set<string>()
  const onAsked = (heading: string) => void asked.add(heading)
  return {
    watched: (row: Row): Row => ({ ...row, onAsked }),
    list: () =>
      headings
        .filter((heading) => heading !== '')
        .map((heading) => ({ heading, isRead: asked.has(heading) })),
  }
}
