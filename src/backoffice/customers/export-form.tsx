import { m } from '#paraglide/messages.js'
import { isTaken, type FormResult } from '#pages/form/form-result.ts'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import { useForm } from '#pages/form/use-form.ts'
import { ActionNotice } from '../action-notice.tsx'
import { beginDownload } from './begin-download.ts'

/** The list as it is filtered now, to take along; asked for a sign-in of a moment ago. */
export function ExportForm({ answered }: { answered: FormResult | undefined }) {
  const form = useForm({
    id: 'export',
    lastResult: answered,
    words: {},
    afterwards: beginDownload,
  })
  return (
    <div className="flex flex-col gap-3">
      <ActionNotice
        result={form.result}
        done={isTaken(form.result) && m.customers_export_begun()}
        words={{}}
        panel="customers-export"
      />
      <form {...form.props} id="customers-export" aria-label={m.customers_export()}>
        <SubmitButton what="export" variant="quiet" busy={form.isBusy}>
          {m.customers_export()}
        </SubmitButton>
        <p className="mt-1 text-sm text-ink-soft">{m.customers_export_hint()}</p>
      </form>
    </div>
  )
}
