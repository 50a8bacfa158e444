import { Form } from 'react-router'
import { m } from '#paraglide/messages.js'
import { Button, buttonClass } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { wordsOf } from '#storefront/auth/problem-words.ts'
import { PasswordField } from '#storefront/auth/passwords/password-field.tsx'
import { identityWords } from '#storefront/auth/identity-words.ts'
import { SignInAndReturn } from '#storefront/account/layout/sign-in-and-return.tsx'
import { useIsSending } from '#pages/use-is-sending.ts'
import { WayOut } from '#pages/way-out.tsx'
import type { EmailAnswer } from './email-answer.ts'

interface EmailFormProps {
  /** Without one, whoever asks has come in a moment ago. */
  hasPassword: boolean
  answer: EmailAnswer | undefined
}

/** Asks for another address; it becomes the account's when somebody opens the link in the mail to it. */
export function EmailForm({ hasPassword, answer }: EmailFormProps) {
  const refused = answer?.outcome === 'email-refused' ? answer : undefined
  return (
    <details open={refused !== undefined || undefined} className="mt-3">
      <summary className={buttonClass('quiet', 'cursor-pointer list-none')}>
        {m.email_change()}
      </summary>
      {refused?.why === 'requires-recent-login' ? (
        <div className="mt-4 max-w-md">
          <SignInAndReturn />
        </div>
      ) : (
        <EmailFields hasPassword={hasPassword} refused={refused} />
      )}
    </details>
  )
}

interface EmailFieldsProps {
  hasPassword: boolean
  refused: Refused | undefined
}

function EmailFields({ hasPassword, refused }: EmailFieldsProps) {
  const isBusy = useIsSending('email')
  return (
    <Form
      method="post"
      noValidate
      aria-label={m.email_change()}
      className="mt-4 flex max-w-md flex-col gap-4"
    >
      <input type="hidden" name="what" value="email" />
      <p className="text-ink-soft">{m.email_change_text()}</p>
      <TextField
        id="new-email"
        name="email"
        label={m.email_new()}
        error={emailError(refused?.why)}
        defaultValue={refused?.email}
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={300}
        required
      />
      {hasPassword && (
        <PasswordField
          id="email-password"
          name="password"
          label={m.login_password()}
          error={passwordError(refused?.why)}
          autoComplete="current-password"
          required
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isBusy}>
          {m.email_change_submit()}
        </Button>
        <WayOut>{m.email_change_no()}</WayOut>
      </div>
    </Form>
  )
}

type Refused = Extract<EmailAnswer, { outcome: 'email-refused' }>

type Why = Refused['why'] | undefined

function emailError(why: Why): string | undefined {
  switch (why) {
    case 'email-already-in-use':
      return m.email_taken()
    case 'too-many-requests':
      return identityWords[why]()
    case 'wrong-password':
    case 'requires-recent-login':
      return undefined
    default:
      return wordsOf(why?.email)
  }
}

function passwordError(why: Why): string | undefined {
  if (why === 'wrong-password') return m.security_wrong()
  return typeof why === 'object' ? wordsOf(why.password) : undefined
}
