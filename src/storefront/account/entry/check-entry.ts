import '#pages/form/zod-without-eval.ts'
import type { Language } from '#platform/language.ts'
import { identitySchema, type SignIn, type SignUp } from '#shop/identity/contract.ts'
import { unmetRules, type PasswordPolicy } from '#shop/identity/passwords/password-policy.ts'
import { problemsOf, type Typed } from '../../forms/form-answer.ts'
import { entryFields, type EntryField, type EntryProblems } from './entry-form.ts'

type Checked<Content> =
  | { outcome: 'fits'; content: Content }
  | { outcome: 'check-fields'; fields: EntryProblems }

/** The rules of the contract, for the browser and for the server. */
export function checkSignIn({ email, password }: Typed<EntryField>): Checked<SignIn> {
  const checked = identitySchema.signIn.safeParse({ email, password })
  if (checked.success) return { outcome: 'fits', content: checked.data }
  return { outcome: 'check-fields', fields: problemsOf(checked.error.issues, entryFields) }
}

export function checkRegistration(
  typed: Typed<EntryField>,
  { policy, language }: { policy: PasswordPolicy; language: Language },
): Checked<SignUp> {
  const checked = identitySchema.signUp.safeParse({ ...typed, language })
  const fields: EntryProblems = checked.success ? {} : problemsOf(checked.error.issues, entryFields)
  if (unmetRules(policy, typed.password).length > 0) fields.password = 'password-not-kept'
  if (checked.success && !fields.password) return { outcome: 'fits', content: checked.data }
  return { outcome: 'check-fields', fields }
}
