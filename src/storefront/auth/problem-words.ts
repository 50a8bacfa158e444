import { m } from '#paraglide/messages.js'
import type { IdentityProblem } from '#shop/identity/contract.ts'
import type { PasswordProblem } from './passwords/password-problem.ts'

export type AuthProblem = IdentityProblem | PasswordProblem

/** What each field says: what to do. What a new password still needs is said by its own field. */
export const problemWords: Partial<Record<AuthProblem, () => string>> = {
  'name-missing': m.register_problem_name,
  'name-too-long': m.register_problem_name_long,
  'email-invalid': m.login_problem_email,
  'password-missing': m.login_problem_password,
  'password-too-long': m.login_problem_password_long,
}
