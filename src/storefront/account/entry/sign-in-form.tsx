import { m } from '#paraglide/messages.js'
import { Button } from '#ui/button.tsx'
import { FormNotice } from '#pages/form/form-notice.tsx'
import { noticeOf } from '../../forms/form-answer.ts'
import { useSending } from '../../forms/use-sending.ts'
import { identityWords } from '../identity-words.ts'
import { AimLink } from './aim-link.tsx'
import { EmailField } from './email-field.tsx'
import type { AnsweredEntry } from './entry-form.ts'
import { PasswordField } from './password-field.tsx'
import { wordsOf } from './problem-words.ts'

const loadSending = () => import('./send-sign-in.ts').then(({ sendSignIn }) => sendSignIn)

/** Without JavaScript the page itself takes what is posted (`answered`), with `from` in its address: thus no other action. */
export function SignInForm({ answered }: { answered: AnsweredEntry | undefined }) {
  const { answer, problems, isSending, form } = useSending(loadSending, {
    answered: answered?.answer,
    firstField: 'login-email',
  })
  return (
    <form {...form} aria-label={m.login_title()}>
      <FormNotice trouble={noticeOf(answer)} words={identityWords} />
      <output className="block">
        {answer?.outcome === 'too-many-requests' && (
          <span className="mt-3 block text-ink-soft">{m.login_reset_hint()}</span>
        )}
      </output>
      <div className="mt-5 flex flex-col gap-5">
        <EmailField id="login-email" problem={problems.email} typed={answered?.typed.email} />
        <PasswordField
          id="login-password"
          name="password"
          label={m.login_password()}
          error={wordsOf(problems.password)}
          autoComplete="current-password"
          required
        >
          <AimLink to="/forgotten-password" className="text-sm">
            {m.login_forgotten()}
          </AimLink>
        </PasswordField>
        <Button type="submit" busy={isSending || answer?.outcome === 'sent'}>
          {m.login_submit()}
        </Button>
      </div>
    </form>
  )
}
