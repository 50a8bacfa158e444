import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import type { AnsweredForm } from '#pages/form/form-action.ts'
import type { FormResult } from '#pages/form/form-result.ts'
import { resultOf, usePageForm } from '#pages/form/use-page-form.ts'
import type { IdentityProblem } from '#shop/identity/contract.ts'
import type { InvitedRole } from '#shop/identity/invitations/invitation.ts'
import { Button } from '#ui/button.tsx'
import { Field, Select, TextField } from '#ui/field.tsx'
import { copyText } from '#ui/text/copy-text.ts'
import { ActionNotice } from '../action-notice.tsx'
import type { Invited } from './invitation-action.ts'
import { invitationTroubles } from './invitation-table.tsx'
import { roleNames, roleTexts } from './role-words.ts'

export interface InviteFormProps {
  /** Roles that the viewer may give. */
  roles: readonly InvitedRole[]
  sendsMails: boolean
  answered: FormResult | undefined
}

export function InviteForm({ roles, sendsMails, answered }: InviteFormProps) {
  const form = usePageForm<'email' | 'role', IdentityProblem>({
    id: 'invite',
    lastResult: resultOf(answered, 'invite'),
    words: { 'email-invalid': m.login_problem_email },
  })
  const { answer } = (form.result ?? {}) as AnsweredForm<Invited>
  const email = form.field('email')
  return (
    <>
      <p className="-mt-2 mb-4 max-w-3xl text-ink-soft">
        {sendsMails ? m.invite_intro() : m.invite_intro_no_mail()}
      </p>
      <form
        {...form.props}
        aria-labelledby="invite-staff"
        className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_14rem_auto]"
      >
        <input type="hidden" name="language" value={getLocale()} />
        <TextField
          {...email}
          type="email"
          label={m.login_email()}
          autoComplete="off"
          autoCapitalize="none"
          required
        />
        <Field {...form.field('role')} label={m.users_role()}>
          {(control) => (
            <Select {...control} name="role" defaultValue="moderator">
              {roles.map((role) => (
                <option key={role} value={role}>
                  {roleNames[role]()}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button
          type="submit"
          name="what"
          value="invite"
          busy={form.isBusy}
          className="sm:mt-[1.875rem]"
        >
          {m.invite_send()}
        </Button>
      </form>
      <RoleTexts roles={roles} />
      <ActionNotice
        result={form.result}
        done={form.isTaken && (answer?.isMailed ? m.invite_sent() : m.invite_made())}
        words={invitationTroubles}
        className="mt-2"
      />
      {form.isTaken && answer?.link && <LinkToCopy link={answer.link} />}
    </>
  )
}

const RoleTexts = ({ roles }: Pick<InviteFormProps, 'roles'>) => (
  <details className="mt-2 text-sm text-ink-soft">
    <summary className="inline-flex min-h-11 cursor-pointer items-center text-brand">
      {m.invite_roles()}
    </summary>
    <dl className="grid gap-2">
      {roles.map((role) => (
        <div key={role}>
          <dt className="font-semibold">{roleNames[role]()}</dt>
          <dd>{roleTexts[role]()}</dd>
        </div>
      ))}
    </dl>
  </details>
)

/** Shown once: the shop stores only a hash of it. */
function LinkToCopy({ link }: { link: string }) {
  const [isCopied, setCopied] = useState(false)
  return (
    <div className="mt-3 rounded-card border border-line bg-brand-wash p-4">
      <p className="mb-2 font-semibold">{m.invite_link()}</p>
      <p className="mb-3 text-sm text-ink-soft">{m.invite_link_text()}</p>
      <div className="flex flex-wrap items-center gap-2">
        <input
          readOnly
          value={link}
          aria-label={m.invite_link()}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className="min-h-11 min-w-0 flex-1 basis-60 rounded-control border border-control-line bg-surface px-3 text-sm"
        />
        <Button variant="quiet" onClick={() => void copyText(link).then(setCopied)}>
          {isCopied ? m.ordered_copied() : m.ordered_copy()}
        </Button>
      </div>
    </div>
  )
}
