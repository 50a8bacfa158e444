import { readAmount, readEnd, readMoment, readWhole } from './amounts.ts'

/** One row of a file: what stands under each heading, and where. */
export interface Row {
  line: number
  cells: ReadonlyMap<string, string>
  /** Told of each heading that somebody looks for. */
  onAsked?: (heading: string) => void
}

/** Versions and people write headings differently: Variant SKU, variant_sku and VARIANT-SKU are one. */
export function headingKey(heading: string): string {
  return heading
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

/** What stands under the first of these headings that has something. */
export function cellOf({ cells, onAsked }: Row, ...headings: string[]): string {
  if (onAsked) headings.forEach(onAsked)
  for (const heading of headings) {
    const cell = cells.get(heading)?.trim()
    if (cell) return cell
  }
  return ''
}

export interface Remark {
  /** Number of the row in the sheet: the headings are row 1. */
  line: number
  reason: string
}

/** Reads values of a row, and keeps what could not be read as sentences about it. */
export interface RowReader {
  line: number
  /** Whether the file has a column of this heading at all. */
  has: (heading: string) => boolean
  text: (...headings: string[]) => string
  /** Paisa. Undefined where the cell is empty, or cannot be read. */
  amount: (...headings: string[]) => number | undefined
  whole: (...headings: string[]) => number | undefined
  moment: (...headings: string[]) => Date | undefined
  /** Of something that ends: a day without a time counts to its end. */
  end: (...headings: string[]) => Date | undefined
  refuse: (reason: string) => void
  problems: Remark[]
}

export function openRow(row: Row): RowReader {
  const problems: Remark[] = []
  const refuse = (reason: string) => {
    problems.push({ line: row.line, reason })
  }
  const read =
    <Value>(parse: (text: string) => Value | undefined, kind: string) =>
    (...headings: string[]): Value | undefined => {
      const text = cellOf(row, ...headings)
      if (text === '') return undefined
      const value = parse(text)
      if (value === undefined) refuse(`${headings[0]}: ${shortened(text)} is not ${kind}`)
      return value
    }
  return {
    line: row.line,
    has: (heading) => row.cells.has(heading),
    text: (...headings) => cellOf(row, ...headings),
    amount: read(readAmount, 'an amount of money such as 1250 or 99.50'),
    whole: read(readWhole, 'a whole number'),
    moment: read(readMoment, 'a time such as 2026-11-30 18:00'),
    end: read(readEnd, 'a time such as 2026-11-30 18:00'),
    refuse,
    problems,
  }
}

function shortened(text: string): string {
  return JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text)
}
