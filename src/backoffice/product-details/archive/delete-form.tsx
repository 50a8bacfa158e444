import { useRef } from 'react'
import { m } from '#paraglide/messages.js'
import type { FormResult } from '#pages/form/form-result.ts'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import { resultOf, usePageForm } from '#pages/form/use-page-form.ts'
import { ActionNotice } from '../../action-notice.tsx'
import { useOpenAt } from '../../use-open-at.ts'
import type { ShownProduct } from '../shown-product.ts'

const troubleWords = {
  'was-sold': m.editor_delete_was_sold,
  'changed-meanwhile': m.editor_delete_changed,
  'unknown-product': m.editor_none_text,
}

const panelId = 'product-delete'

interface DeleteFormProps {
  product: ShownProduct
  /** Then it stays. */
  wasSold: boolean
  answered: FormResult | undefined
}

/** What was sold is archived instead, and is not offered to be pressed. */
export function DeleteForm({ wasSold, ...deleting }: DeleteFormProps) {
  if (!wasSold) return <DeletePanel {...deleting} />
  const isArchived = deleting.product.fields.status === 'archived'
  return (
    <section
      id={panelId}
      className="rounded-card border border-line bg-surface p-4 text-ink-soft md:px-6"
    >
      <h2 className="font-semibold text-ink">{m.editor_delete()}</h2>
      <p className="mt-3">
        {m.editor_delete_never()} {isArchived ? m.editor_is_archived() : m.editor_archive_instead()}
      </p>
    </section>
  )
}

/** What cannot be undone is said in words before it is pressed. */
function DeletePanel({ product, answered }: Omit<DeleteFormProps, 'wasSold'>) {
  const panel = useRef<HTMLDetailsElement>(null)
  useOpenAt(panel, panelId)
  const form = usePageForm({ id: 'delete', lastResult: resultOf(answered, 'delete'), words: {} })
  return (
    <details
      ref={panel}
      id={panelId}
      open={answered?.form === 'delete' || undefined}
      className="rounded-card border border-line bg-surface p-4 md:px-6"
    >
      <summary className="cursor-pointer font-semibold">{m.editor_delete()}</summary>
      <p className="mt-3 text-ink-soft">{m.editor_delete_text()}</p>
      <form {...form.props} className="mt-4">
        <input type="hidden" name="deletedVersion" value={product.version} />
        <SubmitButton what="delete" variant="quiet" busy={form.isBusy}>
          {m.editor_delete_yes({ name: product.name })}
        </SubmitButton>
      </form>
      <ActionNotice result={form.result} words={troubleWords} panel={panelId} className="mt-4" />
    </details>
  )
}
