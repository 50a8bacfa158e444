import { m } from '#paraglide/messages.js'
import { Button } from '#ui/button.tsx'
import { FormDone } from '#pages/form/form-done.tsx'
import { FormNotice } from '#pages/form/form-notice.tsx'
import type { FormResult } from '#pages/form/form-result.ts'
import { useForm } from '#pages/form/use-form.ts'
import { authWords } from '../identity-words.ts'
import { AuthLink } from '../redirect/auth-link.tsx'
import { EmailField } from '../email-field.tsx'
import { problemWords, type AuthProblem } from '../problem-words.ts'

/** Asks for the mail with which a new password is set. */
export function ForgottenForm({ lastResult }: { lastResult: FormResult | undefined }) {
  const form = useForm<'email', AuthProblem>({
    id: 'forgotten',
    lastResult,
    check: () => import('./check-forgotten.ts').then(({ checkForgotten }) => checkForgotten),
    words: problemWords,
  })
  if (form.isTaken) {
    return (
      <div className="mt-5">
        <FormDone title={m.forgotten_sent()}>
          <p className="mt-2">{m.forgotten_sent_text()}</p>
          <p className="mt-2 text-ink-soft">{m.forgotten_sent_spam()}</p>
        </FormDone>
      </div>
    )
  }
  return (
    <form {...form.props} aria-label={m.forgotten_title()} className="mt-5 flex flex-col gap-5">
      <FormNotice trouble={form.trouble} words={authWords} />
      <EmailField {...form.field('email')} />
      <Button type="submit" busy={form.isBusy}>
        {m.forgotten_submit()}
      </Button>
      <AuthLink to="/login" className="self-start">
        {m.forgotten_back()}
      </AuthLink>
    </form>
  )
}
