import { m } from '#paraglide/messages.js'
import { FormNotice } from '#pages/form/form-notice.tsx'
import { WayOut } from '#pages/way-out.tsx'
import { SignInAndReturn } from '#storefront/account/layout/sign-in-and-return.tsx'
import { authWords } from '#storefront/auth/identity-words.ts'
import { PasswordField } from '#storefront/auth/passwords/password-field.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import type { EmailChange } from './use-email-change.ts'

interface EmailFormProps {
  /** Without one, the person has signed in a moment ago. */
  hasPassword: boolean
  form: EmailChange
}

/** Asks for another e-mail; it becomes the account's when somebody opens the link in the mail to it. */
export function EmailForm({ hasPassword, form }: EmailFormProps) {
  const isOpen = form.result?.error && form.result.form !== 'verify'
  return (
    <details open={isOpen ? true : undefined} className="mt-3">
      <summary className={buttonClass('quiet', 'cursor-pointer list-none')}>
        {m.email_change()}
      </summary>
      {form.trouble === 'requires-recent-login' ? (
        <div className="mt-4 max-w-md">
          <SignInAndReturn />
        </div>
      ) : (
        <EmailFields hasPassword={hasPassword} form={form} />
      )}
    </details>
  )
}

function EmailFields({ hasPassword, form }: EmailFormProps) {
  const { defaultValue: _, ...password } = form.field('currentPassword')
  return (
    <form
      {...form.props}
      aria-label={m.email_change()}
      className="mt-4 flex max-w-md flex-col gap-4"
    >
      <input type="hidden" name="what" value="email" />
      <p className="text-ink-soft">{m.email_change_text()}</p>
      <TextField
        {...form.field('email')}
        label={m.email_new()}
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={300}
        required
      />
      {hasPassword && (
        <PasswordField
          {...password}
          label={m.login_password()}
          autoComplete="current-password"
          required
        />
      )}
      {form.result?.form !== 'verify' && <FormNotice trouble={form.trouble} words={authWords} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={form.sending?.get('what') === 'email'}>
          {m.email_change_submit()}
        </Button>
        <WayOut>{m.email_change_no()}</WayOut>
      </div>
    </form>
  )
}
