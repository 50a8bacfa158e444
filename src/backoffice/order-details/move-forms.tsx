import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { paisaText } from '#pages/money/taka.ts'
import { WayOut } from '#pages/way-out.tsx'
import { nextSteps, type DeliveryMethod, type OrderStatus } from '#shop/orders/order.ts'
import { moneyLeft } from '#shop/orders/status/payment.ts'
import { buttonClass } from '#ui/button.tsx'
import { ReasonField } from '../forms/reason-field.tsx'
import type { OrderProblem } from './order-action.ts'
import { PaymentStep } from './payment-step.tsx'
import { ParcelFields } from './returns/return-form.tsx'
import type { ShownOrder } from './shown-order.ts'

const stepWords: Record<Exclude<OrderStatus, 'Pending'>, () => string> = {
  Processing: m.desk_to_processing,
  Shipped: m.desk_to_shipped,
  Delivered: m.desk_to_delivered,
  Canceled: m.desk_to_canceled,
}

const wordsOfStep = (to: Exclude<OrderStatus, 'Pending'>, method: DeliveryMethod) =>
  method === 'pickup' && to === 'Delivered' ? m.desk_hand_over() : stepWords[to]()

interface MoveFormsProps {
  order: ShownOrder
  form: PageForm<OrderProblem>
}

/** Each step that may come next (D17), as one press; what cannot be taken back is asked once more, with a reason. */
export function MoveForms({ order, form }: MoveFormsProps) {
  const { status, deliveryMethod } = order
  const next = nextSteps(order)
  if (next.length === 0) return <Ended order={order} form={form} />
  return (
    <div className="flex flex-wrap items-start gap-3">
      {next.map((to, index) =>
        to === 'Canceled' || to === 'Pending' ? null : (
          <form
            key={to}
            {...form.props}
            aria-label={wordsOfStep(to, deliveryMethod)}
            className="max-sm:basis-full"
          >
            <Step from={status} to={to} />
            <SubmitButton
              what="move"
              variant={index === 0 ? 'primary' : 'quiet'}
              busy={form.sending?.get('to') === to}
              className="max-sm:w-full"
            >
              {wordsOfStep(to, deliveryMethod)}
            </SubmitButton>
          </form>
        ),
      )}
      <Cancelling order={order} form={form} />
    </div>
  )
}

/** Of an ended order: what is left to do about its money. */
function Ended({ order, form }: MoveFormsProps) {
  const left = moneyLeft(order)
  if (left === 'to-collect') return <ToCollect order={order} form={form} />
  if (left === undefined) return <p className="text-ink-soft">{m.desk_ended()}</p>
  return (
    <p className="tabular font-medium">
      {left === 'to-remit'
        ? m.desk_ended_to_remit({ amount: paisaText(order.heldInPaisa) })
        : m.desk_ended_to_refund({ amount: paisaText(order.money.toRefundInPaisa) })}
    </p>
  )
}

/** It has arrived, and its money has not. */
function ToCollect({ order, form }: MoveFormsProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <p className="tabular font-medium">
        {m.desk_ended_due({ amount: paisaText(order.money.toCollectInPaisa) })}
      </p>
      <PaymentStep from={order.payment} to="collected" variant="primary" form={form} />
    </div>
  )
}

function Step({ from, to }: { from: OrderStatus; to: OrderStatus }) {
  return (
    <>
      <input type="hidden" name="from" value={from} />
      <input type="hidden" name="to" value={to} />
    </>
  )
}

interface EndingWords {
  open: () => string
  sure: (of: { number: string }) => string
  text: () => string
  yes: () => string
  no: () => string
}

const cancelWords: EndingWords = {
  open: m.desk_to_canceled,
  sure: m.desk_cancel_sure,
  text: m.desk_cancel_text,
  yes: m.desk_cancel_yes,
  no: m.desk_cancel_no,
}

/** On its way it can only come back. */
const returnWords: EndingWords = {
  open: m.desk_to_returned,
  sure: m.return_sure,
  text: m.return_ends,
  yes: m.return_record,
  no: m.return_not,
}

function Cancelling({ order, form }: MoveFormsProps) {
  const { status, orderId } = order
  const isBack = status === 'Shipped'
  const words = isBack ? returnWords : cancelWords
  const sure = words.sure({ number: orderId })
  const field = form.field('reason')
  // As the page came; from then on the reader opens and folds it.
  const [wasRefused] = useState(field.error !== undefined)
  return (
    <details
      key={status}
      open={wasRefused || undefined}
      className="max-sm:basis-full sm:open:basis-full"
    >
      <summary className={buttonClass('quiet', 'cursor-pointer list-none text-cut! max-sm:w-full')}>
        {words.open()}
      </summary>
      <form
        {...form.props}
        aria-label={sure}
        className="mt-3 flex flex-col gap-3 rounded-card border border-cut bg-cut-wash p-4"
      >
        <p className="font-semibold">{sure}</p>
        <p>{words.text()}</p>
        <Step from={status} to="Canceled" />
        {isBack && <ParcelFields lines={order.lines} />}
        <ReasonField {...field} required />
        <div className="flex flex-wrap gap-2">
          <SubmitButton what="move" variant="quiet" busy={form.sending?.get('to') === 'Canceled'}>
            {words.yes()}
          </SubmitButton>
          <WayOut>{words.no()}</WayOut>
        </div>
      </form>
    </details>
  )
}
