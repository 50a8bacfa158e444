import { m } from '#paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import type { FormAnswer, FormTrouble } from './form-answer.ts'

const ownWords: Record<FormTrouble | 'check-fields', () => string> = {
  'check-fields': m.form_check_fields,
  'too-many': m.form_too_many,
  away: m.form_away,
  'no-connection': m.form_no_connection,
}

interface FormNoticeProps<Refusal extends string> {
  answer: FormAnswer<string, string, Refusal> | undefined
  /** For the refusals of this form, and for what it says better. */
  words?: Partial<Record<string, () => string>> & Record<Refusal, () => string>
}

/** What kept a form from being sent. It is heard when it appears; it is always there, so that it can be. */
export function FormNotice<Refusal extends string = never>({
  answer,
  words,
}: FormNoticeProps<Refusal>) {
  const all: Partial<Record<string, () => string>> = { ...ownWords, ...words }
  return (
    <div role="alert">
      {answer && answer.outcome !== 'sent' && isOpen(answer) && (
        <p className="mt-4 flex items-start gap-2 rounded-control border border-cut bg-cut-wash px-4 py-3 font-medium text-cut">
          <Icon name="alert" className="mt-0.5" />
          <span className="min-w-0">{all[answer.outcome]?.()}</span>
        </p>
      )}
    </div>
  )
}

/** As soon as all marked fields were changed there is nothing left to check. */
function isOpen(answer: FormAnswer<string, string, string>): boolean {
  return !('fields' in answer) || Object.values(answer.fields).some(Boolean)
}
