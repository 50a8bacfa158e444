import { useState, type ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import type { AnsweredForm } from '#pages/form/form-action.ts'
import type { FormResult } from '#pages/form/form-result.ts'
import { usePageForm } from '#pages/form/use-page-form.ts'
import { countText } from '#pages/money/taka.ts'
import type { DeskVariant } from '#shop/catalog/desk/list-desk-variants.ts'
import { Button } from '#ui/button.tsx'
import { ActionNotice } from '../action-notice.tsx'
import { LeaveGuard } from '../forms/leave-guard.tsx'
import { StockReasonFields } from '../forms/stock-reason-fields.tsx'
import { SaveBar } from '../forms/save-bar.tsx'
import type { GridAnswer, GridLine } from './grid-action.ts'
import {
  changesOf,
  countChanged,
  firstWrongCell,
  withoutSaved,
  type GridColumn,
  type WrongCell,
} from './grid-cells.ts'
import { isSaved, RefusedLines, SavedLine } from './grid-result.tsx'
import { GridTable } from './grid-table.tsx'
import { wrongCellText } from './grid-words.ts'
import { useGrid } from './use-grid.ts'

interface GridFormProps {
  variants: readonly DeskVariant[]
  lastResult: FormResult | undefined
  /** To other products, while nothing is typed that is not saved. */
  pager: ReactNode
  hasMore: boolean
}

const columnsOf: Record<GridLine['what'], readonly GridColumn[]> = {
  prices: ['price', 'discount'],
  stock: ['stock'],
}

const linesIn = (result: FormResult | undefined): GridLine[] =>
  (result as AnsweredForm<GridAnswer> | undefined)?.answer?.lines ?? []

/** The cells, and what is done with them: saved together, and what was refused is told line by line. */
export function GridForm({ variants, lastResult, pager, hasMore }: GridFormProps) {
  const grid = useGrid(variants)
  const why = { reason: useState(''), note: useState('') }
  const form = usePageForm<'reason' | 'note', keyof typeof words>({
    id: 'grid',
    lastResult,
    words,
    afterwards: async (result) => {
      const saved = linesIn(result)
        .filter(isSaved)
        .map(({ variantId, what }) => ({ variantId, columns: columnsOf[what] }))
      grid.begin(withoutSaved(grid.typed, saved))
      return result
    },
  })
  const changed = countChanged(variants, grid.typed)
  const wrong = firstWrongCell(variants, grid.typed)
  const isUnsaved = changed > 0 || wrong !== undefined
  const changes = changesOf(variants, grid.typed)
  const lines = linesIn(form.result)
  const field = (name: keyof typeof why) => {
    const { defaultValue: _, ...rest } = form.field(name)
    const [value, setValue] = why[name]
    const onChange = ({ target }: { target: { value: string } }) => setValue(target.value)
    return { ...rest, value, onChange }
  }
  return (
    <>
      <LeaveGuard isChanged={isUnsaved} />
      <form {...form.props}>
        <input type="hidden" name="changes" value={JSON.stringify(changes)} />
        <GridTable variants={variants} grid={grid} />
        <RefusedLines lines={lines} variants={variants} />
        <div className="sticky bottom-[calc(3.75rem+env(safe-area-inset-bottom)+var(--notice,0rem))] z-20 flex flex-col bg-paper md:bottom-[var(--notice,0rem)]">
          <ActionNotice result={form.result} done={false} words={{}} />
          <SavedLine lines={lines} isUnsaved={isUnsaved} />
          {isUnsaved && (
            <SaveBar form={form} isOff={wrong !== undefined}>
              {changes.some(({ pieces }) => pieces) && (
                <div className="grid gap-x-3 gap-y-2 sm:grid-cols-2">
                  <StockReasonFields reason={field('reason')} note={field('note')} />
                </div>
              )}
              <Changed changed={changed} wrong={wrong} discard={() => grid.begin({})} />
            </SaveBar>
          )}
        </div>
      </form>
      {isUnsaved
        ? hasMore && <p className="text-sm text-ink-soft">{m.grid_save_first()}</p>
        : pager}
    </>
  )
}

const words = {
  'reason-missing': m.products_reason_missing,
  'note-missing': m.stock_note_missing,
  'note-too-long': m.products_reason_long,
}

interface ChangedProps {
  changed: number
  wrong: WrongCell | undefined
  discard: () => void
}

/** What there is to save, or why it cannot be. */
const Changed = ({ changed, wrong, discard }: ChangedProps) => (
  <div className="flex flex-wrap items-center gap-x-3">
    <output className={wrong ? 'text-sm text-cut' : ''}>
      {wrong
        ? `${m.grid_wrong()} ${wrongCellText(wrong)}`
        : m.grid_changed({ n: countText(changed) })}
    </output>
    <Button variant="plain" onClick={discard}>
      {m.edit_discard()}
    </Button>
  </div>
)
