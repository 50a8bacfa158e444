import { m } from '#paraglide/messages.js'
import { identityWords } from '#storefront/auth/identity-words.ts'
import { DoneNotice } from '#pages/done-notice.tsx'
import { emailAnswerIn, type EmailAnswer } from './email-answer.ts'
import { EmailForm } from './email-form.tsx'
import { PendingEmail } from './pending-email.tsx'
import type { ProfileAnswer } from '../profile-answer.ts'
import { VerifyForm } from './verify-form.tsx'

interface EmailCardProps {
  person: {
    email: string
    emailVerified: boolean
    hasPassword: boolean
    pending: { email: string; until: string } | null
  }
  answer: ProfileAnswer | undefined
}

/** The address that mails go to, whether it is proved, and the one that shall take its place. */
export function EmailCard({ person, answer }: EmailCardProps) {
  const { email, emailVerified, hasPassword, pending } = person
  const emailAnswer = emailAnswerIn(answer)
  return (
    <>
      <DoneNotice>{doneWords(emailAnswer)}</DoneNotice>
      <div role="alert">
        {emailAnswer?.outcome === 'email-too-many' && (
          <p className="mb-3 font-medium text-cut">{identityWords['too-many-requests']()}</p>
        )}
      </div>
      <p className="font-semibold break-words">{email}</p>
      <p className="text-sm text-ink-soft">
        {emailVerified ? m.account_email_verified() : m.account_email_unverified()}
      </p>
      <p className="mt-2 text-ink-soft">{m.profile_email_text()}</p>
      {!emailVerified && <VerifyForm answer={answer} />}
      {pending ? (
        <PendingEmail pending={pending} />
      ) : (
        <EmailForm hasPassword={hasPassword} answer={emailAnswer} />
      )}
    </>
  )
}

function doneWords(answer: EmailAnswer | undefined): string | undefined {
  switch (answer?.outcome) {
    case 'email-asked':
      return m.email_asked()
    case 'email-cancelled':
      return m.email_cancelled()
    case 'email-not-pending':
      return m.email_not_pending()
    default:
      return undefined
  }
}
