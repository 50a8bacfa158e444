import { useEffect, useRef, useState, type MouseEvent } from 'react'

export const bulkFormId = 'bulk'

interface Selection {
  /** Of the boxes that are ticked. */
  values: string[]
  isAll: boolean
}

const nothing: Selection = { values: [], isAll: false }

const boxesIn = (list: Element) => [...list.querySelectorAll<HTMLInputElement>('input[name=pick]')]

/**
 * What is ticked in a list. The boxes themselves know it: they work before scripts do, and keep their ticks while rows are read anew.
 * `rows`: whatever changes where other rows are shown.
 */
export function useSelection(rows: unknown) {
  const list = useRef<HTMLDivElement>(null)
  const [selection, setSelection] = useState(nothing)
  const last = useRef<HTMLInputElement>(undefined)

  function count(): void {
    if (list.current) setSelection(selectionIn(list.current))
  }
  useEffect(count, [rows])

  function tickPage(isTicked: boolean): void {
    for (const box of list.current ? boxesIn(list.current) : []) box.checked = isTicked
    count()
  }

  /** With Shift, as from the box that was pressed before. */
  function onClick({ target, shiftKey }: MouseEvent): void {
    if (!(target instanceof HTMLInputElement) || target.name !== 'pick') return
    const boxes = list.current ? boxesIn(list.current) : []
    const from = last.current ? boxes.indexOf(last.current) : -1
    const to = boxes.indexOf(target)
    if (shiftKey && from !== -1)
      for (const box of boxes.slice(Math.min(from, to), Math.max(from, to) + 1))
        box.checked = target.checked
    last.current = target
    count()
  }
  return {
    ...selection,
    tickPage,
    clear: () => clear(list.current, count),
    listProps: { ref: list, onClick, onChange: count },
  }
}

function selectionIn(list: Element): Selection {
  const ticked = boxesIn(list).filter(({ checked }) => checked)
  return {
    values: ticked.map(({ value }) => value),
    isAll: list.querySelector<HTMLInputElement>('input[name=all]')?.checked ?? false,
  }
}

function clear(list: Element | null, count: () => void): void {
  for (const box of list?.querySelectorAll<HTMLInputElement>('input[name=pick], input[name=all]') ??
    [])
    box.checked = false
  count()
}
