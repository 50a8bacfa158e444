import { m } from '#paraglide/messages.js'
import { DoneNotice } from '#pages/done-notice.tsx'
import { FormNotice } from '#pages/form/form-notice.tsx'
import { typedIn, type FormResult } from '#pages/form/form-result.ts'
import { useForm } from '#pages/form/use-form.ts'
import { reportReasons, type ReportReason } from '#shop/reviews/review.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/field.tsx'

const reasonNames: Record<ReportReason, () => string> = {
  offensive: m.report_offensive,
  untrue: m.report_untrue,
  advertising: m.report_advertising,
  private: m.report_private,
}

interface ReportFormProps {
  /** Which field names what is reported, and its id. */
  about: { name: 'reviewId' | 'questionId'; id: string }
  lastResult: FormResult | undefined
}

/** Below a review or a question: a reader says that it should not stand there. */
export function ReportForm({ about: { name, id }, lastResult }: ReportFormProps) {
  const own = lastResult && typedIn(lastResult, name) === id ? lastResult : undefined
  const form = useForm<'reason', never>({ id: `report-${id}`, lastResult: own, words: {} })
  return (
    <details className="mt-2 text-sm" open={own !== undefined || undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-ink-soft underline underline-offset-4">
        {name === 'reviewId' ? m.report_review() : m.report_question()}
      </summary>
      <DoneNotice>{form.isTaken && m.report_done()}</DoneNotice>
      {!form.isTaken && (
        <form {...form.props} className="flex flex-wrap items-center gap-2">
          <input type="hidden" name={name} value={id} />
          <label className="contents">
            <span className="sr-only">{m.report_reason()}</span>
            <Select name="reason" defaultValue={reportReasons[0]}>
              {reportReasons.map((reason) => (
                <option key={reason} value={reason}>
                  {reasonNames[reason]()}
                </option>
              ))}
            </Select>
          </label>
          <Button type="submit" name="what" value="report" variant="quiet" busy={form.isBusy}>
            {m.report_send()}
          </Button>
          <FormNotice trouble={form.trouble} words={{ 'too-many-requests': m.form_too_many }} />
        </form>
      )}
    </details>
  )
}
