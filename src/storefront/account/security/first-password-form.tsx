import { Form } from 'react-router'
import { m } from '#paraglide/messages.js'
import type { PasswordPolicy } from '#shop/identity/passwords/password-policy.ts'
import { Button } from '#ui/button.tsx'
import { NewPasswordField } from '#storefront/auth/passwords/new-password-field.tsx'
import { passwordProblemOf } from '#storefront/auth/passwords/password-problem.ts'
import { SignInAndReturn } from '../layout/sign-in-and-return.tsx'
import { useIsSending } from '#pages/use-is-sending.ts'

interface FirstPasswordFormProps {
  policy: PasswordPolicy
  /** For password managers: whose password it is. */
  email: string
  outcome: string | undefined
  rules: readonly string[] | undefined
}

/** For whoever came with Google and has none to type; also without JavaScript. */
export function FirstPasswordForm({ policy, email, outcome, rules }: FirstPasswordFormProps) {
  const isBusy = useIsSending('first-password')
  if (outcome === 'requires-recent-login') return <SignInAndReturn />
  return (
    <Form
      method="post"
      noValidate
      aria-label={m.security_first()}
      className="flex max-w-md flex-col gap-5"
    >
      <input type="hidden" name="what" value="first-password" />
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField
        id="first-password"
        label={m.newpassword_label()}
        policy={policy}
        problem={
          outcome === 'password-does-not-meet-requirements' ? passwordProblemOf(rules) : undefined
        }
      />
      <Button type="submit" busy={isBusy} className="self-start">
        {m.security_first()}
      </Button>
    </Form>
  )
}
