import { m } from '#paraglide/messages.js'
import type { AnsweredForm } from '#pages/form/form-action.ts'
import { isTaken } from '#pages/form/form-result.ts'
import { useForm } from '#pages/form/use-form.ts'
import { Button } from '#ui/button.tsx'
import { ActionNotice } from '../action-notice.tsx'
import { beginDownload, type Download } from './begin-download.ts'

/** The list as it is filtered now, to take along; asked for a sign-in of a moment ago. */
export function ExportForm({ answered }: { answered: AnsweredForm<Download> | undefined }) {
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
      />
      <form {...form.props} aria-label={m.customers_export()}>
        <Button type="submit" variant="quiet" busy={form.isBusy}>
          {m.customers_export()}
        </Button>
        <p className="mt-1 text-sm text-ink-soft">{m.customers_export_hint()}</p>
      </form>
    </div>
  )
}
