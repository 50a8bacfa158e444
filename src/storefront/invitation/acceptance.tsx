import { m } from '#paraglide/messages.js'
import { FormDone } from '#pages/form/form-done.tsx'
import { FormNotice } from '#pages/form/form-notice.tsx'
import type { FormResult } from '#pages/form/form-result.ts'
import { useForm } from '#pages/form/use-form.ts'
import { localPath, ShopButtonLink } from '#pages/shop-link.tsx'
import type { PasswordPolicy } from '#shop/identity/passwords/password-policy.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { authWords } from '../auth/identity-words.ts'
import { NewPasswordField } from '../auth/passwords/new-password-field.tsx'
import { problemWords, type AuthProblem } from '../auth/problem-words.ts'
import { useAccount } from '../session/use-account.ts'
import { useInvitation } from './use-invitation.ts'

const troubleWords = {
  ...authWords,
  'invalid-action-code': m.invitation_ended,
  'sign-in-required': m.invitation_sign_in,
  'other-account': m.invitation_other_account,
  'works-here': m.invitation_works_here,
}

interface AcceptanceProps {
  policy: PasswordPolicy
  lastResult: FormResult | undefined
}

const useAcceptForm = (id: 'join' | 'accept', lastResult: FormResult | undefined) =>
  useForm<'name' | 'password', AuthProblem>({
    id,
    lastResult: lastResult?.form === id ? lastResult : undefined,
    ...(id === 'join' && {
      check: () => import('./check-join.ts').then(({ checkJoin }) => checkJoin),
    }),
    afterwards: (result) =>
      import('./after-acceptance.ts').then(({ afterAcceptance }) => afterAcceptance(result)),
    words: problemWords,
  })

type AcceptForm = ReturnType<typeof useAcceptForm>

export function Acceptance({ policy, lastResult }: AcceptanceProps) {
  const invitation = useInvitation()
  const isSignedIn = useAccount() === 'signed-in'
  const join = useAcceptForm('join', lastResult)
  const accept = useAcceptForm('accept', lastResult)
  if (join.isTaken || accept.isTaken) return <Accepted />
  if (invitation?.code === '') return <p className="mt-5">{m.invitation_link_cut()}</p>
  const { code, email } = invitation ?? { code: '', email: '' }
  return (
    <>
      <p className="mt-1 text-ink-soft">
        {email === '' ? m.invitation_intro() : m.invitation_intro_for({ email })}
      </p>
      {isSignedIn ? (
        <SignedInForm form={accept} code={code} />
      ) : (
        <JoinForm form={join} code={code} email={email} policy={policy} />
      )}
    </>
  )
}

function Accepted() {
  return (
    <div className="mt-5">
      <FormDone title={m.invitation_done()}>
        <p className="mt-1 mb-4 text-ink-soft">{m.invitation_done_text()}</p>
        <ShopButtonLink to="/dashboard/panelboard">{m.invitation_begin()}</ShopButtonLink>
      </FormDone>
    </div>
  )
}

function SignedInForm({ form, code }: { form: AcceptForm; code: string }) {
  return (
    <form {...form.props} aria-label={m.invitation_title()} className="mt-5">
      <FormNotice trouble={form.trouble} words={troubleWords} />
      <p className="mb-4">{m.invitation_with_account()}</p>
      <input type="hidden" name="code" value={code} />
      <Button type="submit" name="what" value="accept" busy={form.isBusy}>
        {m.invitation_accept()}
      </Button>
    </form>
  )
}

interface JoinFormProps {
  form: AcceptForm
  code: string
  email: string
  policy: PasswordPolicy
}

function JoinForm({ form, code, email, policy }: JoinFormProps) {
  return (
    <form {...form.props} aria-label={m.invitation_title()} className="mt-5 flex flex-col gap-5">
      <FormNotice trouble={form.trouble} words={troubleWords} />
      <input type="hidden" name="code" value={code} />
      <TextField {...form.field('name')} label={m.register_name()} autoComplete="name" required />
      {/* Password managers store the password under this address. */}
      <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
      <NewPasswordField
        id="join-password"
        owner="in-form"
        label={m.login_password()}
        policy={policy}
        problem={form.problem('password')}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" name="what" value="join" busy={form.isBusy}>
          {m.invitation_accept()}
        </Button>
        <ShopButtonLink
          to={`/login?from=${encodeURIComponent(localPath('/invitation'))}`}
          variant="quiet"
        >
          {m.invitation_have_account()}
        </ShopButtonLink>
      </div>
    </form>
  )
}
