import { useEffect, useRef, type MouseEvent } from 'react'
import { m } from '#paraglide/messages.js'
import { ShopLink } from '#pages/shop-link.tsx'
import type { DeskVariant } from '#shop/catalog/desk/list-desk-variants.ts'
import { productPath } from '../product-details/product-paths.ts'
import {
  boundsOf,
  gridColumns,
  isCellChanged,
  problemIn,
  type GridColumn,
  type Selection,
} from './grid-cells.ts'
import { cellLabel, cellText, columnTexts, detailsOf, nameOf, problemTexts } from './grid-words.ts'
import type { useGrid } from './use-grid.ts'

type Grid = ReturnType<typeof useGrid>

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
    <div className="relative -mt-3 overflow-x-auto">
      <table
        ref={table}
        {...roleOfGrid}
        {...{ onKeyDown, onCopy, onPaste }}
        aria-label={m.grid_title()}
        className="w-full border-collapse"
      >
        <thead>
          <tr className="text-left text-sm text-ink-soft">
            <th scope="col" className="py-2 pr-3 font-medium">
              {m.count_variant()}
            </th>
            {gridColumns.map((name) => (
              <th key={name} scope="col" className="px-2 py-2 text-right font-medium">
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
    <th scope="row" className="min-w-28 py-1.5 pr-2 text-left font-normal [overflow-wrap:anywhere]">
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

interface GridCellProps {
  variant: DeskVariant
  name: GridColumn
  grid: Grid
  row: number
  column: number
}

const isWithin = (selection: Selection, { row, column }: { row: number; column: number }) => {
  const { top, bottom, left, right } = boundsOf(selection)
  return row >= top && row <= bottom && column >= left && column <= right
}

function GridCell({ variant, name, grid, row, column }: GridCellProps) {
  const { typed, selection, editing } = grid
  const isActive = selection.focus.row === row && selection.focus.column === column
  const isEdited = isActive && editing !== undefined
  const problem = problemIn(variant, name, typed)
  const isChanged = isCellChanged(variant, name, typed)
  const look = isChanged ? 'border-l-4 border-l-deal font-semibold' : ''
  return (
    <td
      data-cell={`${row}.${column}`}
      tabIndex={isActive && !isEdited ? 0 : -1}
      aria-selected={isWithin(selection, { row, column })}
      {...(problem && { 'aria-invalid': true, title: problemTexts[problem]() })}
      onMouseDown={(event) => !isEdited && press(event, { grid, row, column, isActive })}
      className={`tabular min-w-16 cursor-cell border border-line px-1.5 sm:min-w-24 sm:px-2 text-right select-none aria-invalid:text-cut aria-invalid:outline-2 aria-invalid:-outline-offset-2 aria-invalid:outline-cut aria-selected:bg-brand-wash ${look}`}
    >
      {isEdited ? (
        <CellField grid={grid} label={cellLabel(variant, name)} row={row} column={column} />
      ) : (
        <CellText
          text={cellText(variant, name, typed)}
          said={[isChanged && m.grid_cell_changed(), problem && problemTexts[problem]()]}
        />
      )}
    </td>
  )
}

/** `said`: for those who do not see how it looks. */
const CellText = ({ text, said }: { text: string; said: (string | false | undefined)[] }) => (
  <span className="flex min-h-11 items-center justify-end">
    {text || '–'}
    {said.some(Boolean) && <span className="sr-only">, {said.filter(Boolean).join(', ')}</span>}
  </span>
)

type Pressed = Pick<GridCellProps, 'grid' | 'row' | 'column'> & { isActive: boolean }

/** The second press upon a cell begins to type: a phone has no key for it. */
function press(event: MouseEvent<HTMLElement>, { grid, row, column, isActive }: Pressed) {
  const hasFocus = event.currentTarget === document.activeElement
  event.currentTarget.focus()
  event.preventDefault()
  if (isActive && hasFocus && !event.shiftKey) grid.edit()
  else grid.go({ row, column }, event.shiftKey)
}

interface CellFieldProps extends Pick<GridCellProps, 'grid' | 'row' | 'column'> {
  label: string
}

const CellField = ({ grid, label, row, column }: CellFieldProps) => (
  <input
    aria-label={label}
    value={grid.editing ?? ''}
    onChange={({ target }) => grid.setEditing(target.value)}
    onBlur={() => grid.commit()}
    onKeyDown={(event) => {
      const { key, shiftKey } = event
      if (key === 'Enter') grid.commit({ row: row + (shiftKey ? -1 : 1), column })
      else if (key === 'Tab') grid.commit({ row, column: column + (shiftKey ? -1 : 1) })
      else if (key === 'Escape') grid.cancel()
      else return
      event.preventDefault()
      event.stopPropagation()
    }}
    inputMode="decimal"
    autoComplete="off"
    maxLength={30}
    className="tabular min-h-11 w-16 bg-surface sm:w-24 text-right"
  />
)
