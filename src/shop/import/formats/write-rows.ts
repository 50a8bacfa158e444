import { stringify } from 'csv-stringify/sync'
import { withGuard } from './guard.ts'

/** Begins a file: spreadsheets take one without it for one in their own old alphabet, and Bangla is lost. */
export const byteOrderMark = '\uFEFF'

/** Lines of CSV for spreadsheets; a text that they would take for a formula is guarded. */
export const writeRows = (rows: readonly (readonly (string | number | null)[])[]): string =>
  stringify([...rows], {
    record_delimiter: '\r\n',
    quoted_match: /[\r\n]/,
    cast: { string: withGuard },
  })
