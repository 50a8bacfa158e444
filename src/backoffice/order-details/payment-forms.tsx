import { m } from '#paraglide/messages.js'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { canSetPayment, paymentStatuses, type PaymentStatus } from '#shop/orders/order.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { paymentNames } from '../orders/order-words.ts'
import type { OrderProblem } from './order-action.ts'

const words: Record<Exclude<PaymentStatus, 'due'>, () => string> = {
  collected: m.desk_pay_collected,
  remitted: m.desk_pay_remitted,
  refunded: m.desk_pay_refunded,
}

interface PaymentFormsProps {
  payment: PaymentStatus
  /** Missing for whoever only looks. */
  form: PageForm<OrderProblem> | undefined
}

/** Where the money is: an axis of its own, whatever the status (D18). */
export function PaymentForms({ payment, form }: PaymentFormsProps) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        {m.account_cash()}
        <Badge kind={payment === 'due' ? 'deal-wash' : 'brand'}>{paymentNames[payment]()}</Badge>
      </p>
      {form && (
        <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
          {paymentStatuses.map((to) =>
            to === 'due' || !canSetPayment(payment, to) ? null : (
              <form key={to} {...form.props} aria-label={words[to]()}>
                <input type="hidden" name="from" value={payment} />
                <input type="hidden" name="to" value={to} />
                <Button
                  type="submit"
                  name="what"
                  value="pay"
                  variant="quiet"
                  busy={form.sending?.get('to') === to}
                >
                  {words[to]()}
                </Button>
              </form>
            ),
          )}
        </div>
      )}
    </>
  )
}
