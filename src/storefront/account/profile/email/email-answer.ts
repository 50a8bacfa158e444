import type { IdentityProblem } from '#shop/identity/contract.ts'

export type EmailAnswer =
  | { outcome: 'email-asked' | 'email-cancelled' | 'email-not-pending' | 'email-too-many' }
  | {
      outcome: 'email-refused'
      /** As it was typed. */
      email: string
      why:
        | { email?: IdentityProblem; password?: IdentityProblem }
        | 'wrong-password'
        | 'requires-recent-login'
        | 'email-already-in-use'
        | 'too-many-requests'
    }

/** Of all that the page may be answered, what is about the address. */
export function emailAnswerIn(
  answer: { outcome: string } | EmailAnswer | undefined,
): EmailAnswer | undefined {
  return answer?.outcome.startsWith('email-') ? (answer as EmailAnswer) : undefined
}
