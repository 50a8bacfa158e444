import { m } from '#paraglide/messages.js'
import type { FormResult } from '#pages/form/form-result.ts'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import { resultOf, usePageForm } from '#pages/form/use-page-form.ts'
import { ActionNotice } from '../../action-notice.tsx'
import { StepNotice } from '../../calls/step-notice.tsx'
import { statusNames } from '../../products/product-words.ts'
import { troubleWords } from '../problem-words.ts'
import type { SavedProduct } from '../product-action.ts'
import type { ShownProduct } from '../shown-product.ts'

type Answered = (FormResult & { answer?: SavedProduct }) | undefined

interface ArchiveFormProps {
  product: ShownProduct
  answered: Answered
}

/** Takes it out of the shop by a press, which can be taken back for a moment. */
export function ArchiveForm({ product, answered }: ArchiveFormProps) {
  const form = usePageForm({
    id: 'archive',
    lastResult: resultOf(answered, 'archive') ?? resultOf(answered, 'undo'),
    words: {},
  })
  const result: Answered = form.result
  const step = result?.answer?.step
  const archived = m.products_status_set({ n: 1, status: statusNames.archived() })
  return (
    <>
      {product.fields.status !== 'archived' && (
        <form {...form.props}>
          <SubmitButton what="archive" variant="quiet" busy={form.isBusy}>
            {m.editor_archive()}
          </SubmitButton>
        </form>
      )}
      <ActionNotice result={result} words={archiveWords} />
      <StepNotice
        result={result}
        done={step ? archived : form.isTaken && m.products_undone({ n: 1 })}
        undo={step && { form, fields: [['step', `${step.id}.${step.version}`]] }}
      />
    </>
  )
}

const archiveWords = { ...troubleWords, 'too-late': m.products_too_late }
