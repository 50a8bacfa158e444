import { m } from '#paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import type { FormAnswer } from './form-answer.ts'

const words = {
  'check-fields': m.form_check_fields,
  'too-many': m.form_too_many,
  away: m.form_away,
  'no-connection': m.form_no_connection,
}

/** What kept a form from being sent. It is heard when it appears; it is always there, so that it can be. */
export function FormNotice({ answer }: { answer: FormAnswer<string, string> | undefined }) {
  return (
    <div role="alert">
      {answer && answer.outcome !== 'sent' && isOpen(answer) && (
        <p className="mt-4 flex items-start gap-2 rounded-control border border-cut bg-cut-wash px-4 py-3 font-medium text-cut">
          <Icon name="alert" className="mt-0.5" />
          <span className="min-w-0">{words[answer.outcome]()}</span>
        </p>
      )}
    </div>
  )
}

/** As soon as all marked fields were changed there is nothing left to check. */
function isOpen(answer: FormAnswer<string, string>): boolean {
  return answer.outcome !== 'check-fields' || Object.values(answer.fields).some(Boolean)
}
