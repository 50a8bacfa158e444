import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { m } from '#paraglide/messages.js'
import type { AnsweredForm } from '#pages/form/form-action.ts'
import { FormNotice } from '#pages/form/form-notice.tsx'
import type { FormResult } from '#pages/form/form-result.ts'
import { resultOf } from '#pages/form/use-page-form.ts'
import { useForm } from '#pages/form/use-form.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { PhoneLink } from '../../phone-link.tsx'
import type { OpenedOrder } from './write-action.ts'

const words = {
  'not-found': m.review_phone_other,
  'phone-invalid': m.checkout_problem_phone,
}

interface PhoneFormProps {
  /** The link of the mail does not open anything. */
  isRefused: boolean
  lastResult: FormResult | undefined
}

/** Who comes without the link of the mail says the number that stands on the order. */
export function PhoneForm({ isRefused, lastResult }: PhoneFormProps) {
  const form = useForm<'phone', keyof typeof words>({
    id: 'review-phone',
    lastResult: resultOf(lastResult, 'phone'),
    words,
  })
  const { answer } = (form.result ?? {}) as AnsweredForm<OpenedOrder>
  const navigate = useNavigate()
  useEffect(() => {
    if (answer) void navigate(answer.page, { replace: true })
  }, [answer, navigate])
  return (
    <form
      {...form.props}
      className="mt-4 flex flex-col gap-4 rounded-card border border-line bg-surface p-4 md:p-6"
    >
      <input type="hidden" name="what" value="phone" />
      <p className="text-ink-soft">{isRefused ? m.review_link_old() : m.review_phone_text()}</p>
      <TextField
        {...form.field('phone')}
        label={m.claim_phone()}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        required
      />
      {form.trouble === 'closed' ? (
        <p
          role="alert"
          className="rounded-control border border-cut bg-cut-wash px-4 py-3 font-medium text-cut"
        >
          {m.review_phone_closed()} <PhoneLink />
        </p>
      ) : (
        <FormNotice trouble={form.trouble} />
      )}
      <Button type="submit" busy={form.isBusy} className="self-start">
        {m.review_phone_go_on()}
      </Button>
    </form>
  )
}
