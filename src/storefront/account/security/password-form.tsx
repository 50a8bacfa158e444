import { m } from '#paraglide/messages.js'
import { DoneNotice } from '#pages/done-notice.tsx'
import { FormNotice } from '#pages/form/form-notice.tsx'
import type { FormResult } from '#pages/form/form-result.ts'
import { usePageForm } from '#pages/form/use-page-form.ts'
import type { PasswordPolicy } from '#shop/identity/passwords/password-policy.ts'
import { authWords } from '#storefront/auth/identity-words.ts'
import { NewPasswordField } from '#storefront/auth/passwords/new-password-field.tsx'
import { PasswordField } from '#storefront/auth/passwords/password-field.tsx'
import { unkeptPassword } from '#storefront/auth/passwords/password-problem.ts'
import type { AuthProblem } from '#storefront/auth/problem-words.ts'
import { Button } from '#ui/button.tsx'

interface PasswordFormProps {
  policy: PasswordPolicy
  /** For password managers: whose password it is. */
  email: string
  lastResult: FormResult | undefined
}

/** A new password, for whoever knows the old one. */
export function PasswordForm({ policy, email, lastResult }: PasswordFormProps) {
  const form = usePageForm<'currentPassword' | 'password', AuthProblem>({
    id: 'change',
    lastResult,
    check: async () => {
      const load = [
        import('#pages/form/check-by.ts'),
        import('#shop/identity/contract.ts'),
      ] as const
      const [{ checkBy }, { identitySchema }] = await Promise.all(load)
      return checkBy(identitySchema.changePassword, (typed) => unkeptPassword(typed, policy))
    },
    words: {},
  })
  return (
    <>
      <DoneNotice>{form.isTaken && m.security_changed()}</DoneNotice>
      <form
        // Emptied once it is done.
        key={String(form.isTaken)}
        {...form.props}
        aria-label={m.security_password()}
        className="max-w-md"
      >
        <input type="hidden" name="what" value="password" />
        <FormNotice trouble={form.trouble} words={authWords} />
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <div className="mt-4 flex flex-col gap-5">
          <PasswordField
            id="current-password"
            name="currentPassword"
            label={m.security_current()}
            error={form.problem('currentPassword') && m.security_wrong()}
            autoComplete="current-password"
            required
          />
          <NewPasswordField
            id="changed-password"
            label={m.newpassword_label()}
            policy={policy}
            problem={form.problem('password')}
          />
          <Button type="submit" busy={form.isBusy} className="self-start">
            {m.security_save()}
          </Button>
        </div>
      </form>
    </>
  )
}
