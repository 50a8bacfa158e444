import { useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import type { DeskVariant } from '#shop/catalog/desk/list-desk-variants.ts'
import {
  copied,
  gridColumns,
  pasted,
  textIn,
  withCell,
  type Cell,
  type Selection,
  type Typed,
} from './grid-cells.ts'
import { beginWith, redone, undone, written } from './grid-history.ts'
import { useUndoKeys } from './use-undo-keys.ts'

const first: Cell = { row: 0, column: 0 }
const onPage = 10
/** What can begin an amount or a number, in either alphabet. */
const begins = /^[\d০-৯.৳]$/

/** What is typed and not saved. */
function useTyped() {
  const [history, setHistory] = useState(() => beginWith({}))
  useUndoKeys({ undo: () => setHistory(undone), redo: () => setHistory(redone) })
  return {
    typed: history.typed,
    write: (next: Typed) => setHistory((now) => written(now, next)),
    /** Begins anew with what is left to save. */
    begin: (next: Typed) => setHistory(beginWith(next)),
  }
}

/** A press of the pointer upon a cell, as long as it lasts. */
function useDrag() {
  const drag = useRef<{ isSecondPress: boolean }>(undefined)
  useEffect(() => {
    const end = () => (drag.current = undefined)
    addEventListener('mouseup', end)
    return () => removeEventListener('mouseup', end)
  }, [])
  return drag
}

function useSelection(rows: number) {
  const [selection, setSelection] = useState<Selection>({ anchor: first, focus: first })
  const last = { row: rows - 1, column: gridColumns.length - 1 }
  const go = ({ row, column }: Cell, isExtended = false) => {
    const to = {
      row: Math.max(0, Math.min(last.row, row)),
      column: Math.max(0, Math.min(last.column, column)),
    }
    setSelection(({ anchor }) => ({ anchor: isExtended ? anchor : to, focus: to }))
  }
  return { selection, last, go, selectAll: () => setSelection({ anchor: first, focus: last }) }
}

/** What somebody does to the cells: as in a spreadsheet, by keys, pointer and clipboard. */
export function useGrid(variants: readonly DeskVariant[]) {
  const { typed, write, begin } = useTyped()
  const drag = useDrag()
  const { selection, last, go, selectAll } = useSelection(variants.length)
  /** What stands in the field of the cell that is typed into. */
  const [editing, setEditing] = useState<string>()
  const { focus } = selection
  const [variant, column] = [variants[focus.row], gridColumns[focus.column]]
  const edit = (text?: string) => {
    if (!variant || !column) return
    go(focus)
    setEditing(text ?? textIn(variant, column, typed))
  }
  const commit = (to?: Cell) => {
    if (variant && column && editing !== undefined && editing !== textIn(variant, column, typed))
      write(withCell(typed, variant, column, editing))
    setEditing(undefined)
    if (to) go(to)
  }
  const clear = () => write(pasted(variants, typed, { selection, text: '' }))
  const keys = { focus, last, go, edit, clear, selectAll }
  return {
    typed,
    selection,
    editing,
    setEditing,
    commit,
    cancel: () => setEditing(undefined),
    go,
    edit,
    drag,
    begin,
    onKeyDown: (event: KeyboardEvent) => {
      if (editing !== undefined || !press(event, keys)) return
      event.preventDefault()
      event.stopPropagation()
    },
    onCopy: (event: ClipboardEvent) => {
      if (editing !== undefined) return
      event.clipboardData.setData('text/plain', copied(variants, typed, selection))
      event.preventDefault()
    },
    onPaste: (event: ClipboardEvent) => {
      const text = event.clipboardData.getData('text/plain')
      if (editing !== undefined || text === '') return
      event.preventDefault()
      write(pasted(variants, typed, { selection, text }))
    },
  }
}

interface Pressing {
  focus: Cell
  last: Cell
  go: (to: Cell, isExtended?: boolean) => void
  edit: (text?: string) => void
  clear: () => void
  selectAll: () => void
}

/** Whether the key means something here. */
function press(event: KeyboardEvent, { focus, last, ...does }: Pressing): boolean {
  const { key, shiftKey } = event
  if (event.altKey) return false
  const isControl = event.ctrlKey || event.metaKey
  const { row, column } = focus
  const steps: Record<string, Cell> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    PageUp: { row: row - onPage, column },
    PageDown: { row: row + onPage, column },
    Home: isControl ? first : { row, column: 0 },
    End: isControl ? last : { row, column: last.column },
  }
  const step = steps[key]
  const plain: Record<string, () => void> = {
    Enter: () => does.edit(),
    F2: () => does.edit(),
    Delete: does.clear,
    Backspace: does.clear,
    Escape: () => does.go(focus),
  }
  const controlled: Record<string, () => void> = { a: does.selectAll }
  const act = isControl ? controlled[key.toLowerCase()] : plain[key]
  if (step) does.go(step, shiftKey)
  else if (act) act()
  else if (!isControl && begins.test(key)) does.edit(key)
  else return false
  return true
}
