import { m } from '#paraglide/messages.js'
import type { PasswordPolicy } from '#shop/identity/passwords/password-policy.ts'
import { Button } from '#ui/button.tsx'
import { FormNotice } from '#pages/form/form-notice.tsx'
import { noticeOf } from '#storefront/forms/form-answer.ts'
import { useSending } from '#storefront/forms/use-sending.ts'
import { NewPasswordField } from '#storefront/auth/passwords/new-password-field.tsx'
import { PasswordField } from '#storefront/auth/passwords/password-field.tsx'
import { identityWords, type IdentityTrouble } from '#storefront/auth/identity-words.ts'
import { DoneNotice } from '#pages/done-notice.tsx'
import type { PasswordName, ChangeProblem } from './submit-password.ts'

interface PasswordFormProps {
  policy: PasswordPolicy
  /** For password managers: whose password it is. */
  email: string
}

/** A new password, for whoever knows the old one. */
export function PasswordForm({ policy, email }: PasswordFormProps) {
  const loadSending = () =>
    import('./submit-password.ts').then(
      ({ submitPassword }) =>
        (form: FormData) =>
          submitPassword(form, policy),
    )
  const { answer, problems, isSending, form } = useSending<
    PasswordName,
    ChangeProblem,
    IdentityTrouble
  >(loadSending, { answered: undefined, firstField: 'current-password' })
  const isDone = answer?.outcome === 'sent'
  return (
    <form
      // Emptied once it is done.
      key={isDone ? 'done' : 'open'}
      {...form}
      aria-label={m.security_password()}
      className="max-w-md noscript:hidden"
    >
      <DoneNotice>{isDone && m.security_changed()}</DoneNotice>
      <FormNotice trouble={noticeOf(answer)} words={identityWords} />
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <div className="mt-4 flex flex-col gap-5">
        <PasswordField
          id="current-password"
          name="currentPassword"
          label={m.security_current()}
          error={problems.currentPassword && m.security_wrong()}
          autoComplete="current-password"
          required
        />
        <NewPasswordField
          id="changed-password"
          label={m.newpassword_label()}
          policy={policy}
          problem={problems.password}
        />
        <Button type="submit" busy={isSending} className="self-start">
          {m.security_save()}
        </Button>
      </div>
    </form>
  )
}
