import { m } from '#paraglide/messages.js'
import type { PasswordPolicy } from '#shop/identity/passwords/password-policy.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { FormNotice } from '#pages/form/form-notice.tsx'
import type { FormResult } from '#pages/form/form-result.ts'
import { useForm } from '#pages/form/use-form.ts'
import { authWords } from '../identity-words.ts'
import { EmailField } from '../email-field.tsx'
import { NewPasswordField } from '../passwords/new-password-field.tsx'
import { problemWords, type AuthProblem } from '../problem-words.ts'

interface RegistrationFormProps {
  policy: PasswordPolicy
  lastResult: FormResult | undefined
}

/** The page itself takes it, with `from` in its URL: thus no other action. */
export function RegistrationForm({ policy, lastResult }: RegistrationFormProps) {
  const form = useForm<'name' | 'email' | 'password', AuthProblem>({
    id: 'register',
    lastResult,
    check: () =>
      import('./check-registration.ts').then((checks) => checks.checkRegistration(policy)),
    afterwards: (result) =>
      import('../after-auth.ts').then(({ afterAuth }) =>
        afterAuth(result, { how: 'signed-up', method: 'password' }),
      ),
    words: problemWords,
  })
  return (
    <form {...form.props} aria-label={m.register_title()}>
      <FormNotice trouble={form.trouble} words={authWords} />
      <div className="mt-5 flex flex-col gap-5">
        <TextField {...form.field('name')} label={m.register_name()} autoComplete="name" required />
        <EmailField {...form.field('email')} />
        <NewPasswordField
          id="register-password"
          label={m.login_password()}
          policy={policy}
          owner="in-form"
          problem={form.problem('password')}
        />
        <Button type="submit" busy={form.isBusy || form.isTaken}>
          {m.register_submit()}
        </Button>
      </div>
    </form>
  )
}
