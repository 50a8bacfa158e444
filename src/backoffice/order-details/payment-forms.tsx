import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { paymentWay } from '#pages/money/payment-way.ts'
import { paisaText } from '#pages/money/taka.ts'
import {
  mostOf,
  moneySteps,
  owesNothing,
  standingSteps,
  stepBefore,
} from '#shop/orders/status/payment.ts'
import { Badge } from '#ui/badge.tsx'
import { TextField } from '#ui/field.tsx'
import { paymentNames } from '../orders/order-words.ts'
import type { OrderProblem } from './order-action.ts'
import { PaymentStep } from './payment-step.tsx'
import { opener, panel, StepForm, type FormProps } from './step-form.tsx'
import type { ShownOrder } from './shown-order.ts'

interface PaymentFormsProps {
  order: ShownOrder
  /** Missing for staff who may only read. */
  form: PageForm<OrderProblem> | undefined
}

/** What was paid, and what is left to collect or to refund, whatever the status (D18). */
export function PaymentForms({ order, form }: PaymentFormsProps) {
  const { payment } = order
  const isOpen = payment === 'due' || payment === 'part-paid' || payment === 'refund-due'
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        {paymentWay(order)}
        {owesNothing(order) ? (
          <Badge>{m.money_nothing_due()}</Badge>
        ) : (
          <Badge kind={isOpen ? 'deal-wash' : 'brand'}>{paymentNames[payment]()}</Badge>
        )}
      </p>
      <Amounts order={order} />
      {form && !owesNothing(order) && (
        <div
          key={order.history.length}
          className="mt-3 flex flex-wrap items-start gap-2 empty:hidden"
        >
          <Steps order={order} form={form} />
          {moneySteps.map((step) => (
            <StepForm key={step} step={step} order={order} form={form} />
          ))}
          <Undo order={order} form={form} />
        </div>
      )}
    </>
  )
}

function Amounts({ order }: { order: ShownOrder }) {
  const { paidInPaisa, refundedInPaisa, money } = order
  const paid = paisaText(paidInPaisa)
  const said = [
    paidInPaisa > 0 &&
      (money.collectedBy
        ? m.money_collected_by({ amount: paid, who: money.collectedBy })
        : m.money_collected({ amount: paid })),
    refundedInPaisa > 0 && m.money_refunded({ amount: paisaText(refundedInPaisa) }),
    money.toCollectInPaisa > 0 && m.money_due({ amount: paisaText(money.toCollectInPaisa) }),
    money.toRefundInPaisa > 0 && m.money_to_refund({ amount: paisaText(money.toRefundInPaisa) }),
  ].filter((each) => each !== false)
  if (said.length === 0) return null
  return (
    <ul className="tabular mt-2 [overflow-wrap:anywhere]">
      {said.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  )
}

/** Cash arrives with the parcel: an order that was not sent has advances only. The rest of a delivered order is collected from its status card. */
function Steps({ order, form }: FormProps) {
  const { status, payment } = order
  const isCash = status === 'Shipped' && mostOf.collected(order) > 0
  return (
    <>
      {isCash && <PaymentStep from={payment} to="collected" variant="quiet" form={form} />}
      {payment === 'collected' && mostOf.remitted(order) > 0 && (
        <PaymentStep from={payment} to="remitted" variant="quiet" form={form} />
      )}
    </>
  )
}

/** A step that was none. */
function Undo({ order: { payment, history }, form }: FormProps) {
  const reason = form.field('undoReason')
  const [wasRefused] = useState(reason.error !== undefined)
  const standing = standingSteps(history)
  const last = moneySteps.find((step) => step === standing.at(-1)?.to)
  if (last === undefined) return null
  const before = last === 'collected' ? 'due' : stepBefore(standing)
  const said = { payment: paymentNames[last]() }
  return (
    <details open={wasRefused || undefined} className="open:basis-full">
      <summary className={opener}>{m.money_undo(said)}</summary>
      <form {...form.props} aria-label={m.money_undo(said)} className={panel}>
        <p>
          {m.money_undo_text({ amount: paisaText(standing.at(-1)?.amountInPaisa ?? 0), ...said })}
        </p>
        <input type="hidden" name="from" value={payment} />
        <input type="hidden" name="to" value={before} />
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
