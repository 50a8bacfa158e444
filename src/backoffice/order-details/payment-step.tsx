import { SubmitButton } from '#pages/form/submit-button.tsx'
import type { PageForm } from '#pages/form/use-page-form.ts'
import type { PaymentStatus } from '#shop/orders/order.ts'
import type { BulkPayment } from '#shop/orders/status/payment.ts'
import type { ButtonVariant } from '#ui/button.tsx'
import { paymentSteps } from '../orders/order-words.ts'
import type { OrderProblem } from './order-action.ts'

interface PaymentStepProps {
  from: PaymentStatus
  to: BulkPayment
  variant: ButtonVariant
  form: PageForm<OrderProblem>
}

/** All of the money, in one press. */
export const PaymentStep = ({ from, to, variant, form }: PaymentStepProps) => (
  <form {...form.props} aria-label={paymentSteps[to]()}>
    <input type="hidden" name="from" value={from} />
    <input type="hidden" name="to" value={to} />
    <SubmitButton what="pay" variant={variant} busy={form.sending?.get('to') === to}>
      {paymentSteps[to]()}
    </SubmitButton>
  </form>
)
