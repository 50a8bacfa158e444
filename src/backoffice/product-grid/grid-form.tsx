import { useState, type ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import type { AnsweredForm } from '#pages/form/form-action.ts'
import type { FormResult } from '#pages/form/form-result.ts'
import { usePageForm } from '#pages/form/use-page-form.ts'
import { countText } from '#pages/money/taka.ts'
import type { DeskVariant } from '#shop/catalog/desk/list-desk-variants.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { ActionNotice } from '../action-notice.tsx'
import { LeaveGuard } from '../forms/leave-guard.tsx'
import { SaveBar } from '../forms/save-bar.tsx'
import type { GridAnswer, GridLine } from './grid-action.ts'
import { changesOf, countChanged, hasProblem, withoutSaved, type GridColumn } from './grid-cells.ts'
import { GridTable } from './grid-table.tsx'
import { detailsOf, lineText, nameOf } from './grid-words.ts'
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

const done: ReadonlySet<string> = new Set(['amended', 'unchanged', 'adjusted'])

const linesIn = (result: FormResult | undefined): GridLine[] =>
  (result as AnsweredForm<GridAnswer> | undefined)?.answer?.lines ?? []

/** The cells, and what is done with them: saved together, and told line by line. */
export function GridForm({ variants, lastResult, pager, hasMore }: GridFormProps) {
  const grid = useGrid(variants)
  const [reason, setReason] = useState('')
  const form = usePageForm<'reason', keyof typeof words>({
    id: 'grid',
    lastResult,
    words,
    afterwards: async (result) => {
      const saved = linesIn(result)
        .filter(({ outcome }) => done.has(outcome))
        .map(({ variantId, what }) => ({ variantId, columns: columnsOf[what] }))
      grid.begin(withoutSaved(grid.typed, saved))
      return result
    },
  })
  const changed = countChanged(variants, grid.typed)
  const isWrong = hasProblem(variants, grid.typed)
  const isUnsaved = changed > 0 || isWrong
  const changes = changesOf(variants, grid.typed)
  const { defaultValue: _, ...field } = form.field('reason')
  return (
    <>
      <LeaveGuard isChanged={isUnsaved} />
      <ActionNotice result={form.result} done={false} words={{}} />
      <Lines lines={linesIn(form.result)} variants={variants} />
      <GridTable variants={variants} grid={grid} />
      <form {...form.props} className="flex flex-col gap-4">
        <input type="hidden" name="changes" value={JSON.stringify(changes)} />
        {changes.some(({ pieces }) => pieces) && (
          <div className="max-w-xl">
            <TextField
              {...field}
              label={m.products_stock_reason()}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              maxLength={500}
              autoComplete="off"
            />
          </div>
        )}
        {changed > 0 && !isWrong ? (
          <SaveBar isBusy={form.isBusy}>
            <Changed changed={changed} discard={() => grid.begin({})} />
          </SaveBar>
        ) : (
          <output className="text-sm text-cut">{isWrong && m.grid_wrong()}</output>
        )}
      </form>
      {isUnsaved
        ? hasMore && <p className="text-sm text-ink-soft">{m.grid_save_first()}</p>
        : pager}
    </>
  )
}

const words = {
  'reason-missing': m.products_reason_missing,
  'reason-too-long': m.products_reason_long,
}

const Changed = ({ changed, discard }: { changed: number; discard: () => void }) => (
  <div className="flex flex-wrap items-center gap-x-3">
    <output>{m.grid_changed({ n: countText(changed) })}</output>
    <Button variant="plain" onClick={discard}>
      {m.edit_discard()}
    </Button>
  </div>
)

interface LinesProps {
  lines: readonly GridLine[]
  variants: readonly DeskVariant[]
}

/** What became of each. */
function Lines({ lines, variants }: LinesProps) {
  const byId = new Map(variants.map((variant) => [variant.id, variant]))
  return (
    <div aria-live="polite">
      {lines.length > 0 && (
        <ul
          aria-label={m.grid_lines()}
          className="max-h-60 divide-y divide-line overflow-y-auto rounded-card border border-line bg-surface px-4"
        >
          {lines.map((line) => {
            const variant = byId.get(line.variantId)
            return (
              <li key={`${line.variantId}.${line.what}`} className="flex flex-wrap gap-x-3 py-2">
                <span className="font-medium">
                  {variant ? `${nameOf(variant)} · ${detailsOf(variant)}` : line.variantId}
                </span>
                <span className={done.has(line.outcome) ? 'text-ink-soft' : 'text-cut'}>
                  {lineText(line)}
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
