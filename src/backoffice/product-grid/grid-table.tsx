import { useEffect, useRef } from 'react'
import { m } from '#paraglide/messages.js'
import { ShopLink } from '#pages/shop-link.tsx'
import type { DeskVariant } from '#shop/catalog/desk/list-desk-variants.ts'
import { productPath } from '../product-details/product-paths.ts'
import { GridCell, type Grid } from './grid-cell.tsx'
import { gridColumns } from './grid-cells.ts'
import { columnTexts, detailsOf, nameOf } from './grid-words.ts'

/** Its cells follow: the browser takes them for cells of a grid. */
const roleOfGrid = { role: 'grid', 'aria-multiselectable': true } as const

interface GridTableProps {
  variants: readonly DeskVariant[]
  grid: Grid
}

/** One stop of the Tab key; keys go from cell to cell (WAI-ARIA, pattern of a grid). */
export function GridTable({ variants, grid }: GridTableProps) {
  const table = useRef<HTMLTableElement>(null)
  const { selection, editing, onKeyDown, onCopy, onPaste } = grid
  const { row, column } = selection.focus
  const isEditing = editing !== undefined
  const wasEditing = useRef(false)
  useEffect(() => {
    // A field that is gone leaves the focus to nobody.
    const isLeft = wasEditing.current && document.activeElement === document.body
    wasEditing.current = isEditing
    if (!table.current || (!isLeft && !table.current.contains(document.activeElement))) return
    const cell = table.current.querySelector<HTMLElement>(`[data-cell="${row}.${column}"]`)
    const target = isEditing ? cell?.querySelector('input') : cell
    if (target !== document.activeElement) target?.focus()
  }, [row, column, isEditing])
  return (
    <div className="relative -mt-3">
      <table
        ref={table}
        {...roleOfGrid}
        {...{ onKeyDown, onCopy, onPaste }}
        aria-label={m.grid_title()}
        className="w-full border-collapse"
      >
        <thead>
          <tr className="text-left text-sm text-ink-soft">
            <th scope="col" className={`${headingClass} pr-3`}>
              {m.count_variant()}
            </th>
            {gridColumns.map((name) => (
              <th key={name} scope="col" className={`${headingClass} px-2 text-right`}>
                {columnTexts[name]()}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {variants.map((variant, index) => (
            <GridRow
              key={variant.id}
              {...{ variant, index, grid }}
              isFirst={isFirstOf(variants, index)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Stays in sight: without it nobody tells prices from pieces. Nothing around it may scroll by itself. */
const headingClass =
  'sticky top-0 z-10 bg-paper py-2 font-medium shadow-[inset_0_-1px_0_var(--color-line)]'

const isFirstOf = (variants: readonly DeskVariant[], index: number): boolean =>
  variants[index - 1]?.productId !== variants[index]?.productId

interface GridRowProps {
  variant: DeskVariant
  index: number
  grid: Grid
  /** Of its product. */
  isFirst: boolean
}

const GridRow = ({ variant, index, grid, isFirst }: GridRowProps) => (
  <tr className={isFirst ? 'border-t border-control-line' : ''}>
    <th scope="row" className="min-w-20 py-1.5 pr-2 text-left font-normal [overflow-wrap:anywhere]">
      {isFirst && (
        <ShopLink
          to={productPath(variant.productId)}
          className="block font-semibold hover:text-brand"
        >
          {nameOf(variant)}
        </ShopLink>
      )}
      <span className="block text-sm text-ink-soft">{detailsOf(variant)}</span>
    </th>
    {gridColumns.map((name, at) => (
      <GridCell key={name} {...{ variant, name, grid }} row={index} column={at} />
    ))}
  </tr>
)
