import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { paisaText } from '#pages/money/taka.ts'
import { typedFromPaisa } from '#platform/typed-taka.ts'
import { isUnderWay } from '#shop/orders/order.ts'
import { mostOf, proposedOf, type MoneyStep } from '#shop/orders/status/payment.ts'
import { buttonClass } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import type { OrderProblem } from './order-action.ts'
import type { ShownOrder } from './shown-order.ts'

export interface FormProps {
  order: ShownOrder
  form: PageForm<OrderProblem>
}

export const panel = 'mt-3 flex flex-col gap-4 rounded-card border border-line bg-paper p-4'
export const opener = buttonClass('plain', '-ml-3 cursor-pointer list-none')

interface StepWords {
  title: () => string
  submit: () => string
}

const stepWords: Record<MoneyStep, StepWords> = {
  collected: { title: m.money_advance_title, submit: m.money_advance_submit },
  remitted: { title: m.money_remit_title, submit: m.money_remit_submit },
  refunded: { title: m.money_refund_title, submit: m.money_refund_submit },
}

/** An advance, what the courier handed over, or a refund: each with its amount. */
export function StepForm({ step, order, form }: StepFormProps) {
  // The other forms have fields of the same names.
  const isSent = form.field('to').defaultValue === step
  const isRefused = isSent && ['amount', 'moneyReason'].some((name) => form.field(name).error)
  const [wasRefused] = useState(isRefused)
  const isOwed = step === 'refunded' && order.money.toRefundInPaisa > 0
  if (mostOf[step](order) <= 0) return null
  const words = stepWords[step]
  const needsReason = step !== 'collected' || isUnderWay(order.status)
  const of = { step, order, form, isSent }
  return (
    <details open={wasRefused || isOwed || undefined} className="open:basis-full">
      <summary className={opener}>{words.title()}</summary>
      <form {...form.props} aria-label={words.title()} className={panel}>
        <input type="hidden" name="from" value={order.payment} />
        <input type="hidden" name="to" value={step} />
        <input type="hidden" name="paidBefore" value={order.paidInPaisa} />
        <AmountField {...of} />
        {step === 'collected' && (
          <TextField
            {...form.field('collectedBy')}
            label={m.money_by()}
            optional
            autoComplete="off"
            maxLength={100}
          />
        )}
        {needsReason && <ReasonField {...of} />}
        <SubmitButton what="pay" busy={form.sending?.get('to') === step} className="self-start">
          {words.submit()}
        </SubmitButton>
      </form>
    </details>
  )
}

interface StepFormProps extends FormProps {
  step: MoneyStep
}

interface StepFieldProps extends StepFormProps {
  /** Whether this form was sent last. */
  isSent: boolean
}

const fieldOf = ({ form, isSent }: StepFieldProps, name: string) => ({
  ...form.field(name),
  ...(!isSent && { error: undefined, defaultValue: undefined }),
})

function AmountField(props: StepFieldProps) {
  const { step, order } = props
  const proposed = proposedOf(step, order)
  const field = fieldOf(props, 'amount')
  return (
    <TextField
      {...field}
      defaultValue={field.defaultValue ?? (proposed ? typedFromPaisa(proposed) : '')}
      label={m.money_amount()}
      hint={m.money_amount_hint({ most: paisaText(mostOf[step](order)) })}
      inputMode="decimal"
      autoComplete="off"
      maxLength={30}
      required
    />
  )
}

/** Always needed where nothing is proposed. */
function ReasonField(props: StepFieldProps) {
  const proposed = proposedOf(props.step, props.order)
  const hint = proposed && m.money_reason_hint({ proposed: paisaText(proposed) })
  return (
    <TextField
      {...fieldOf(props, 'moneyReason')}
      label={m.money_reason()}
      {...(hint && { hint })}
      required={proposed === undefined}
      autoComplete="off"
      maxLength={500}
    />
  )
}
