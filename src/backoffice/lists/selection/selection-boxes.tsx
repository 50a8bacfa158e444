import { useEffect, useRef, type ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import type { Column } from '#pages/list/data-table.tsx'
import { bulkFormId } from './use-selection.ts'

/** Above the link that covers the row. */
const boxClass = 'size-6 shrink-0 cursor-pointer accent-brand'

interface Box {
  /** What a ticked row says to the form. */
  value: string
  /** For screen readers. */
  label: string
}

/** A box in each row, which belongs to the form below the list. `ticked`: those that are from the first; `head`: ticks all of them. */
export const selectionColumn = <Row,>(
  boxOf: (row: Row) => Box,
  ticked: ReadonlySet<string>,
  head: ReactNode,
): Column<Row> => ({
  title: () => head,
  isControl: true,
  cell: (row) => (
    <label className="relative z-10 -m-2.5 @2xl:top-1.5 @2xl:-mt-4 grid size-11 cursor-pointer place-items-center">
      <input
        type="checkbox"
        name="pick"
        value={boxOf(row).value}
        defaultChecked={ticked.has(boxOf(row).value)}
        form={bulkFormId}
        aria-label={boxOf(row).label}
        className={boxClass}
      />
    </label>
  ),
})

interface PageBoxProps {
  /** Rows of the page, and how many of them are ticked. */
  rows: number
  ticked: number
  tickPage: (isTicked: boolean) => void
}

/** Ticks the whole page; where scripts are missing, each row is ticked by itself. */
export function PageBox({ rows, ticked, tickPage }: PageBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = ticked > 0 && ticked < rows
  }, [rows, ticked])
  return (
    <label className="relative -my-2.5 -ml-2.5 inline-flex min-h-11 cursor-pointer items-center gap-3 pl-2.5 align-middle font-medium text-ink noscript:hidden @2xl:-mr-2.5 @2xl:pr-2.5">
      <input
        ref={box}
        type="checkbox"
        checked={ticked === rows}
        onChange={({ currentTarget: { checked } }) => tickPage(checked)}
        className={boxClass}
      />
      <span className="@2xl:sr-only">{m.bulk_select_page()}</span>
    </label>
  )
}
