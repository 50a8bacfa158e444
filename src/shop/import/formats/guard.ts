import type { Row } from './row.ts'

/**
 * A spreadsheet runs a cell that begins like a formula. An apostrophe in front makes it text; it is put there when a file
 * is written, and taken away when one of ours is read. Where semicolons separate, a cell of ours falls apart at its
 * semicolons and lines, so each part of it is guarded. The full-width signs are those of East Asian keyboards.
 */
const partLikeFormula = /(?<=^|[;\t\r\n])(?='*[=+\-@＝＋－＠])|^(?='*[\t\r\n])/g
const guardedPart = /(?<=^|[;\t\r\n])'(?='*[=+\-@＝＋－＠])|^'(?='*[\t\r\n])/g

export function withGuard(cell: string): string {
  return cell.replaceAll(partLikeFormula, "'")
}

export function withoutGuard(cell: string): string {
  return cell.replaceAll(guardedPart, '')
}

export const unguarded = withEachCell(withoutGuard)

/** WooCommerce guards the beginning of a cell, and nothing else. */
const guardedByWooCommerce = /^'(?=[=+\-@\t\r])/

export const unguardedWooCommerce = withEachCell((cell) => cell.replace(guardedByWooCommerce, ''))

function withEachCell(change: (cell: string) => string) {
  return (row: Row): Row => ({
    ...row,
    cells: new Map([...row.cells].map(([heading, cell]) => [heading, change(cell)])),
  })
}
