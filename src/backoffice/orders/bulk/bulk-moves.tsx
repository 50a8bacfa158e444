import { m } from '#paraglide/messages.js'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { nextSteps, type DeliveryMethod, type OrderStatus } from '#shop/orders/order.ts'
import type { BulkPayment } from '#shop/orders/status/payment.ts'
import { statusName } from '#shop/orders/views/order-status.ts'
import { ReasonField } from '../../forms/reason-field.tsx'
import { Folded } from '../../lists/selection/folded.tsx'
import { paymentNames, paymentSteps } from '../order-words.ts'
import type { BulkProblem } from './bulk-actions.ts'

type Target = Exclude<OrderStatus, 'Pending' | 'Canceled'>

const moveNames: Record<Target, () => string> = {
  Processing: m.bulk_to_processing,
  Shipped: m.desk_to_shipped,
  Delivered: m.desk_to_delivered,
}

const targets = Object.keys(moveNames) as Target[]

/** What an order may become depends on both. */
export interface Steppable {
  status: OrderStatus
  deliveryMethod: DeliveryMethod
}

/** The steps that some of the orders may take next, as their own pages name them: the usual one of pickups first. */
export function movesOf(from: readonly Steppable[]): { to: Target; name: string }[] {
  if (from.length === 0) return targets.map((to) => ({ to, name: moveNames[to]() }))
  const moves = targets.flatMap((to) => {
    const able = from.filter((one) => nextSteps(one).includes(to))
    const isHandedOver = to === 'Delivered' && able.every(isPickup)
    const name = isHandedOver ? m.desk_hand_over() : moveNames[to]()
    return able.length === 0 ? [] : [{ to, name }]
  })
  return from.every(isPickup) ? moves.toReversed() : moves
}

const isPickup = ({ deliveryMethod }: Steppable) => deliveryMethod === 'pickup'

/** All that match are asked for with their number first, also before scripts are. */
const whereAll = 'hidden group-has-[input[name=all]:checked]/list:block'
const whereNotAll = 'group-has-[input[name=all]:checked]/list:hidden'

interface ChosenProps {
  form: PageForm<BulkProblem>
  /** How many match in all, in words; nothing where all of them are on the page. */
  matching: string | undefined
}

interface MovingProps extends ChosenProps {
  to: Target
  name: string
  /** The one that most want to press. */
  isFirst: boolean
}

/** The next step of the orders that are chosen. */
export function Moving({ to, matching: n = '', ...props }: MovingProps) {
  const status = statusName(to)
  return (
    <Step
      {...props}
      what={`move-${to}`}
      all={
        n && { yes: m.bulk_move_all_yes({ n, status }), text: m.bulk_move_all_text({ n, status }) }
      }
    />
  )
}

interface PayingProps extends ChosenProps {
  to: BulkPayment
  isFirst: boolean
}

/** All that is left to pay of the delivered orders that are chosen. */
export function Paying({ to, matching: n = '', ...props }: PayingProps) {
  const payment = paymentNames[to]()
  return (
    <Step
      {...props}
      what={`pay-${to}`}
      name={paymentSteps[to]()}
      all={
        n && { yes: m.bulk_pay_all_yes({ n, payment }), text: m.bulk_pay_all_text({ n, payment }) }
      }
    />
  )
}

interface StepProps {
  form: PageForm<BulkProblem>
  /** Each button submits its own form: one button makes one change. */
  what: string
  name: string
  isFirst: boolean
  /** What is asked before it is done to all that match; empty where all of them are on the page. */
  all: { yes: string; text: string } | ''
}

function Step({ form: { sending }, what, name, isFirst, all }: StepProps) {
  const variant = isFirst ? 'primary' : 'quiet'
  return (
    <>
      <SubmitButton what={what} variant={variant} sending={sending} className={whereNotAll}>
        {name}
      </SubmitButton>
      {all && (
        <Folded
          title={m.bulk_ask({ move: name })}
          variant={variant}
          className={whereAll}
          buttons={
            <SubmitButton what={what} variant="primary" sending={sending}>
              {all.yes}
            </SubmitButton>
          }
        >
          <p>{all.text}</p>
        </Folded>
      )}
    </>
  )
}

interface CancellingProps extends ChosenProps {
  /** All of them are on their way: what they can do is come back. */
  isReturn: boolean
}

const cancelWords = {
  open: m.bulk_to_canceled,
  text: m.bulk_cancel_text,
  yes: m.bulk_cancel_yes,
  allYes: m.bulk_cancel_all_yes,
}

const returnWords = {
  open: m.bulk_to_returned,
  text: m.bulk_return_text,
  yes: m.bulk_return_yes,
  allYes: m.bulk_return_all_yes,
}

/** Says what it means, and asks why. */
export function Cancelling({ form, matching, isReturn }: CancellingProps) {
  const words = isReturn ? returnWords : cancelWords
  const field = form.field('reason')
  const cancel = { what: 'move-Canceled', variant: 'quiet', sending: form.sending } as const
  return (
    <Folded
      title={words.open()}
      isOpen={field.error !== undefined}
      isGrave
      buttons={
        <>
          <SubmitButton {...cancel} className={whereNotAll}>
            {words.yes()}
          </SubmitButton>
          {matching !== undefined && (
            <SubmitButton
              {...cancel}
              className="hidden! group-has-[input[name=all]:checked]/list:inline-flex!"
            >
              {words.allYes({ n: matching })}
            </SubmitButton>
          )}
        </>
      }
    >
      <p>{words.text()}</p>
      <ReasonField {...field} />
    </Folded>
  )
}
