import { m } from '#paraglide/messages.js'
import type { FormResult } from '#pages/form/form-result.ts'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import { usePageForm } from '#pages/form/use-page-form.ts'
import { ActionNotice } from '../action-notice.tsx'
import { beginDownload } from './begin-download.ts'

interface DownloadFormProps {
  answered: FormResult | undefined
  /** What the file holds. */
  text: string
}

/** One press gives out a file of all that a list shows. */
export function DownloadForm({ answered, text }: DownloadFormProps) {
  const form = usePageForm({
    id: 'export',
    lastResult: answered,
    words: {},
    afterwards: beginDownload,
  })
  return (
    <form {...form.props} aria-label={m.subscribers_export()}>
      <p className="mb-2 text-ink-soft">{text}</p>
      <SubmitButton what="export" variant="quiet" sending={form.sending}>
        {m.subscribers_export()}
      </SubmitButton>
      <ActionNotice
        result={form.result}
        done={form.isTaken && m.subscribers_exported()}
        words={{}}
        className="mt-3"
      />
    </form>
  )
}
