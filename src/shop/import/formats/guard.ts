import type { Row } from './row.ts'

/**
 * A spreadsheet runs a cell that begins like a formula. An apostrophe in front makes it text; it is put there when a file
 * is written, and taken away when one of ours (or WooCommerce's, which does the same) is read.
 */
const likeFormula = /^'*[=+\-@\t\r]/

export function withGuard(cell: string): string {
  return likeFormula.test(cell) ? `'${cell}` : cell
}

export function withoutGuard(cell: string): string {
  return cell.startsWith("'") && likeFormula.test(cell) ? cell.slice(1) : cell
}

export function unguarded({ line, cells }: Row): Row {
  return {
    line,
    cells: new Map([...cells].map(([heading, cell]) => [heading, withoutGuard(cell)])),
  }
}
