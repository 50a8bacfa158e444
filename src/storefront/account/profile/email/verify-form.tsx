import { Form } from 'react-router'
import { m } from '#paraglide/messages.js'
import { Button } from '#ui/button.tsx'
import { DoneNotice } from '#pages/done-notice.tsx'
import { useIsSending } from '#pages/use-is-sending.ts'
import type { ProfileAnswer } from '../profile-answer.ts'

/** Asks for the mail that proves the address; orders placed with it as a guest then belong to the account. */
export function VerifyForm({ answer }: { answer: ProfileAnswer | undefined }) {
  const isBusy = useIsSending('verify')
  return (
    <Form method="post" className="mt-3">
      <input type="hidden" name="what" value="verify" />
      <p className="mb-3 text-ink-soft">{m.profile_verify_text()}</p>
      <DoneNotice>{answer?.outcome === 'asked' && m.profile_verify_asked()}</DoneNotice>
      <Button type="submit" variant="quiet" busy={isBusy}>
        {m.profile_verify()}
      </Button>
    </Form>
  )
}
