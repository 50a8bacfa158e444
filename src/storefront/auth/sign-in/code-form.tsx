import { m } from '#paraglide/messages.js'
import { Button } from '#ui/button.tsx'
import { FormNotice } from '#pages/form/form-notice.tsx'
import type { FormResult } from '#pages/form/form-result.ts'
import { useForm } from '#pages/form/use-form.ts'
import { authWords } from '../identity-words.ts'
import { AuthLink } from '../redirect/auth-link.tsx'
import { CodeFields } from './code-fields.tsx'

/** The second step of signing in. */
export function CodeForm({ lastResult }: { lastResult: FormResult | undefined }) {
  const form = useForm<'code' | 'recovery', 'missing'>({
    id: 'sign-in',
    lastResult,
    check: () => import('./read-typed-code.ts').then(({ checkTypedCode }) => checkTypedCode),
    afterwards: (result) =>
      import('../after-auth.ts').then(({ afterAuth }) =>
        afterAuth(result, { how: 'signed-in', method: 'second-factor' }),
      ),
    words: { missing: m.factor_code_missing },
  })
  return (
    <form {...form.props} aria-label={m.factor_code_title()}>
      <FormNotice trouble={form.trouble} words={authWords} />
      <div className="mt-5 flex flex-col gap-5">
        <CodeFields id="sign-in" error={form.field('code').error} />
        <Button type="submit" busy={form.isBusy || form.isTaken}>
          {m.login_submit()}
        </Button>
        <AuthLink to="/login" className="self-start">
          {m.factor_code_begin_again()}
        </AuthLink>
      </div>
    </form>
  )
}
