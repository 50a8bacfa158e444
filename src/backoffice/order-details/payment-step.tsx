import { m } from '#paraglide/messages.js'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import type { PageForm } from '#pages/form/use-page-form.ts'
import type { PaymentStatus } from '#shop/orders/order.ts'
import type { MoneyStep } from '#shop/orders/status/payment.ts'
import type { ButtonVariant } from '#ui/button.tsx'
import type { OrderProblem } from './order-action.ts'

/** A refund is never one press: it asks for the amount. */
type OnePress = Exclude<MoneyStep, 'refunded'>

const stepWords: Record<OnePress, () => string> = {
  collected: m.desk_pay_collected,
  remitted: m.desk_pay_remitted,
}

interface PaymentStepProps {
  from: PaymentStatus
  to: OnePress
  variant: ButtonVariant
  form: PageForm<OrderProblem>
}

/** All of the money, in one press. */
export const PaymentStep = ({ from, to, variant, form }: PaymentStepProps) => (
  <form {...form.props} aria-label={stepWords[to]()}>
    <input type="hidden" name="from" value={from} />
    <input type="hidden" name="to" value={to} />
    <SubmitButton what="pay" variant={variant} busy={form.sending?.get('to') === to}>
      {stepWords[to]()}
    </SubmitButton>
  </form>
)
