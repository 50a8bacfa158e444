import type { CsvFile } from './open-csv.ts'

/**
 * Whether a row with line breaks in its cells may be several rows: where two rows each miss a quote, the text from one to the other
 * is a single cell. A description with as many separators in a line looks the same, so this is only a doubt.
 */
export function spansRows(
  cells: readonly string[],
  { columns, delimiter }: Pick<CsvFile, 'columns' | 'delimiter'>,
): boolean {
  // A single comma in a line says nothing.
  if (columns.length < 3) return false
  const isRow = (count: number) => count === columns.length
  return cells.some((cell, index) => {
    if (!cell.includes('\n')) return false
    const [first = 0, ...others] = cell.split('\n').map((line) => line.split(delimiter).length)
    return (first > 1 && isRow(index + first)) || others.slice(0, -1).some(isRow)
  })
}
