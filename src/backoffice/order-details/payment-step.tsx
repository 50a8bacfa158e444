import { m } from '#paraglide/messages.js'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import type { PageForm } from '#pages/form/use-page-form.ts'
import type { PaymentStatus } from '#shop/orders/order.ts'
import type { ButtonVariant } from '#ui/button.tsx'
import type { OrderProblem } from './order-action.ts'

export const paymentStepWords: Record<Exclude<PaymentStatus, 'due'>, () => string> = {
  collected: m.desk_pay_collected,
  remitted: m.desk_pay_remitted,
  refunded: m.desk_pay_refunded,
}

interface PaymentStepProps {
  from: PaymentStatus
  to: Exclude<PaymentStatus, 'due'>
  variant: ButtonVariant
  form: PageForm<OrderProblem>
}

/** All of the money, in one press. */
export const PaymentStep = ({ from, to, variant, form }: PaymentStepProps) => (
  <form {...form.props} aria-label={paymentStepWords[to]()}>
    <input type="hidden" name="from" value={from} />
    <input type="hidden" name="to" value={to} />
    <SubmitButton what="pay" variant={variant} busy={form.sending?.get('to') === to}>
      {paymentStepWords[to]()}
    </SubmitButton>
  </form>
)
