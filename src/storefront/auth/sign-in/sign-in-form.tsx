import { m } from '#paraglide/messages.js'
import { Button } from '#ui/button.tsx'
import { FormNotice } from '#pages/form/form-notice.tsx'
import type { FormResult } from '#pages/form/form-result.ts'
import { useForm } from '#pages/form/use-form.ts'
import { authWords } from '../identity-words.ts'
import { AuthLink } from '../redirect/auth-link.tsx'
import { EmailField } from '../email-field.tsx'
import { PasswordField } from '../passwords/password-field.tsx'
import { problemWords, type AuthProblem } from '../problem-words.ts'
import { useEmailToConfirm } from './sign-in-reason.tsx'

/** The page itself takes it, with `from` in its URL: thus no other action. */
export function SignInForm({ lastResult }: { lastResult: FormResult | undefined }) {
  const form = useForm<'email' | 'password', AuthProblem>({
    id: 'login',
    lastResult,
    check: () => import('./check-sign-in.ts').then(({ checkSignIn }) => checkSignIn),
    afterwards: (result) =>
      import('../after-auth.ts').then(({ afterAuth }) =>
        afterAuth(result, { how: 'signed-in', method: 'password' }),
      ),
    words: problemWords,
  })
  const email = form.field('email')
  const known = useEmailToConfirm()
  return (
    <form {...form.props} aria-label={m.login_title()}>
      <FormNotice trouble={form.trouble} words={authWords} />
      <output className="block">
        {form.trouble === 'too-many-requests' && (
          <span className="mt-3 block text-ink-soft">{m.login_reset_hint()}</span>
        )}
      </output>
      <div className="mt-5 flex flex-col gap-5">
        <EmailField key={known} {...email} defaultValue={email.defaultValue ?? known} />
        <PasswordField
          {...form.field('password')}
          label={m.login_password()}
          autoComplete="current-password"
          required
        >
          <AuthLink to="/forgotten-password" className="text-sm">
            {m.login_forgotten()}
          </AuthLink>
        </PasswordField>
        <Button type="submit" busy={form.isBusy || form.isTaken}>
          {m.login_submit()}
        </Button>
      </div>
    </form>
  )
}
