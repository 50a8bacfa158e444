import { m } from '#paraglide/messages.js'
import type { FormResult } from '#pages/form/form-result.ts'
import { usePageForm } from '#pages/form/use-page-form.ts'
import { problemWords, type AuthProblem } from '#storefront/auth/problem-words.ts'

type Problem = AuthProblem | 'wrong-password' | 'email-already-in-use'

const words = {
  ...problemWords,
  'wrong-password': m.security_wrong,
  'email-already-in-use': m.email_taken,
}

export type EmailChange = ReturnType<typeof useEmailChange>

/** One for all its forms: what was done last is said. */
export const useEmailChange = (lastResult: FormResult | undefined) =>
  usePageForm<'email' | 'currentPassword', Problem>({
    id: 'new',
    lastResult,
    check: async () => {
      const load = [
        import('#pages/form/check-by.ts'),
        import('#shop/identity/contract.ts'),
      ] as const
      const [{ checkBy }, { identitySchema }] = await Promise.all(load)
      const check = checkBy(identitySchema.changeEmail)
      return (form) => (form.get('what') === 'email' ? check(form) : undefined)
    },
    words,
  })
