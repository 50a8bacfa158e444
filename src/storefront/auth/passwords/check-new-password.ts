import { refused } from '#pages/form/form-result.ts'
import type { PasswordPolicy } from '#shop/identity/passwords/password-policy.ts'
import { passwordPolicyProblem } from './password-problem.ts'
import { readCode } from '../email-codes/read-code.ts'

/** The code comes along: only the browser knows it. */
export const checkNewPassword = (policy: PasswordPolicy) => (form: FormData) => {
  form.set('code', readCode())
  const fields = passwordPolicyProblem(form, policy)
  return fields.password ? refused({ fields }) : undefined
}
