import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { paymentWay } from '#pages/money/payment-way.ts'
import { paisaText } from '#pages/money/taka.ts'
import { typedFromPaisa } from '#platform/typed-taka.ts'
import {
  canSetPayment,
  owesNothing,
  paymentStatuses,
  type PaymentStatus,
} from '#shop/orders/order.ts'
import { paymentBeforeRefund, undoesPayment } from '#shop/orders/status/payment.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Field, Select, TextField } from '#ui/field.tsx'
import { paymentNames } from '../orders/order-words.ts'
import type { OrderProblem } from './order-action.ts'
import { PaymentStep, paymentStepWords } from './payment-step.tsx'
import type { ShownOrder } from './shown-order.ts'

interface PaymentFormsProps {
  order: ShownOrder
  /** Missing for staff who may only read. */
  form: PageForm<OrderProblem> | undefined
}

/** Where the money is and how much it is: an axis of its own, whatever the status (D18). */
export function PaymentForms({ order, form }: PaymentFormsProps) {
  const { payment } = order
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        {paymentWay(order)}
        {owesNothing(order) ? (
          <Badge>{m.money_nothing_due()}</Badge>
        ) : (
          <Badge kind={payment === 'due' ? 'deal-wash' : 'brand'}>{paymentNames[payment]()}</Badge>
        )}
      </p>
      <Amounts order={order} />
      {form && !owesNothing(order) && (
        <div key={payment} className="mt-3 flex flex-wrap items-start gap-2 empty:hidden">
          <Steps order={order} form={form} />
          <OtherAmount order={order} form={form} />
          <Undo order={order} form={form} />
        </div>
      )}
    </>
  )
}

function Amounts({ order }: { order: ShownOrder }) {
  const { collectedInPaisa, collectedBy, refundedInPaisa } = order.money
  if (owesNothing(order)) return null
  if (order.payment === 'due')
    return (
      <p className="tabular mt-2">{m.money_due({ amount: paisaText(order.grandTotalInPaisa) })}</p>
    )
  if (collectedInPaisa === null) return null
  const amount = paisaText(collectedInPaisa)
  return (
    <p className="tabular mt-2 [overflow-wrap:anywhere]">
      {collectedBy
        ? m.money_collected_by({ amount, who: collectedBy })
        : m.money_collected({ amount })}
      {refundedInPaisa !== null && (
        <span className="block">{m.money_refunded({ amount: paisaText(refundedInPaisa) })}</span>
      )}
    </p>
  )
}

const nextOf = (payment: PaymentStatus) =>
  paymentStatuses.flatMap((to) => (to !== 'due' && canSetPayment(payment, to) ? [to] : []))

interface FormProps {
  order: ShownOrder
  form: PageForm<OrderProblem>
}

/** Cash comes with the parcel: what was paid before it was sent stands under another amount, and what is still to be collected in the status. */
function Steps({ order, form }: FormProps) {
  const { status, payment } = order
  if (payment === 'due' && status !== 'Shipped') return null
  return nextOf(payment).map((to) => (
    <PaymentStep key={to} from={payment} to={to} variant="quiet" form={form} />
  ))
}

const panel = 'mt-3 flex flex-col gap-4 rounded-card border border-line bg-paper p-4'
const opener = buttonClass('plain', '-ml-3 cursor-pointer list-none')

/** Less than all, or by whom. */
function OtherAmount({ order, form }: FormProps) {
  const { payment, money, grandTotalInPaisa } = order
  const [amount, reason] = [form.field('amount'), form.field('moneyReason')]
  const [wasRefused] = useState((amount.error ?? reason.error) !== undefined)
  const next = nextOf(payment)
  const most = money.collectedInPaisa ?? grandTotalInPaisa
  if (next.length === 0) return null
  return (
    <details open={wasRefused || undefined} className="open:basis-full">
      <summary className={opener}>{m.money_more()}</summary>
      <form {...form.props} aria-label={m.money_more()} className={panel}>
        <input type="hidden" name="from" value={payment} />
        {next.length === 1 ? (
          <input type="hidden" name="to" value={next[0]} />
        ) : (
          <Field label={m.money_step()}>
            {(control) => (
              <Select {...control} name="to" defaultValue="refunded">
                {next.map((to) => (
                  <option key={to} value={to}>
                    {paymentStepWords[to]()}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <TextField
          {...amount}
          defaultValue={amount.defaultValue ?? typedFromPaisa(most)}
          label={m.money_amount()}
          hint={m.money_amount_hint({ most: paisaText(most) })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={30}
          required
        />
        {payment === 'due' && (
          <TextField
            {...form.field('collectedBy')}
            label={m.money_by()}
            optional
            autoComplete="off"
            maxLength={100}
          />
        )}
        <TextField {...reason} label={m.money_reason()} autoComplete="off" maxLength={500} />
        <SubmitButton what="pay" busy={form.sending?.has('amount') ?? false} className="self-start">
          {m.money_submit()}
        </SubmitButton>
      </form>
    </details>
  )
}

/** A step that was none. */
function Undo({ order: { payment, history }, form }: FormProps) {
  const reason = form.field('undoReason')
  const [wasRefused] = useState(reason.error !== undefined)
  const before = paymentStatuses.filter((to) => undoesPayment(payment, to))
  const to = before.find((each) => each === paymentBeforeRefund(history)) ?? before[0]
  if (to === undefined) return null
  const step = paymentNames[payment]()
  return (
    <details open={wasRefused || undefined} className="open:basis-full">
      <summary className={opener}>{m.money_undo({ payment: step })}</summary>
      <form {...form.props} aria-label={m.money_undo({ payment: step })} className={panel}>
        <p>{m.money_undo_text({ payment: paymentNames[to]() })}</p>
        <input type="hidden" name="from" value={payment} />
        <input type="hidden" name="to" value={to} />
        <TextField
          {...reason}
          label={m.money_reason()}
          autoComplete="off"
          maxLength={500}
          required
        />
        <SubmitButton
          what="pay"
          variant="quiet"
          busy={form.sending?.has('undoReason') ?? false}
          className="self-start"
        >
          {m.money_undo_submit()}
        </SubmitButton>
      </form>
    </details>
  )
}
