import type { MouseEvent } from 'react'
import { m } from '#paraglide/messages.js'
import type { DeskVariant } from '#shop/catalog/desk/list-desk-variants.ts'
import {
  boundsOf,
  isCellChanged,
  problemIn,
  type GridColumn,
  type Selection,
} from './grid-cells.ts'
import { cellLabel, cellText, problemTexts } from './grid-words.ts'
import type { useGrid } from './use-grid.ts'

export type Grid = ReturnType<typeof useGrid>

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

export function GridCell({ variant, name, grid, row, column }: GridCellProps) {
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
      onMouseEnter={() => dragOver({ grid, row, column })}
      onMouseUp={() => grid.drag.current?.isSecondPress && grid.edit()}
      className={`tabular min-w-16 cursor-cell scroll-mt-14 border border-line px-1.5 text-right select-none max-sm:text-sm max-sm:[overflow-wrap:anywhere] sm:min-w-24 sm:px-2 aria-invalid:text-cut aria-invalid:outline-2 aria-invalid:-outline-offset-2 aria-invalid:outline-cut aria-selected:bg-brand-wash ${look}`}
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

/** The second press upon a cell begins to type: a phone has no key for it. One that is dragged selects. */
function press(event: MouseEvent<HTMLElement>, { grid, row, column, isActive }: Pressed) {
  const hasFocus = event.currentTarget === document.activeElement
  event.currentTarget.focus()
  event.preventDefault()
  grid.go({ row, column }, event.shiftKey)
  grid.drag.current =
    event.button === 0 ? { isSecondPress: isActive && hasFocus && !event.shiftKey } : undefined
}

function dragOver({ grid, row, column }: Omit<Pressed, 'isActive'>) {
  if (!grid.drag.current) return
  grid.drag.current.isSecondPress = false
  grid.go({ row, column }, true)
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
