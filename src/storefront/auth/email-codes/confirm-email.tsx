import { m } from '#paraglide/messages.js'
import { Button } from '#ui/button.tsx'
import { FormDone } from '#pages/form/form-done.tsx'
import { FormNotice } from '#pages/form/form-notice.tsx'
import type { FormResult } from '#pages/form/form-result.ts'
import { useForm } from '#pages/form/use-form.ts'
import { localPath, ShopButtonLink } from '#pages/shop-link.tsx'
import { authWords } from '../identity-words.ts'
import { useAccount } from '#storefront/session/use-account.ts'

interface ConfirmEmailProps {
  readCode: () => string
  lastResult: FormResult | undefined
}

/** One press proves the e-mail: programs that only look at links prove nothing. */
export function ConfirmEmail({ readCode, lastResult }: ConfirmEmailProps) {
  const form = useForm<'code', 'code-missing'>({
    id: 'confirm',
    lastResult,
    send: (page) =>
      import('./submit-code.ts').then(({ submitCode }) => submitCode(page, readCode())),
    words: {},
  })
  const isSignedIn = useAccount() === 'signed-in'
  const words = {
    ...authWords,
    'sign-in-required': isSignedIn ? m.verify_other_account : m.verify_sign_in,
  }
  if (form.isTaken)
    return (
      <div className="mt-5">
        <FormDone title={m.verify_done()}>
          <p className="mt-2 mb-4">{m.verify_done_text()}</p>
          <ShopButtonLink to="/dashboard">{m.header_my_account()}</ShopButtonLink>
        </FormDone>
      </div>
    )
  return (
    <form
      {...form.props}
      aria-label={m.verify_title()}
      className="mt-5 flex flex-col items-start gap-4"
    >
      <FormNotice
        trouble={form.problem('code') ? 'invalid-action-code' : form.trouble}
        words={words}
      />
      {form.trouble === 'sign-in-required' && !isSignedIn && <SignInFirst />}
      {form.trouble === 'invalid-action-code' ? (
        <>
          <p>{m.verify_used_already()}</p>
          <ShopButtonLink to="/dashboard/profile" variant="quiet">
            {m.verify_ask_again()}
          </ShopButtonLink>
        </>
      ) : (
        <Button type="submit" busy={form.isBusy}>
          {m.verify_submit()}
        </Button>
      )}
    </form>
  )
}

/** Back here afterwards; the code waits in this tab. */
function SignInFirst() {
  return (
    <ShopButtonLink to={`/login?from=${encodeURIComponent(localPath('/verify-email'))}`}>
      {m.login_submit()}
    </ShopButtonLink>
  )
}
