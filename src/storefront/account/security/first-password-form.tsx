import { m } from '#paraglide/messages.js'
import { FormNotice } from '#pages/form/form-notice.tsx'
import type { usePageForm } from '#pages/form/use-page-form.ts'
import type { PasswordPolicy } from '#shop/identity/passwords/password-policy.ts'
import { authWords } from '#storefront/auth/identity-words.ts'
import { NewPasswordField } from '#storefront/auth/passwords/new-password-field.tsx'
import type { PasswordProblem } from '#storefront/auth/passwords/password-problem.ts'
import { Button } from '#ui/button.tsx'
import { SignInAndReturn } from '../layout/sign-in-and-return.tsx'

interface FirstPasswordFormProps {
  policy: PasswordPolicy
  /** For password managers: whose password it is. */
  email: string
  form: ReturnType<typeof usePageForm<'password', PasswordProblem>>
}

/** For whoever came with Google and has none to type. */
export function FirstPasswordForm({ policy, email, form }: FirstPasswordFormProps) {
  if (form.trouble === 'requires-recent-login') return <SignInAndReturn />
  return (
    <form {...form.props} aria-label={m.security_first()} className="flex max-w-md flex-col gap-5">
      <input type="hidden" name="what" value="first-password" />
      <FormNotice trouble={form.trouble} words={authWords} />
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField
        id="first-password"
        label={m.newpassword_label()}
        policy={policy}
        problem={form.problem('password')}
      />
      <Button type="submit" busy={form.isBusy} className="self-start">
        {m.security_first()}
      </Button>
    </form>
  )
}
