import { m } from '#paraglide/messages.js'
import type { FormResult } from '#pages/form/form-result.ts'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import { resultOf, usePageForm } from '#pages/form/use-page-form.ts'
import { WayOut } from '#pages/way-out.tsx'
import {
  mailSecurities,
  type MailSecurity,
  type MailServerProblem,
} from '#shop/mail/server/contract.ts'
import type { ShownMailServer } from '#shop/mail/server/find-mail-server.ts'
import { DashboardCard } from '#storefront/account/layout/dashboard-page.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Field, Select, TextField } from '#ui/field.tsx'
import { ActionNotice } from '../../action-notice.tsx'
import { SettingForm, type Unsaved } from '../setting-card.tsx'

const securityNames: Record<MailSecurity, () => string> = {
  tls: m.settings_server_tls,
  starttls: m.settings_server_starttls,
  none: m.settings_server_none,
}

const problemWords: Record<MailServerProblem, () => string> = {
  'host-wrong': m.settings_server_host_wrong,
  'port-wrong': m.settings_server_port_wrong,
  'security-wrong': m.settings_choice_wrong,
  'user-long': m.settings_too_long,
  'password-long': m.settings_too_long,
  'from-wrong': m.settings_email_wrong,
}

const troubleWords = {
  'password-needed': m.settings_server_password_needed,
  'set-by-environment': m.settings_server_by_environment,
}

interface MailServerFormProps {
  stored: ShownMailServer | undefined
  answered: FormResult | undefined
  unsaved: Unsaved
}

const useServerForm = (answered: FormResult | undefined) =>
  usePageForm<keyof ShownMailServer | 'password', MailServerProblem>({
    id: 'mailServer',
    lastResult: resultOf(answered, 'mailServer'),
    check: async () => {
      const load = [import('#pages/form/check-by.ts'), import('./mail-server-schema.ts')] as const
      const [{ checkBy }, { mailServerFormSchema }] = await Promise.all(load)
      return checkBy(mailServerFormSchema)
    },
    words: problemWords,
  })

type ServerForm = ReturnType<typeof useServerForm>

/** The SMTP server that sends the shop's mails. The stored password is never shown. */
export function MailServerForm({ stored, answered, unsaved }: MailServerFormProps) {
  const form = useServerForm(answered)
  return (
    <DashboardCard id="settings-mailServer" title={m.settings_mail_server()}>
      <p className="-mt-3 mb-4 max-w-3xl text-ink-soft">{m.settings_server_intro()}</p>
      <SettingForm
        name="mailServer"
        form={form}
        unsaved={unsaved}
        words={troubleWords}
        done={m.settings_server_saved()}
        labelled={{ 'aria-labelledby': 'settings-mailServer' }}
      >
        <input type="hidden" name="version" value={stored?.version ?? 0} />
        <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
          <ConnectionFields form={form} stored={stored ?? blank} />
          <LoginFields form={form} stored={stored ?? blank} />
        </div>
      </SettingForm>
      {stored && <RemoveServer answered={answered} />}
    </DashboardCard>
  )
}

/** Before one is set. */
const blank: ShownMailServer = {
  host: '',
  port: 465,
  security: 'tls',
  user: '',
  from: '',
  hasPassword: false,
  version: 0,
}

interface FieldsProps {
  form: ServerForm
  stored: ShownMailServer
}

function typedField({ form, stored }: FieldsProps, name: 'host' | 'user' | 'from') {
  const { defaultValue = stored[name], ...rest } = form.field(name)
  return { ...rest, defaultValue, autoCapitalize: 'none', spellCheck: false, autoComplete: 'off' }
}

function ConnectionFields(props: FieldsProps) {
  const { form, stored } = props
  const { defaultValue: port = String(stored.port), ...portField } = form.field('port')
  const { defaultValue: security = stored.security, ...securityField } = form.field('security')
  return (
    <>
      <TextField
        {...typedField(props, 'host')}
        label={m.settings_server_host()}
        hint={m.settings_server_host_hint()}
        required
      />
      <TextField
        {...portField}
        defaultValue={port}
        label={m.settings_server_port()}
        hint={m.settings_server_port_hint()}
        inputMode="numeric"
        required
      />
      <Field {...securityField} label={m.settings_server_security()}>
        {(control) => (
          <Select {...control} name="security" defaultValue={security}>
            {mailSecurities.map((each) => (
              <option key={each} value={each}>
                {securityNames[each]()}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  )
}

function LoginFields(props: FieldsProps) {
  return (
    <>
      <TextField
        {...typedField(props, 'from')}
        type="email"
        label={m.settings_server_from()}
        hint={m.settings_server_from_hint()}
        required
      />
      <TextField
        {...typedField(props, 'user')}
        label={m.settings_server_user()}
        hint={m.settings_server_user_hint()}
        optional
      />
      <TextField
        {...props.form.field('password')}
        type="password"
        autoComplete="new-password"
        label={m.settings_server_password()}
        hint={passwordHint(props.stored)}
        optional
      />
    </>
  )
}

function passwordHint({ hasPassword, user }: ShownMailServer): string {
  if (hasPassword) return m.settings_server_password_kept()
  return user === '' ? m.settings_server_password_hint() : m.settings_server_password_lost()
}

/** Asks once more, also without JavaScript. */
function RemoveServer({ answered }: { answered: FormResult | undefined }) {
  const form = usePageForm({
    id: 'removeMailServer',
    lastResult: resultOf(answered, 'removeMailServer'),
    words: {},
  })
  return (
    <details className="mt-6">
      <summary className={buttonClass('quiet', 'cursor-pointer list-none text-cut!')}>
        {m.settings_server_remove()}
      </summary>
      <form
        {...form.props}
        aria-label={m.settings_server_remove()}
        className="mt-3 rounded-card border border-cut bg-cut-wash p-4"
      >
        <p className="mb-3">{m.settings_server_remove_text()}</p>
        <div className="flex flex-wrap gap-2">
          <SubmitButton what="removeMailServer" variant="quiet" sending={form.sending}>
            {m.settings_server_remove()}
          </SubmitButton>
          <WayOut>{m.form_cancel()}</WayOut>
        </div>
      </form>
      <ActionNotice result={form.result} words={{}} />
    </details>
  )
}
