import { latinDigits } from '#platform/phone.ts'
import { paisaFromTyped, typedFromPaisa } from '#platform/typed-taka.ts'
import type { DeskVariant } from '#shop/catalog/desk/list-desk-variants.ts'
import type { GridChange } from './grid-changes.ts'

/** What stands in the cells of the grid, and what of it is changed. */

export const gridColumns = ['price', 'discount', 'stock'] as const
export type GridColumn = (typeof gridColumns)[number]

/** By the id of the variant. Typed as it is stored, a cell is not changed. */
export type Typed = Readonly<Record<string, Partial<Record<GridColumn, string>>>>

export interface Cell {
  row: number
  column: number
}

/** Where somebody began to select, and where they are. */
export interface Selection {
  anchor: Cell
  focus: Cell
}

export type CellProblem = 'price-wrong' | 'discount-wrong' | 'stock-wrong'

const stored: Record<GridColumn, (variant: DeskVariant) => string> = {
  price: ({ priceInPaisa }) => typedFromPaisa(priceInPaisa),
  discount: ({ discountPriceInPaisa: paisa }) => (paisa === null ? '' : typedFromPaisa(paisa)),
  stock: ({ stock }) => String(stock),
}

export const textIn = (variant: DeskVariant, column: GridColumn, typed: Typed): string =>
  typed[variant.id]?.[column] ?? stored[column](variant)

export function isCellChanged(variant: DeskVariant, column: GridColumn, typed: Typed): boolean {
  const text = typed[variant.id]?.[column]
  return text !== undefined && meaning[column](text) !== meaning[column](stored[column](variant))
}

const piecesFromTyped = (text: string): number | undefined => {
  const digits = latinDigits(text).replaceAll(/[\s,]/g, '')
  return /^\d{1,7}$/.test(digits) ? Number(digits) : undefined
}

/** ৳1,250 and 1250.00 are the same. Undefined where it is no number. */
const meaning: Record<GridColumn, (text: string) => number | null | undefined> = {
  price: (text) => paisaFromTyped(text) || undefined,
  discount: (text) => (text.trim() === '' ? null : paisaFromTyped(text) || undefined),
  stock: piecesFromTyped,
}

export function problemIn(
  variant: DeskVariant,
  column: GridColumn,
  typed: Typed,
): CellProblem | undefined {
  const value = meaning[column](textIn(variant, column, typed))
  if (value === undefined) return `${column}-wrong`
  if (column !== 'discount' || value === null) return undefined
  const price = meaning.price(textIn(variant, 'price', typed)) ?? Infinity
  return value >= price ? 'discount-wrong' : undefined
}

export interface WrongCell {
  variant: DeskVariant
  column: GridColumn
  problem: CellProblem
}

export function firstWrongCell(
  variants: readonly DeskVariant[],
  typed: Typed,
): WrongCell | undefined {
  for (const variant of variants) {
    if (typed[variant.id] === undefined) continue
    for (const column of gridColumns) {
      const problem = problemIn(variant, column, typed)
      if (problem) return { variant, column, problem }
    }
  }
  return undefined
}

export const countChanged = (variants: readonly DeskVariant[], typed: Typed): number =>
  variants.reduce(
    (sum, variant) =>
      sum + gridColumns.filter((column) => isCellChanged(variant, column, typed)).length,
    0,
  )

export const withCell = (
  typed: Typed,
  { id }: DeskVariant,
  column: GridColumn,
  text: string,
): Typed => ({ ...typed, [id]: { ...typed[id], [column]: text } })

/** What is sent: prices as they shall be, of stock the difference, for shoppers buy meanwhile. */
export function changesOf(variants: readonly DeskVariant[], typed: Typed): GridChange[] {
  return variants.flatMap((variant) => {
    const is = (column: GridColumn) => isCellChanged(variant, column, typed)
    const value = (column: GridColumn) => meaning[column](textIn(variant, column, typed)) ?? null
    const isPriced = is('price') || is('discount')
    if (!isPriced && !is('stock')) return []
    const { id: variantId, productId, version, stock } = variant
    const prices = {
      priceInPaisa: value('price') ?? variant.priceInPaisa,
      discountPriceInPaisa: value('discount'),
    }
    return [
      {
        variantId,
        productId,
        version,
        ...(isPriced && { prices }),
        ...(is('stock') && { pieces: (value('stock') ?? stock) - stock }),
      },
    ]
  })
}

export const boundsOf = ({ anchor, focus }: Selection) => ({
  top: Math.min(anchor.row, focus.row),
  bottom: Math.max(anchor.row, focus.row),
  left: Math.min(anchor.column, focus.column),
  right: Math.max(anchor.column, focus.column),
})

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)

/** As spreadsheets write a block. */
export function copied(
  variants: readonly DeskVariant[],
  typed: Typed,
  selection: Selection,
): string {
  const { top, bottom, left, right } = boundsOf(selection)
  return variants
    .slice(top, bottom + 1)
    .map((variant) =>
      gridColumns
        .slice(left, right + 1)
        .map((column) => textIn(variant, column, typed))
        .join('\t'),
    )
    .join('\n')
}

/** One cell fills all that is selected; a block is put down from its first cell on, and what hangs over is left out. */
export function pasted(
  variants: readonly DeskVariant[],
  typed: Typed,
  { selection, text }: { selection: Selection; text: string },
): Typed {
  const block = blockIn(text)
  const { top, bottom, left, right } = boundsOf(selection)
  const width = Math.max(...block.map((line) => line.length))
  const isOne = block.length === 1 && width === 1
  const rows = range(top, isOne ? bottom : top + block.length - 1)
  const columns = range(left, isOne ? right : left + width - 1)
  const cellFor = (row: number, at: number) =>
    isOne ? block[0]?.[0] : block[row - top]?.[at - left]
  return rows
    .flatMap((row) => columns.map((at) => ({ row, at })))
    .reduce((next, { row, at }) => {
      const [variant, column, cell] = [variants[row], gridColumns[at], cellFor(row, at)]
      return variant && column && cell !== undefined
        ? withCell(next, variant, column, cell.trim())
        : next
    }, typed)
}

const blockIn = (text: string): string[][] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'))

/** What was saved is no longer typed; what was refused stays. */
export const withoutSaved = (
  typed: Typed,
  saved: readonly { variantId: string; columns: readonly GridColumn[] }[],
): Typed =>
  Object.fromEntries(
    Object.entries(typed).map(([id, cells]) => {
      const gone = saved.flatMap(({ variantId, columns }) => (variantId === id ? columns : []))
      const left = Object.entries(cells).filter(([column]) => !gone.includes(column as GridColumn))
      return [id, Object.fromEntries(left)]
    }),
  )
