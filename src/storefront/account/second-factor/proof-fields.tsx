import { m } from '#paraglide/messages.js'
import { CodeFields } from '#storefront/auth/sign-in/code-fields.tsx'
import { PasswordField } from '#storefront/auth/passwords/password-field.tsx'
import { FormNotice } from '#pages/form/form-notice.tsx'
import { identityWords } from '#storefront/auth/identity-words.ts'
import type { FactorAnswer, FactorForm } from './factor-action.ts'

/** What a form of this page was refused with; nothing where another one was sent, or all went well. */
export function refusalOf(answer: FactorAnswer | undefined, what: FactorForm) {
  if (answer?.what !== what) return undefined
  const { outcome } = answer
  return outcome === 'begun' || outcome === 'codes' || outcome === 'done' ? undefined : outcome
}

type Refusal = ReturnType<typeof refusalOf>

interface ProofFieldsProps {
  id: string
  hasPassword: boolean
  refusal: Refusal
  /** Asked for as well, where the second factor is on. */
  withCode?: boolean
}

/** That it is still the person who signed in. */
export function ProofFields({ id, hasPassword, refusal, withCode = false }: ProofFieldsProps) {
  const isOfField = refusal === 'wrong-password' || refusal === 'invalid-verification-code'
  return (
    <>
      {refusal && !isOfField && <Refused refusal={refusal} />}
      {hasPassword && (
        <PasswordField
          id={`${id}-password`}
          name="password"
          label={m.login_password()}
          error={refusal === 'wrong-password' ? m.security_wrong() : undefined}
          autoComplete="current-password"
          required
        />
      )}
      {withCode && (
        <CodeFields
          id={id}
          error={
            refusal === 'invalid-verification-code'
              ? identityWords['invalid-verification-code']()
              : undefined
          }
        />
      )}
    </>
  )
}

export function Refused({ refusal }: { refusal: NonNullable<Refusal> }) {
  return <FormNotice trouble={refusal} words={identityWords} />
}
