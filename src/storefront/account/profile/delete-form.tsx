import { m } from '#paraglide/messages.js'
import { FormNotice } from '#pages/form/form-notice.tsx'
import type { FormResult } from '#pages/form/form-result.ts'
import { useForm } from '#pages/form/use-form.ts'
import { localPath } from '#pages/shop-link.tsx'
import { WayOut } from '#pages/way-out.tsx'
import { authWords } from '#storefront/auth/identity-words.ts'
import { PasswordField } from '#storefront/auth/passwords/password-field.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { SignInAndReturn } from '../layout/sign-in-and-return.tsx'

const words = { 'wrong-password': m.security_wrong }
const wholeWords = { ...authWords, 'works-here': m.delete_works_here }

/** The page that says so is a document of its own: nothing of the account is left in this one. */
async function leave(result: FormResult): Promise<FormResult> {
  window.location.assign(localPath('/account-deleted'))
  return result
}

/** Behind one more press and the password. */
export function DeleteForm({ lastResult }: { lastResult: FormResult | undefined }) {
  const form = useForm<'password', 'wrong-password'>({
    id: 'delete',
    lastResult,
    words,
    afterwards: leave,
  })
  const { defaultValue: _, ...password } = form.field('password')
  return (
    <details open={lastResult !== undefined || undefined}>
      <summary className={buttonClass('quiet', 'cursor-pointer list-none text-cut!')}>
        {m.delete_title()}
      </summary>
      {form.trouble === 'requires-recent-login' ? (
        <div className="mt-4 max-w-md">
          <SignInAndReturn />
        </div>
      ) : (
        <form {...form.props} className="mt-4 flex max-w-md flex-col gap-4">
          <input type="hidden" name="what" value="delete" />
          <PasswordField {...password} label={m.login_password()} autoComplete="current-password" />
          <FormNotice trouble={form.trouble} words={wholeWords} />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="quiet" busy={form.isBusy} className="text-cut!">
              {m.delete_submit()}
            </Button>
            <WayOut>{m.delete_no()}</WayOut>
          </div>
        </form>
      )}
    </details>
  )
}
