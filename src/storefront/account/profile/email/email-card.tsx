import { m } from '#paraglide/messages.js'
import { DoneNotice } from '#pages/done-notice.tsx'
import { FormNotice } from '#pages/form/form-notice.tsx'
import { isTaken, type FormResult } from '#pages/form/form-result.ts'
import { authWords } from '#storefront/auth/identity-words.ts'
import { EmailForm } from './email-form.tsx'
import { PendingEmail } from './pending-email.tsx'
import { useEmailChange } from './use-email-change.ts'
import { VerifyForm } from './verify-form.tsx'

interface EmailCardProps {
  person: {
    email: string
    emailVerified: boolean
    hasPassword: boolean
    pending: { email: string; until: string } | null
  }
  lastResult: FormResult | undefined
}

const wholeWords = { ...authWords, 'not-pending': m.email_not_pending }

/** The e-mail that mails go to, whether it is proved, and the one that shall take its place. */
export function EmailCard({ person, lastResult }: EmailCardProps) {
  const { email, emailVerified, hasPassword, pending } = person
  const form = useEmailChange(lastResult)
  return (
    <>
      <DoneNotice>{doneWords(form.result)}</DoneNotice>
      {pending && <FormNotice trouble={form.trouble} words={wholeWords} />}
      <p className="font-semibold break-words">{email}</p>
      <p className="text-sm text-ink-soft">
        {emailVerified ? m.account_email_verified() : m.account_email_unverified()}
      </p>
      <p className="mt-2 text-ink-soft">{m.profile_email_text()}</p>
      {!emailVerified && <VerifyForm form={form} />}
      {pending ? (
        <PendingEmail pending={pending} form={form} />
      ) : (
        <EmailForm hasPassword={hasPassword} form={form} />
      )}
    </>
  )
}

function doneWords(result: FormResult | undefined): string | undefined {
  if (!isTaken(result) || result?.form === 'verify') return undefined
  return result?.form === 'email-cancel' ? m.email_cancelled() : m.email_asked()
}
