import { m } from '#paraglide/messages.js'
import { Button } from '#ui/button.tsx'
import { FormNotice } from '#pages/form/form-notice.tsx'
import { noticeOf } from '../../forms/form-answer.ts'
import { useSending } from '../../forms/use-sending.ts'
import { identityWords } from '../identity-words.ts'
import { AimLink } from './aim-link.tsx'
import { CodeFields } from './code-fields.tsx'
import type { CodeAnswer } from './code-form-fields.ts'

const loadSending = () =>
  import('./send-second-factor.ts').then(({ sendSecondFactor }) => sendSecondFactor)

/** The second step of signing in; without JavaScript the page itself takes it (`answered`). */
export function CodeForm({ answered }: { answered: CodeAnswer | undefined }) {
  const { answer, problems, isSending, form } = useSending(loadSending, {
    answered,
    firstField: 'sign-in-code',
  })
  const isMissing = problems.code !== undefined
  return (
    <form {...form} aria-label={m.factor_code_title()}>
      <FormNotice trouble={noticeOf(answer)} words={identityWords} />
      <div className="mt-5 flex flex-col gap-5">
        <CodeFields id="sign-in" error={isMissing ? m.factor_code_missing() : undefined} />
        <Button type="submit" busy={isSending || answer?.outcome === 'sent'}>
          {m.login_submit()}
        </Button>
        <AimLink to="/login" className="self-start">
          {m.factor_code_begin_again()}
        </AimLink>
      </div>
    </form>
  )
}
