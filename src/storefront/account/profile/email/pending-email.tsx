import { m } from '#paraglide/messages.js'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import { Moment } from '#ui/text/moment.tsx'
import type { EmailChange } from './use-email-change.ts'

interface PendingEmailProps {
  pending: { email: string; until: string }
  form: EmailChange
}

/** A change that waits for the mail to be opened: which e-mail, until when, once more or not at all. */
export function PendingEmail({ pending, form }: PendingEmailProps) {
  return (
    <div className="mt-3 rounded-control border border-line bg-paper p-4">
      <p className="font-semibold [overflow-wrap:anywhere]">
        {m.email_pending({ email: pending.email })}
      </p>
      <p className="mb-3 text-ink-soft">
        {m.email_pending_text()} <Moment at={pending.until} withTime />
      </p>
      <form {...form.props} className="flex flex-wrap gap-2">
        <SubmitButton what="email-again" variant="quiet" sending={form.sending}>
          {m.email_again()}
        </SubmitButton>
        <SubmitButton what="email-cancel" variant="plain" sending={form.sending}>
          {m.email_cancel()}
        </SubmitButton>
      </form>
    </div>
  )
}
