import { m } from '#paraglide/messages.js'
import type { AnsweredForm } from '#pages/form/form-action.ts'
import { FormNotice } from '#pages/form/form-notice.tsx'
import type { FormResult } from '#pages/form/form-result.ts'
import { usePageForm } from '#pages/form/use-page-form.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { PhoneLink } from '#storefront/phone-link.tsx'
import { DoneNotice } from '#pages/done-notice.tsx'

type Problem = 'not-found' | 'phone-invalid'

const words = { 'not-found': m.claim_none, 'phone-invalid': m.checkout_problem_phone }

/** What the page's own script learns: the order's number. */
export interface Claimed {
  orderId: string
}

/** For an order that was placed without being signed in. */
export function ClaimForm({ lastResult }: { lastResult: FormResult | undefined }) {
  const form = usePageForm<'trackingId' | 'phone', Problem>({ id: 'claim', lastResult, words })
  const { answer } = (form.result ?? {}) as AnsweredForm<Claimed>
  return (
    <details open={lastResult !== undefined || undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand underline underline-offset-4">
        {m.claim_title()}
      </summary>
      <form
        {...form.props}
        // Emptied once it is done.
        key={answer?.orderId}
        aria-label={m.claim_title()}
        className="mt-3 flex max-w-md flex-col gap-4 [&>output]:mb-0! rounded-card border border-line bg-surface p-4 md:p-6"
      >
        <DoneNotice>{answer && m.claim_done({ number: answer.orderId })}</DoneNotice>
        <TextField
          {...form.field('trackingId')}
          label={m.ordered_tracking_id()}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          required
        />
        <TextField
          {...form.field('phone')}
          label={m.claim_phone()}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={40}
          required
        />
        {form.trouble === 'closed' ? <ClaimClosed /> : <FormNotice trouble={form.trouble} />}
        <Button type="submit" busy={form.isBusy} className="self-start">
          {m.claim_submit()}
        </Button>
      </form>
    </details>
  )
}

/** Then only the shop can find out whose order it is. */
function ClaimClosed() {
  return (
    <p
      role="alert"
      className="rounded-control border border-cut bg-cut-wash px-4 py-3 font-medium text-cut"
    >
      {m.claim_closed()} <PhoneLink />
    </p>
  )
}
