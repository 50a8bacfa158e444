import { m } from '#paraglide/messages.js'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { FormNotice } from '../../forms/form-notice.tsx'
import { useSending } from '../../forms/use-sending.ts'
import { identityWords } from '../identity-words.ts'
import { AimLink } from './aim-link.tsx'
import type { AnsweredEntry } from './entry-form.ts'
import { PasswordField } from './password-field.tsx'
import { wordsOf } from './problem-words.ts'

const loadSending = () => import('./send-sign-in.ts').then(({ sendSignIn }) => sendSignIn)

/** Without JavaScript the page itself takes what is posted (`answered`), with `from` in its address: thus no other action. */
export function SignInForm({ answered }: { answered: AnsweredEntry | undefined }) {
  const { answer, isSending, submit, mend } = useSending(loadSending, {
    answered: answered?.answer,
    firstField: 'login-email',
  })
  const problems = answer?.outcome === 'check-fields' ? answer.fields : {}
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      onInput={mend}
      aria-label={m.login_title()}
    >
      <FormNotice answer={answer} words={identityWords} />
      <div className="mt-5 flex flex-col gap-5">
        <TextField
          id="login-email"
          name="email"
          label={m.login_email()}
          error={wordsOf(problems.email)}
          defaultValue={answered?.typed.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
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
