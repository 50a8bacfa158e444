import { m } from '#paraglide/messages.js'
import { Button } from '#ui/button.tsx'
import { FormDone } from '#pages/form/form-done.tsx'
import { FormNotice } from '#pages/form/form-notice.tsx'
import { noticeOf } from '../../forms/form-answer.ts'
import { useSending } from '../../forms/use-sending.ts'
import { localPath } from '../../shop-link.tsx'
import { identityWords } from '../identity-words.ts'
import { AimLink } from './aim-link.tsx'
import { EmailField } from './email-field.tsx'
import type { AnsweredEntry } from './entry-form.ts'

const loadSending = () => import('./send-forgotten.ts').then(({ sendForgotten }) => sendForgotten)

/** Asks for the mail with which a new password is set. */
export function ForgottenForm({ answered }: { answered: AnsweredEntry | undefined }) {
  const { answer, problems, isSending, form } = useSending(loadSending, {
    answered: answered?.answer,
    firstField: 'forgotten-email',
  })
  if (answer?.outcome === 'sent') {
    return (
      <div className="mt-5">
        <FormDone title={m.forgotten_sent()}>
          <p className="mt-2">{m.forgotten_sent_text()}</p>
          <p className="mt-2 text-ink-soft">{m.forgotten_sent_spam()}</p>
        </FormDone>
      </div>
    )
  }
  return (
    <form
      {...form}
      action={localPath('/forgotten-password')}
      aria-label={m.forgotten_title()}
      className="mt-5 flex flex-col gap-5"
    >
      <FormNotice trouble={noticeOf(answer)} words={identityWords} />
      <EmailField id="forgotten-email" problem={problems.email} typed={answered?.typed.email} />
      <Button type="submit" busy={isSending}>
        {m.forgotten_submit()}
      </Button>
      <AimLink to="/login" className="self-start">
        {m.forgotten_back()}
      </AimLink>
    </form>
  )
}
