import { m } from '#paraglide/messages.js'
import type { PasswordPolicy } from '#shop/identity/passwords/password-policy.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { FormNotice } from '#pages/form/form-notice.tsx'
import { noticeOf } from '../../forms/form-answer.ts'
import { useSending } from '../../forms/use-sending.ts'
import { identityWords } from '../identity-words.ts'
import { EmailField } from './email-field.tsx'
import type { AnsweredEntry } from './entry-form.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { wordsOf } from './problem-words.ts'

interface RegistrationFormProps {
  policy: PasswordPolicy
  answered: AnsweredEntry | undefined
}

/** Without JavaScript the page itself takes what is posted (`answered`), with `from` in its address: thus no other action. */
export function RegistrationForm({ policy, answered }: RegistrationFormProps) {
  const loadSending = () =>
    import('./send-registration.ts').then(
      ({ sendRegistration }) =>
        (form: FormData) =>
          sendRegistration(form, policy),
    )
  const { answer, problems, isSending, form } = useSending(loadSending, {
    answered: answered?.answer,
    firstField: 'register-name',
  })
  return (
    <form {...form} aria-label={m.register_title()}>
      <FormNotice trouble={noticeOf(answer)} words={identityWords} />
      <div className="mt-5 flex flex-col gap-5">
        <TextField
          id="register-name"
          name="name"
          label={m.register_name()}
          error={wordsOf(problems.name)}
          defaultValue={answered?.typed.name}
          autoComplete="name"
          required
        />
        <EmailField id="register-email" problem={problems.email} typed={answered?.typed.email} />
        <NewPasswordField
          id="register-password"
          label={m.login_password()}
          policy={policy}
          problem={problems.password}
        />
        <Button type="submit" busy={isSending || answer?.outcome === 'sent'}>
          {m.register_submit()}
        </Button>
      </div>
    </form>
  )
}
