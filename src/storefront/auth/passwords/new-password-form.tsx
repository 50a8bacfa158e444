import { m } from '#paraglide/messages.js'
import type { PasswordPolicy } from '#shop/identity/passwords/password-policy.ts'
import { Button } from '#ui/button.tsx'
import { FormDone } from '#pages/form/form-done.tsx'
import { FormNotice } from '#pages/form/form-notice.tsx'
import type { FormResult } from '#pages/form/form-result.ts'
import { useForm } from '#pages/form/use-form.ts'
import { ShopButtonLink, ShopLink } from '#pages/shop-link.tsx'
import { authWords } from '../identity-words.ts'
import { CodeMissing, useHasCode } from '../email-codes/mail-code.tsx'
import { problemWords, type AuthProblem } from '../problem-words.ts'
import { useUrlQuery } from '../redirect/use-url-query.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { readCode } from '../email-codes/read-code.ts'

interface NewPasswordFormProps {
  policy: PasswordPolicy
  lastResult: FormResult | undefined
}

/** Sets a new password with the code from a mail. The code is read in the browser: the page is the same for everybody. */
export function NewPasswordForm({ policy, lastResult }: NewPasswordFormProps) {
  const hasCode = useHasCode(readCode)
  const query = useUrlQuery()
  const form = useForm<'password' | 'code', AuthProblem>({
    id: 'reset',
    lastResult,
    check: () =>
      import('./check-new-password.ts').then((checks) => checks.checkNewPassword(policy)),
    afterwards: (result) =>
      import('#storefront/session/stored-session.ts').then(({ clearToken }) => {
        // All sessions have ended with it, also that of this browser.
        clearToken('signed-out')
        return result
      }),
    words: problemWords,
  })
  const trouble = form.problem('code') ? 'invalid-action-code' : form.trouble
  if (form.isTaken) {
    return (
      <div className="mt-5">
        <FormDone title={m.newpassword_done()}>
          <p className="mt-2 mb-4">{m.newpassword_done_text()}</p>
          <ShopButtonLink to={`/login${query}`}>{m.login_submit()}</ShopButtonLink>
        </FormDone>
      </div>
    )
  }
  if (hasCode === false)
    return <CodeMissing to={`/forgotten-password${query}`} label={m.newpassword_ask_again()} />
  return (
    <form {...form.props} aria-label={m.newpassword_title()} className="mt-5 flex flex-col gap-5">
      <div>
        <FormNotice trouble={trouble} words={authWords} />
        {trouble === 'invalid-action-code' && (
          <ShopLink
            to={`/forgotten-password${query}`}
            className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
          >
            {m.newpassword_ask_again()}
          </ShopLink>
        )}
      </div>
      <NewPasswordField
        id="new-password"
        label={m.newpassword_label()}
        policy={policy}
        owner="unknown"
        problem={form.problem('password')}
      />
      <Button type="submit" busy={form.isBusy}>
        {m.newpassword_submit()}
      </Button>
    </form>
  )
}
