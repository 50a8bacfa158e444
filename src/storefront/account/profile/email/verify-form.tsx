import { m } from '#paraglide/messages.js'
import { DoneNotice } from '#pages/done-notice.tsx'
import { FormNotice } from '#pages/form/form-notice.tsx'
import { authWords } from '#storefront/auth/identity-words.ts'
import { Button } from '#ui/button.tsx'
import type { EmailChange } from './use-email-change.ts'

/** Asks for the mail that proves the e-mail; orders placed with it as a guest then belong to the account. */
export function VerifyForm({ form }: { form: EmailChange }) {
  const isAnswered = form.result?.form === 'verify'
  return (
    <form {...form.props} ref={undefined} className="mt-3">
      <input type="hidden" name="what" value="verify" />
      <p className="mb-3 text-ink-soft">{m.profile_verify_text()}</p>
      <DoneNotice>{isAnswered && form.isTaken && m.profile_verify_asked()}</DoneNotice>
      {isAnswered && <FormNotice trouble={form.trouble} words={authWords} />}
      <Button type="submit" variant="quiet" busy={form.sending?.get('what') === 'verify'}>
        {m.profile_verify()}
      </Button>
    </form>
  )
}
