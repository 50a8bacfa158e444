import type { Remark } from '../formats/row.ts'
import type { Column } from '../columns/column.ts'
import type { ImportedOne } from '../import-product.ts'

export interface ImportTotals {
  created: number
  updated: number
  unchanged: number
  failed: number
  /** New or changed by a row of their own. */
  categories: number
  /** Lines with something wrong, those of failed products among them; one with two faults is one. */
  badRows: number
  missingPictures: number
  warnings: number
}

export type ImportEvent =
  | { kind: 'format'; name: string }
  /** With the name of the product, where the row has one and no product is reported with it. */
  | ({ kind: 'bad-row'; name?: string } & Remark)
  | ({ kind: 'warning' | 'missing-picture' | 'change' } & Remark)
  /** The columns of the file, how each is understood, and which of them were of use. */
  | { kind: 'columns'; columns: Column[] }
  | { kind: 'progress'; done: number; of: number; totals: ImportTotals }

export const noTotals: ImportTotals = {
  created: 0,
  updated: 0,
  unchanged: 0,
  failed: 0,
  categories: 0,
  badRows: 0,
  missingPictures: 0,
  warnings: 0,
}

export interface Tally {
  totals: ImportTotals
  badRow: (remark: Remark & { name?: string }) => void
  warning: (remark: Remark) => void
  entry: (imported: ImportedOne) => void
}

/** Counts what becomes of a file, and says it as it happens. */
export function openTally(onEvent: (event: ImportEvent) => void, before: ImportTotals): Tally {
  const totals: ImportTotals = { ...before }
  const badLines = new Set<number>()
  const badRow = (remark: Remark & { name?: string }) => {
    badLines.add(remark.line)
    totals.badRows = before.badRows + badLines.size
    onEvent({ kind: 'bad-row', ...remark })
  }
  const warning = (remark: Remark) => {
    totals.warnings++
    onEvent({ kind: 'warning', ...remark })
  }
  return {
    totals,
    badRow,
    warning,
    entry: ({ outcome, problems, missingPictures, changes, warnings }) => {
      if (outcome !== 'category') totals[outcome]++
      else if (changes.length > 0) totals.categories++
      problems.forEach(badRow)
      for (const remark of missingPictures) {
        totals.missingPictures++
        onEvent({ kind: 'missing-picture', ...remark })
      }
      for (const remark of changes) onEvent({ kind: 'change', ...remark })
      warnings.forEach(warning)
    },
  }
}
