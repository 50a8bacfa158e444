import { m } from '#paraglide/messages.js'
import type { PasswordPolicy } from '#shop/identity/passwords/password-policy.ts'
import { Button } from '#ui/button.tsx'
import { FormDone } from '#pages/form/form-done.tsx'
import { FormNotice } from '#pages/form/form-notice.tsx'
import { noticeOf } from '../../forms/form-answer.ts'
import { useSending } from '../../forms/use-sending.ts'
import { ShopButtonLink, ShopLink } from '../../shop-link.tsx'
import { identityWords } from '../identity-words.ts'
import { CodeMissing } from './code-missing.tsx'
import type { EntryField, EntryProblem } from './entry-form.ts'
import type { IdentityTrouble } from '../identity-words.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { readCode } from './read-code.ts'
import { useHasCode } from './use-has-code.ts'

/** Sets a new password with the code from a mail. The code is read in the browser: the page is the same for everybody. */
export function NewPasswordForm({ policy }: { policy: PasswordPolicy }) {
  const hasCode = useHasCode(readCode)
  const loadSending = () =>
    import('./send-new-password.ts').then(
      ({ sendNewPassword }) =>
        (form: FormData) =>
          sendNewPassword(form, { code: readCode(), policy }),
    )
  const { answer, problems, isSending, form } = useSending<
    EntryField,
    EntryProblem,
    IdentityTrouble
  >(loadSending, { answered: undefined, firstField: 'new-password' })
  if (answer?.outcome === 'sent') {
    return (
      <div className="mt-5">
        <FormDone title={m.newpassword_done()}>
          <p className="mt-2 mb-4">{m.newpassword_done_text()}</p>
          <ShopButtonLink to="/login">{m.login_submit()}</ShopButtonLink>
        </FormDone>
      </div>
    )
  }
  if (hasCode === false)
    return <CodeMissing to="/forgotten-password" label={m.newpassword_ask_again()} />
  return (
    <form {...form} aria-label={m.newpassword_title()} className="mt-5 flex flex-col gap-5">
      <div>
        <FormNotice trouble={noticeOf(answer)} words={identityWords} />
        {answer?.outcome === 'invalid-action-code' && (
          <ShopLink
            to="/forgotten-password"
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
        problem={problems.password}
      />
      <Button type="submit" busy={isSending}>
        {m.newpassword_submit()}
      </Button>
    </form>
  )
}
