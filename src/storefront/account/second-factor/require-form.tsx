import { m } from '#paraglide/messages.js'
import { Button } from '#ui/button.tsx'
import { DoneNotice } from '#pages/done-notice.tsx'
import { SignInAndReturn } from '../layout/sign-in-and-return.tsx'
import { Refused, type FactorForm } from './proof-fields.tsx'

interface RequireFormProps {
  isRequired: boolean
  form: FactorForm
}

/** For those who decide it: whether everybody who works for the shop needs one. */
export function RequireForm({ isRequired, form }: RequireFormProps) {
  if (form.trouble === 'requires-recent-login') return <SignInAndReturn />
  return (
    <form {...form.props} className="flex flex-col items-start gap-4 [&>output]:mb-0!">
      <input type="hidden" name="what" value="require" />
      <input type="hidden" name="required" value={isRequired ? 'no' : 'yes'} />
      <DoneNotice>{form.isTaken && m.factor_require_saved()}</DoneNotice>
      <Refused form={form} />
      <p className="font-semibold">
        {isRequired ? m.factor_require_is_on() : m.factor_require_is_off()}
      </p>
      <Button type="submit" variant="quiet" busy={form.isBusy}>
        {isRequired ? m.factor_require_stop() : m.factor_require_start()}
      </Button>
    </form>
  )
}
