import { m } from '#paraglide/messages.js'
import type { AnsweredForm } from '#pages/form/form-action.ts'
import { troubleIn, type FormResult } from '#pages/form/form-result.ts'
import { usePageForm } from '#pages/form/use-page-form.ts'
import { countText, paisaText } from '#pages/money/taka.ts'
import { countTotalsOf } from '#shop/stock-counts/count.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { TextField } from '#ui/field.tsx'
import { ActionNotice } from '../action-notice.tsx'
import { RestoredDraft } from '../forms/restored-draft.tsx'
import { SaveBar } from '../forms/save-bar.tsx'
import type { CountAnswer } from './count-action.ts'
import { CountLines } from './count-lines.tsx'
import { differenceOf, isEmpty, sentOf, type CountDraft } from './draft/count-draft.ts'
import { useCount } from './draft/use-count.ts'
import { ScanField } from './scan-field.tsx'
import { useScans } from './use-scans.ts'

interface CountFormProps {
  account: string
  /** For a count that is begun now. */
  freshId: string
  lastResult: FormResult | undefined
}

const troubleWords = {
  'counted-meanwhile': m.count_counted_meanwhile,
  'unknown-variants': m.count_gone,
}

/** The sheet: what is read, what it comes to, and the press that sets the stock right. */
export function CountForm({ account, freshId, lastResult }: CountFormProps) {
  const counting = useCount(account, freshId)
  const { draft, change } = counting
  const scans = useScans(counting)
  const form = usePageForm<string>({
    id: 'stock-count',
    lastResult,
    words: {},
    afterwards: async (result) => {
      counting.begin(answerOf(result)?.nextId ?? freshId)
      return result
    },
  })
  const refused = {
    ids: new Set(answerOf(form.result)?.ids),
    areGone: troubleIn(form.result) === 'unknown-variants',
  }
  return (
    <>
      {counting.isRestored && !isEmpty(draft) && (
        <RestoredDraft text={m.count_restored()} onDiscard={() => counting.begin(freshId)} />
      )}
      <ScanField draft={draft} scans={scans} />
      <OnShelf draft={draft} change={change} />
      <ActionNotice
        result={form.result}
        done={form.isTaken && doneText(answerOf(form.result)?.applied)}
        words={troubleWords}
      />
      {draft.lines.length === 0 ? (
        <EmptyState icon="package" title={m.count_empty()}>
          {m.count_empty_text()}
        </EmptyState>
      ) : (
        <section
          aria-label={m.count_sheet()}
          className="rounded-card border border-line bg-surface p-4 md:p-6"
        >
          <CountLines draft={draft} change={change} refused={refused} />
        </section>
      )}
      {draft.lines.length > 0 && (
        <form {...form.props} className="flex flex-col gap-5">
          <Sent draft={draft} change={change} />
          <SaveBar form={form} label={m.count_apply()}>
            <Totals draft={draft} />
          </SaveBar>
        </form>
      )}
    </>
  )
}

type Changing = Pick<ReturnType<typeof useCount>, 'draft' | 'change'>

/** What is sold and not sent lies on the shelf as a rule; a shop that packs at once sets it aside. */
const OnShelf = ({ draft, change }: Changing) => (
  <label className="-mt-2 flex min-h-11 cursor-pointer items-start gap-3 noscript:hidden">
    <input
      type="checkbox"
      className="mt-0.5 size-5 shrink-0 accent-brand"
      checked={draft.onShelf}
      onChange={({ target }) => change((before) => ({ ...before, onShelf: target.checked }))}
    />
    <span>
      {m.count_on_shelf()}
      <span className="block text-sm text-ink-soft">{m.count_on_shelf_hint()}</span>
    </span>
  </label>
)

const Sent = ({ draft, change }: Changing) => (
  <>
    <input type="hidden" name="id" value={draft.id} />
    <input type="hidden" name="variants" value={JSON.stringify(sentOf(draft))} />
    <div className="max-w-xl">
      <TextField
        name="note"
        label={m.count_note()}
        hint={m.count_note_hint()}
        optional
        autoComplete="off"
        maxLength={400}
        value={draft.note}
        onChange={({ target }) => change((before) => ({ ...before, note: target.value }))}
      />
    </div>
  </>
)

const answerOf = (result: FormResult | undefined): CountAnswer | undefined =>
  (result as AnsweredForm<CountAnswer> | undefined)?.answer

function doneText(applied: CountAnswer['applied']): string {
  if (!applied) return m.count_applied_short()
  const { variants, found, missing, oversold } = applied
  const done = m.count_applied({
    n: countText(variants),
    found: countText(found),
    missing: countText(missing),
  })
  return oversold > 0 ? `${done} ${m.count_oversold({ n: countText(oversold) })}` : done
}

function Totals({ draft }: { draft: CountDraft }) {
  const differences = draft.lines.flatMap((line) => differenceOf(line, draft.onShelf) ?? [])
  const { found, missing, valueInPaisa, withoutCost } = countTotalsOf(differences)
  const differing = differences.filter(({ change }) => change !== 0).length
  return (
    <>
      <output className="block font-semibold">
        {m.count_totals({ n: countText(differences.length), differing: countText(differing) })}
      </output>
      {differing > 0 && (
        <p className="tabular text-sm text-ink-soft">
          {m.count_totals_pieces({ found: countText(found), missing: countText(missing) })}
          {withoutCost < differing && ` · ${m.count_value({ value: paisaText(valueInPaisa) })}`}
        </p>
      )}
    </>
  )
}
