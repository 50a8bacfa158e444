import { useSyncExternalStore } from 'react'
import { m } from '#paraglide/messages.js'
import type { PasswordPolicy } from '#shop/identity/passwords/password-policy.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { NewPasswordField } from '../account/entry/new-password-field.tsx'
import { readHash } from '../account/entry/read-code.ts'
import { noticeOf, type FieldProblems } from '../forms/form-answer.ts'
import { FormDone } from '#pages/form/form-done.tsx'
import { FormNotice } from '#pages/form/form-notice.tsx'
import { useSending } from '../forms/use-sending.ts'
import { ShopButtonLink } from '../shop-link.tsx'
import type { OwnerField, OwnerProblem } from './owner-fields.ts'

const loadSending = () => import('./send-owner.ts').then(({ sendOwner }) => sendOwner)

const words = { 'link-used': m.owner_link_used, 'email-taken': m.identity_email_already_in_use }

let codeOfLink = ''

/** As owner-link.ts makes them; all other marks lead to a part of the page. */
const codeIn = (hash: string) => (/^[\w-]{32}$/.test(hash) ? hash : '')

/** What stood behind # in the address of the page; the server never sees it, nor do the history and other scripts. */
const useCodeOfLink = () =>
  useSyncExternalStore(
    watchAddress,
    () => codeOfLink,
    () => '',
  )

function watchAddress(onChange: () => void): () => void {
  const take = () => {
    codeOfLink = readHash(codeIn)
    onChange()
  }
  take()
  window.addEventListener('hashchange', take)
  return () => window.removeEventListener('hashchange', take)
}

export function OwnerForm({ policy }: { policy: PasswordPolicy }) {
  const code = useCodeOfLink()
  const { answer, problems, isSending, form } = useSending(loadSending, {
    answered: undefined,
    firstField: 'owner-name',
  })
  const isDone = answer?.outcome === 'sent'
  if (isDone) {
    return (
      <FormDone title={m.owner_done()}>
        <p className="mt-1 text-ink-soft">{m.owner_done_text()}</p>
        <p className="mt-3">{m.owner_done_protect()}</p>
        <div className="mt-4 flex flex-wrap gap-2">
          <ShopButtonLink to="/dashboard/security/second-factor">
            {m.owner_done_factor()}
          </ShopButtonLink>
          <ShopButtonLink to="/dashboard" variant="quiet">
            {m.header_my_account()}
          </ShopButtonLink>
        </div>
      </FormDone>
    )
  }
  return (
    <form {...form} aria-labelledby="owner-form" className="flex flex-col gap-5">
      <div>
        <h1 id="owner-form" className="text-2xl font-semibold text-pretty">
          {m.owner_title()}
        </h1>
        <p className="mt-1 text-ink-soft">{m.owner_text()}</p>
        <noscript>
          <p className="mt-4 rounded-control bg-deal-wash p-4 text-deal-ink">
            {m.owner_needs_javascript()}
          </p>
        </noscript>
        <FormNotice trouble={noticeOf(answer)} words={words} />
      </div>
      <OwnerFields problems={problems} policy={policy} code={code} />
      <Button type="submit" busy={isSending}>
        {m.owner_send()}
      </Button>
    </form>
  )
}

interface OwnerFieldsProps {
  problems: FieldProblems<OwnerField, OwnerProblem>
  policy: PasswordPolicy
  code: string
}

function OwnerFields({ problems, policy, code }: OwnerFieldsProps) {
  const say: Record<OwnerProblem, () => string> = {
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
  const field = (name: OwnerField) => {
    const problem = problems[name]
    return { id: `owner-${name}`, name, error: problem && say[problem](), required: true }
  }
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
        problem={problems.password}
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
