import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { countText } from '#pages/money/taka.ts'
import type { DeskVariant } from '#shop/catalog/desk/list-desk-variants.ts'
import { variantWords } from '#shop/catalog/options/variant-words.ts'
import type { GridLine } from './grid-action.ts'
import type { CellProblem, GridColumn, Typed, WrongCell } from './grid-cells.ts'

export const columnTexts: Record<GridColumn, () => string> = {
  price: m.products_price,
  discount: m.products_discount,
  stock: m.products_stock,
}

export const problemTexts: Record<CellProblem, () => string> = {
  'price-wrong': m.grid_price_wrong,
  'discount-wrong': m.grid_discount_wrong,
  'stock-wrong': m.grid_stock_wrong,
}

export const nameOf = ({ name, nameBn }: DeskVariant): string =>
  inLanguage(getLocale(), name, nameBn)

export const detailsOf = (variant: DeskVariant): string =>
  [...variantWords(variant, getLocale()), variant.sku].join(' · ')

export const cellLabel = (variant: DeskVariant, column: GridColumn): string =>
  `${columnTexts[column]()}: ${nameOf(variant)}, ${detailsOf(variant)}`

export const wrongCellText = ({ variant, column, problem }: WrongCell): string =>
  `${cellLabel(variant, column)}: ${problemTexts[problem]()}`

const storedTexts: Record<GridColumn, (variant: DeskVariant) => string> = {
  price: ({ priceInPaisa }) => countText(priceInPaisa / 100),
  discount: ({ discountPriceInPaisa: paisa }) => (paisa === null ? '' : countText(paisa / 100)),
  stock: ({ stock }) => countText(stock),
}

/** As it was typed, else as the language of the page writes numbers. */
export const cellText = (variant: DeskVariant, column: GridColumn, typed: Typed): string =>
  typed[variant.id]?.[column] ?? storedTexts[column](variant)

const refusals: Record<string, () => string> = {
  'changed-meanwhile': m.grid_line_meanwhile,
  'unknown-product': m.bulk_not_found,
  'unknown-variant': m.bulk_not_found,
  'price-too-low': m.grid_discount_wrong,
  'not-enough': m.products_not_enough,
}

export const refusalText = ({ outcome }: GridLine): string =>
  (refusals[outcome] ?? m.products_not_possible)()

/** How much of it was saved, in one line. */
export function resultText(lines: readonly GridLine[], refused: number): string {
  const count = (wanted: string) => lines.filter(({ outcome }) => outcome === wanted).length
  const parts = [
    { n: count('amended'), say: m.grid_saved_prices },
    { n: count('adjusted'), say: m.grid_saved_stock },
    { n: refused, say: m.grid_not_saved },
  ]
  return parts
    .filter(({ n }) => n > 0)
    .map(({ n, say }) => say({ n: countText(n) }))
    .join(' · ')
}
