import { useRef } from 'react'
import { m } from '#paraglide/messages.js'
import type { FormResult } from '#pages/form/form-result.ts'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import { resultOf, usePageForm } from '#pages/form/use-page-form.ts'
import { countText } from '#pages/money/taka.ts'
import { ActionNotice } from '../action-notice.tsx'
import { useOpenAt } from '../use-open-at.ts'

const panelId = 'import-undo'

const troubleWords = {
  'one-already': m.imports_one_already,
  'not-now': m.imports_not_now,
  'nothing-to-undo': m.imports_not_now,
}

interface UndoFormProps {
  /** How many products and categories would go back. */
  undoable: number
  answered: FormResult | undefined
}

/** What taking back does is said before it is pressed: it cannot be taken back itself. */
export function UndoForm({ undoable, answered }: UndoFormProps) {
  const panel = useRef<HTMLDetailsElement>(null)
  useOpenAt(panel, panelId)
  const result = resultOf(answered, 'undo')
  const form = usePageForm({ id: 'undo', lastResult: result, words: {} })
  return (
    <details
      ref={panel}
      id={panelId}
      open={result !== undefined || undefined}
      className="rounded-card border border-line bg-surface p-4 md:px-6"
    >
      <summary className="cursor-pointer font-semibold">{m.imports_undo()}</summary>
      <ul className="mt-3 flex list-disc flex-col gap-1 pl-5 text-ink-soft">
        <li>{m.imports_undo_made()}</li>
        <li>{m.imports_undo_changed()}</li>
        <li>{m.imports_undo_since()}</li>
      </ul>
      <p className="mt-3 font-medium">{m.imports_undo_count({ n: countText(undoable) })}</p>
      <form {...form.props} className="mt-4">
        <SubmitButton what="undo" variant="quiet" busy={form.isBusy}>
          {m.imports_undo_yes()}
        </SubmitButton>
      </form>
      <ActionNotice result={form.result} words={troubleWords} panel={panelId} className="mt-4" />
    </details>
  )
}
