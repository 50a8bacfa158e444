import { parse } from 'csv-parse/sync'
import type { Parse } from './split-records.ts'

export function parseCells(delimiter: string): Parse<string[]> {
  return (record) => {
    try {
      const [cells = []] = parse(record, { delimiter, ...oneRecord }) as string[][]
      return { cells: cells.map(withPlainLineEnds) }
    } catch (error) {
      return {
        reason: reasons[(error as { code?: string }).code ?? ''] ?? (error as Error).message,
      }
    }
  }
}

/** Old Macs end a line in a cell with a carriage return alone; so do the sheets of our own reader. */
const withPlainLineEnds = (cell: string): string =>
  cell.includes('\r') ? cell.replaceAll(/\r\n?/g, '\n') : cell

/** Said rather than found out, which would cost more than all the rest. */
const oneRecord = { record_delimiter: ['\r\n', '\n'], relax_column_count: true }

const inQuotes = 'Put the whole cell in quotes, and double the quotes inside it.'
const reasons: Record<string, string> = {
  INVALID_OPENING_QUOTE: `There is a quote inside a cell. ${inQuotes}`,
  CSV_INVALID_CLOSING_QUOTE: `There is text after a closing quote. ${inQuotes}`,
  CSV_QUOTE_NOT_CLOSED: 'A quote is opened and never closed',
}
