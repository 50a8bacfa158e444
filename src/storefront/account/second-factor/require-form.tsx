import { Form } from 'react-router'
import { m } from '#paraglide/messages.js'
import { Button } from '#ui/button.tsx'
import { DoneNotice } from '#pages/done-notice.tsx'
import { SignInAndReturn } from '../layout/sign-in-and-return.tsx'
import { useIsSending } from '#pages/use-is-sending.ts'
import { refusalOf, Refused } from './proof-fields.tsx'
import type { FactorAnswer } from './factor-action.ts'

interface RequireFormProps {
  isRequired: boolean
  answer: FactorAnswer | undefined
}

/** For those who decide it: whether everybody who works for the shop needs one. */
export function RequireForm({ isRequired, answer }: RequireFormProps) {
  const isBusy = useIsSending('require')
  const refusal = refusalOf(answer, 'require')
  if (refusal === 'requires-recent-login') return <SignInAndReturn />
  return (
    <Form method="post" className="flex flex-col items-start gap-4 [&>output]:mb-0!">
      <input type="hidden" name="what" value="require" />
      <input type="hidden" name="required" value={isRequired ? 'no' : 'yes'} />
      <DoneNotice>{answer?.what === 'require' && !refusal && m.factor_require_saved()}</DoneNotice>
      {refusal && <Refused refusal={refusal} />}
      <p className="font-semibold">
        {isRequired ? m.factor_require_is_on() : m.factor_require_is_off()}
      </p>
      <Button type="submit" variant="quiet" busy={isBusy}>
        {isRequired ? m.factor_require_stop() : m.factor_require_start()}
      </Button>
    </Form>
  )
}
