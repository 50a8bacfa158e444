import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { nextSteps, type DeliveryMethod, type OrderStatus } from '#shop/orders/order.ts'
import { statusName } from '#shop/orders/views/order-status.ts'
import { ReasonField } from '../../forms/reason-field.tsx'
import { Folded } from '../../lists/selection/folded.tsx'
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
export function Moving({ form, to, name, matching, isFirst }: MovingProps) {
  const status = statusName(to)
  const variant = isFirst ? 'primary' : 'quiet'
  return (
    <>
      <MoveButton form={form} to={to} variant={variant} className={whereNotAll}>
        {name}
      </MoveButton>
      {matching !== undefined && (
        <Folded
          title={m.bulk_ask({ move: name })}
          variant={variant}
          className={whereAll}
          buttons={
            <MoveButton form={form} to={to}>
              {m.bulk_move_all_yes({ n: matching, status })}
            </MoveButton>
          }
        >
          <p>{m.bulk_move_all_text({ n: matching, status })}</p>
        </Folded>
      )}
    </>
  )
}

interface MoveButtonProps {
  form: PageForm<BulkProblem>
  to: OrderStatus
  variant?: 'primary' | 'quiet'
  className?: string
  children: ReactNode
}

/** Which form it is stands with the status: one button says one thing. */
function MoveButton({
  form,
  to,
  variant = to === 'Canceled' ? 'quiet' : 'primary',
  className,
  children,
}: MoveButtonProps) {
  return (
    <SubmitButton
      what={`move-${to}`}
      variant={variant}
      sending={form.sending}
      className={className}
    >
      {children}
    </SubmitButton>
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
  return (
    <Folded
      title={words.open()}
      isOpen={field.error !== undefined}
      isGrave
      buttons={
        <>
          <MoveButton form={form} to="Canceled" className={whereNotAll}>
            {words.yes()}
          </MoveButton>
          {matching !== undefined && (
            <MoveButton
              form={form}
              to="Canceled"
              className="hidden! group-has-[input[name=all]:checked]/list:inline-flex!"
            >
              {words.allYes({ n: matching })}
            </MoveButton>
          )}
        </>
      }
    >
      <p>{words.text()}</p>
      <ReasonField {...field} />
    </Folded>
  )
}
