import { m } from '#paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import type { FormTrouble } from './form-result.ts'

const ownWords: Record<Exclude<FormTrouble, 'from-elsewhere'> | 'check-fields', () => string> = {
  'check-fields': m.form_check_fields,
  'too-many': m.form_too_many,
  away: m.form_away,
  'no-connection': m.form_no_connection,
}

interface FormNoticeProps {
  /** Key of what is wrong with the form as a whole. */
  trouble: string | undefined
  /** For what only this form may show, and for what it says better. */
  words?: Partial<Record<string, () => string>>
}

/** What kept a form from being accepted. Screen readers announce it when it appears; its element is always there, so that they can. */
export function FormNotice({ trouble, words }: FormNoticeProps) {
  const all: Partial<Record<string, () => string>> = { ...ownWords, ...words }
  return (
    <div role="alert">
      {trouble !== undefined && (
        <p className="mt-4 flex items-start gap-2 rounded-control border border-cut bg-cut-wash px-4 py-3 font-medium text-cut">
          <Icon name="alert" className="mt-0.5" />
          <span className="min-w-0">{(all[trouble] ?? m.form_away)()}</span>
        </p>
      )}
    </div>
  )
}
