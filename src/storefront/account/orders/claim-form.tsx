import { Form } from 'react-router'
import { m } from '#paraglide/messages.js'
import type { ClaimOrderResult } from '#shop/orders/own-orders/claim-order.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { PhoneLink } from '#storefront/phone-link.tsx'
import { DoneNotice } from '#pages/done-notice.tsx'
import { useIsSending } from '#pages/use-is-sending.ts'

/** For an order that was placed without being signed in. */
export function ClaimForm({ answer }: { answer: ClaimOrderResult | undefined }) {
  const isBusy = useIsSending()
  return (
    <details open={answer !== undefined || undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand underline underline-offset-4">
        {m.claim_title()}
      </summary>
      <Form
        method="post"
        aria-label={m.claim_title()}
        className="mt-3 flex max-w-md flex-col gap-4 [&>output]:mb-0! rounded-card border border-line bg-surface p-4 md:p-6"
      >
        <DoneNotice>
          {answer?.outcome === 'claimed' && m.claim_done({ number: answer.orderId })}
        </DoneNotice>
        <TextField
          id="claim-tracking"
          name="trackingId"
          label={m.ordered_tracking_id()}
          error={errorOf(answer)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          required
        />
        <TextField
          id="claim-phone"
          name="phone"
          label={m.claim_phone()}
          error={answer?.outcome === 'phone-invalid' ? m.checkout_problem_phone() : undefined}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={40}
          required
        />
        {answer?.outcome === 'closed' && <ClaimClosed />}
        <Button type="submit" busy={isBusy} className="self-start">
          {m.claim_submit()}
        </Button>
      </Form>
    </details>
  )
}

/** Then only the shop can tell whose order it is. */
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

function errorOf(answer: ClaimOrderResult | undefined): string | undefined {
  if (answer?.outcome === 'not-found') return m.claim_none()
  return answer?.outcome === 'too-many-requests' ? m.form_too_many() : undefined
}
