import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { DoneNotice } from '#pages/done-notice.tsx'
import { FormNotice } from '#pages/form/form-notice.tsx'
import type { FormResult } from '#pages/form/form-result.ts'
import { usePageForm, type PageForm } from '#pages/form/use-page-form.ts'
import type { PasswordOwner } from '#shop/identity/passwords/guessable-password.ts'
import type { PasswordPolicy } from '#shop/identity/passwords/password-policy.ts'
import { authWords } from '#storefront/auth/identity-words.ts'
import { NewPasswordField } from '#storefront/auth/passwords/new-password-field.tsx'
import { PasswordField } from '#storefront/auth/passwords/password-field.tsx'
import {
  passwordPolicyProblem,
  type PasswordProblem,
} from '#storefront/auth/passwords/password-problem.ts'
import type { AuthProblem } from '#storefront/auth/problem-words.ts'
import { Button } from '#ui/button.tsx'
import { SignInAndReturn } from '../layout/sign-in-and-return.tsx'

interface OwnerProps {
  policy: PasswordPolicy
  /** Whose password it is. Password managers read the email. */
  person: PasswordOwner
}

/** A new password, for a person who knows the old one. */
export function PasswordForm({
  lastResult,
  ...owner
}: OwnerProps & { lastResult: FormResult | undefined }) {
  const form = usePageForm<'currentPassword' | 'password', AuthProblem>({
    id: 'change',
    lastResult,
    check: async () => {
      const load = [
        import('#pages/form/check-by.ts'),
        import('#shop/identity/contract.ts'),
      ] as const
      const [{ checkBy }, { identitySchema }] = await Promise.all(load)
      return checkBy(identitySchema.changePassword, (typed) =>
        passwordPolicyProblem(typed, owner.policy),
      )
    },
    words: {},
  })
  return (
    <>
      <DoneNotice>{form.isTaken && m.security_changed()}</DoneNotice>
      <ChosenPassword
        // Emptied once it is done.
        key={String(form.isTaken)}
        {...owner}
        what="password"
        title={m.security_password()}
        submit={m.security_save()}
        form={form}
        problem={form.problem('password')}
      >
        <PasswordField
          id="current-password"
          name="currentPassword"
          label={m.security_current()}
          error={form.problem('currentPassword') && m.security_wrong()}
          autoComplete="current-password"
          required
        />
      </ChosenPassword>
    </>
  )
}

interface FirstPasswordFormProps extends OwnerProps {
  form: ReturnType<typeof usePageForm<'password', PasswordProblem>>
}

/** For a person who signed up with Google and has none to type. */
export function FirstPasswordForm({ form, ...owner }: FirstPasswordFormProps) {
  if (form.trouble === 'requires-recent-login') return <SignInAndReturn />
  return (
    <ChosenPassword
      {...owner}
      what="first-password"
      title={m.security_first()}
      submit={m.security_first()}
      form={form}
      problem={form.problem('password')}
    />
  )
}

interface ChosenPasswordProps extends OwnerProps {
  /** The page's form. */
  what: 'password' | 'first-password'
  title: string
  submit: string
  form: Pick<PageForm, 'props' | 'trouble' | 'isBusy'>
  problem: string | undefined
  /** What stands before the new password. */
  children?: ReactNode
}

function ChosenPassword({
  what,
  title,
  submit,
  form,
  problem,
  policy,
  person,
  children,
}: ChosenPasswordProps) {
  return (
    <form {...form.props} aria-label={title} className="max-w-md">
      <input type="hidden" name="what" value={what} />
      <FormNotice trouble={form.trouble} words={authWords} />
      <input
        type="email"
        name="email"
        autoComplete="username"
        value={person.email}
        readOnly
        hidden
      />
      <div className="mt-4 flex flex-col gap-5">
        {children}
        <NewPasswordField
          id={`new-${what}`}
          label={m.newpassword_label()}
          policy={policy}
          owner={person}
          problem={problem}
        />
        <Button type="submit" busy={form.isBusy} className="self-start">
          {submit}
        </Button>
      </div>
    </form>
  )
}
