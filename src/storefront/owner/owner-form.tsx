import { useSyncExternalStore } from 'react'
import { m } from '#paraglide/messages.js'
import type { PasswordPolicy } from '#shop/identity/passwords/password-policy.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { NewPasswordField } from '../auth/passwords/new-password-field.tsx'
import { readHash } from '../auth/email-codes/read-code.ts'
import type { FormResult } from '#pages/form/form-result.ts'
import { FormDone } from '#pages/form/form-done.tsx'
import { FormNotice } from '#pages/form/form-notice.tsx'
import { useForm } from '#pages/form/use-form.ts'
import type { AuthProblem } from '../auth/problem-words.ts'
import { ShopButtonLink } from '#pages/shop-link.tsx'

/** The problems of the form as a whole. */
const troubles = {
  'invalid-action-code': m.owner_link_used,
  'email-already-in-use': m.identity_email_already_in_use,
  'too-many-requests': m.form_too_many,
}

const words: Record<AuthProblem, () => string> = {
  'name-missing': m.contact_problem_name_missing,
  'name-too-long': m.contact_problem_name_long,
  'email-invalid': m.newsletter_problem_email,
  'password-missing': m.form_check_fields,
  'password-too-long': m.form_check_fields,
  'password-not-kept': m.form_check_fields,
  'password-common': m.form_check_fields,
  'password-personal': m.form_check_fields,
  'code-missing': m.owner_code_missing,
  'digits-missing': m.form_check_fields,
  'language-unknown': m.form_check_fields,
  'photo-invalid': m.form_check_fields,
}

let codeOfLink = ''

/** As owner-link.ts makes them; all other marks lead to a part of the page. */
const codeIn = (hash: string) => (/^[\w-]{32}$/.test(hash) ? hash : '')

/** What stood behind # in the URL of the page; the server never sees it, nor do the history and other scripts. */
const useCodeOfLink = () =>
  useSyncExternalStore(
    watchUrl,
    () => codeOfLink,
    () => '',
  )

function watchUrl(onChange: () => void): () => void {
  const take = () => {
    codeOfLink = readHash(codeIn)
    onChange()
  }
  take()
  window.addEventListener('hashchange', take)
  return () => window.removeEventListener('hashchange', take)
}

type OwnerField = 'name' | 'email' | 'password' | 'code'

interface OwnerFormProps {
  policy: PasswordPolicy
  lastResult: FormResult | undefined
}

const useOwnerForm = (lastResult: FormResult | undefined) =>
  useForm<OwnerField, AuthProblem>({
    id: 'owner',
    lastResult,
    check: () => import('./check-owner.ts').then(({ checkOwner }) => checkOwner),
    afterwards: (result) => import('./after-claim.ts').then(({ afterClaim }) => afterClaim(result)),
    words,
  })

export function OwnerForm({ policy, lastResult }: OwnerFormProps) {
  const code = useCodeOfLink()
  const form = useOwnerForm(lastResult)
  if (form.isTaken) {
    return (
      <FormDone title={m.owner_done()}>
        <p className="mt-1 text-ink-soft">{m.owner_done_text()}</p>
        <ShopButtonLink to="/dashboard" className="mt-4">
          {m.owner_done_open()}
        </ShopButtonLink>
      </FormDone>
    )
  }
  return (
    <form {...form.props} aria-labelledby="owner-form" className="flex flex-col gap-5">
      <div>
        <h1 id="owner-form" className="text-2xl font-semibold text-pretty">
          {m.owner_title()}
        </h1>
        <p className="mt-1 text-ink-soft">{m.owner_text()}</p>
        <noscript>
          <p className="mt-4 rounded-control bg-deal-wash p-4 text-on-deal-wash">
            {m.owner_needs_javascript()}
          </p>
        </noscript>
        <FormNotice trouble={form.trouble} words={troubles} />
      </div>
      <OwnerFields form={form} policy={policy} code={code} />
      <Button type="submit" busy={form.isBusy}>
        {m.owner_send()}
      </Button>
    </form>
  )
}

interface OwnerFieldsProps {
  form: ReturnType<typeof useOwnerForm>
  policy: PasswordPolicy
  code: string
}

function OwnerFields({ form, policy, code }: OwnerFieldsProps) {
  const field = (name: OwnerField) => ({ ...form.field(name), required: true })
  const asTyped = { autoCapitalize: 'none', spellCheck: false }
  return (
    <>
      <TextField {...field('name')} label={m.contact_name()} autoComplete="name" />
      <TextField
        {...field('email')}
        {...asTyped}
        type="email"
        label={m.login_email()}
        autoComplete="username"
      />
      <NewPasswordField
        id="owner-password"
        label={m.login_password()}
        policy={policy}
        owner="in-form"
        problem={form.problem('password')}
      />
      <TextField
        {...field('code')}
        {...asTyped}
        label={m.owner_code()}
        hint={m.owner_code_hint()}
        // The page learns it a moment after the field is there.
        key={code}
        defaultValue={code}
        autoComplete="off"
      />
    </>
  )
}
