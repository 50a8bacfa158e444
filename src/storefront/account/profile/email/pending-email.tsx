import { Form } from 'react-router'
import { m } from '#paraglide/messages.js'
import { Button } from '#ui/button.tsx'
import { Moment } from '#ui/text/moment.tsx'
import { useIsSending } from '#pages/use-is-sending.ts'

interface PendingEmailProps {
  pending: { email: string; until: string }
}

/** A change that waits for the mail to be opened: which address, until when, once more or not at all. */
export function PendingEmail({ pending }: PendingEmailProps) {
  const isAsking = useIsSending('email-again')
  const isCancelling = useIsSending('email-cancel')
  return (
    <div className="mt-3 rounded-control border border-line bg-paper p-4">
      <p className="font-semibold [overflow-wrap:anywhere]">
        {m.email_pending({ email: pending.email })}
      </p>
      <p className="mb-3 text-ink-soft">
        {m.email_pending_text()} <Moment at={pending.until} withTime />
      </p>
      <Form method="post" className="flex flex-wrap gap-2">
        <Button type="submit" name="what" value="email-again" variant="quiet" busy={isAsking}>
          {m.email_again()}
        </Button>
        <Button type="submit" name="what" value="email-cancel" variant="plain" busy={isCancelling}>
          {m.email_cancel()}
        </Button>
      </Form>
    </div>
  )
}
