import { m } from '#paraglide/messages.js'
import type { AnsweredForm } from '#pages/form/form-action.ts'
import { FormNotice } from '#pages/form/form-notice.tsx'
import { resultOf, usePageForm } from '#pages/form/use-page-form.ts'
import { authWords, identityWords } from '#storefront/auth/identity-words.ts'
import { PasswordField } from '#storefront/auth/passwords/password-field.tsx'
import { CodeFields } from '#storefront/auth/sign-in/code-fields.tsx'
import type { FactorAnswer } from './factor-action.ts'

type Name = 'password' | 'code'
type Problem = 'wrong-password' | 'invalid-verification-code'

const words = {
  'wrong-password': m.security_wrong,
  'invalid-verification-code': identityWords['invalid-verification-code'],
}

export type FactorResult = AnsweredForm<FactorAnswer> | undefined

/** One of the forms of this page, known by its name. */
export function useFactorForm(what: string, lastResult: FactorResult) {
  const form = usePageForm<Name, Problem>({
    id: what,
    lastResult: resultOf(lastResult, what),
    words,
  })
  return { ...form, what, answer: (form.result as FactorResult)?.answer }
}

export type FactorForm = ReturnType<typeof useFactorForm>

interface ProofFieldsProps {
  form: FactorForm
  hasPassword: boolean
  /** Asked for as well, where the second factor is on. */
  withCode?: boolean
}

/** That it is still the person who signed in. */
export function ProofFields({ form, hasPassword, withCode = false }: ProofFieldsProps) {
  const { defaultValue: _, ...password } = form.field('password')
  return (
    <>
      <Refused form={form} />
      {hasPassword && (
        <PasswordField
          {...password}
          label={m.login_password()}
          autoComplete="current-password"
          required
        />
      )}
      {withCode && <CodeFields id={form.what} error={form.field('code').error} />}
    </>
  )
}

export function Refused({ form }: { form: FactorForm }) {
  return <FormNotice trouble={form.trouble} words={authWords} />
}
