import { m } from '#paraglide/messages.js'
import { Button } from '#ui/button.tsx'
import { Moment } from '#ui/text/moment.tsx'
import type { EmailChange } from './use-email-change.ts'

interface PendingEmailProps {
  pending: { email: string; until: string }
  form: EmailChange
}

/** A change that waits for the mail to be opened: which address, until when, once more or not at all. */
export function PendingEmail({ pending, form }: PendingEmailProps) {
  const what = form.sending?.get('what')
  return (
    <div className="mt-3 rounded-control border border-line bg-paper p-4">
      <p className="font-semibold [overflow-wrap:anywhere]">
        {m.email_pending({ email: pending.email })}
      </p>
      <p className="mb-3 text-ink-soft">
        {m.email_pending_text()} <Moment at={pending.until} withTime />
      </p>
      <form {...form.props} className="flex flex-wrap gap-2">
        <Button
          type="submit"
          name="what"
          value="email-again"
          variant="quiet"
          busy={what === 'email-again'}
        >
          {m.email_again()}
        </Button>
        <Button
          type="submit"
          name="what"
          value="email-cancel"
          variant="plain"
          busy={what === 'email-cancel'}
        >
          {m.email_cancel()}
        </Button>
      </form>
    </div>
  )
}
