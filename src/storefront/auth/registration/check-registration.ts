import '#pages/form/zod-without-eval.ts'
import { checkForm } from '#pages/form/parse-form.ts'
import { identitySchema } from '#shop/identity/contract.ts'
import type { PasswordPolicy } from '#shop/identity/passwords/password-policy.ts'
import { passwordPolicyProblem } from '../passwords/password-problem.ts'

/** Loaded with the first press: the rules are many kilobytes. */
export const checkRegistration = (policy: PasswordPolicy) => (form: FormData) =>
  checkForm(form, identitySchema.signUp, (typed) => passwordPolicyProblem(typed, policy))
