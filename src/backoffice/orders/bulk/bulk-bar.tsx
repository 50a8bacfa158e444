import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { nextSteps, orderStatuses, type OrderStatus } from '#shop/orders/order.ts'
import { bulkPayments } from '#shop/orders/status/payment.ts'
import { AllThatFit, BulkProgress } from '../../lists/selection/all-that-fit.tsx'
import { SelectionBar } from '../../lists/selection/selection-bar.tsx'
import { TagFields } from '../../lists/selection/tag-fields.tsx'
import type { BulkProblem } from './bulk-actions.ts'
import { Cancelling, Moving, movesOf, Paying, type Steppable } from './bulk-moves.tsx'

interface BulkBarProps {
  form: PageForm<BulkProblem>
  /** The rows that are ticked. */
  chosen: readonly Steppable[]
  isAll: boolean
  /** As the page came. */
  wasAll: boolean
  /** How many fit in all, in words; nothing where all of them are on the page. */
  matching: string | undefined
  /** Of the tab, where the list is of one. */
  tab: OrderStatus | undefined
  /** The list shows only what is handed over in the shop. */
  isPickups: boolean
  /** When the list was read. */
  asOf: string
  /** How many of a long one are done. */
  progress: number | undefined
  clear: () => void
  /** That some order has, to be offered. */
  tags: readonly string[]
  /** What else can be done with them. */
  children?: ReactNode
}

/** What can be done with the orders that are ticked. It is there once one is, also before scripts are. */
export function BulkBar({
  form,
  chosen,
  isAll,
  wasAll,
  matching,
  tab,
  isPickups,
  asOf,
  progress,
  clear,
  tags,
  children,
}: BulkBarProps) {
  const all = (tab ? [tab] : orderStatuses).map((status): Steppable => ({
    status,
    deliveryMethod: isPickups ? 'pickup' : 'delivery',
  }))
  const from = isAll ? all : chosen
  // Before scripts count what is ticked, everything is offered.
  const canCancel = from.length === 0 || from.some((one) => nextSteps(one).includes('Canceled'))
  return (
    <SelectionBar
      form={form}
      label={m.bulk_bar()}
      ticked={isAll ? 0 : chosen.length}
      clear={clear}
      progress={progress !== undefined && <BulkProgress done={progress} />}
      all={
        <AllThatFit
          asOf={asOf}
          text={matching === undefined ? undefined : m.bulk_all({ n: matching })}
          wasAll={wasAll}
        />
      }
    >
      <Steps {...{ form, from, matching }} />
      {canCancel && (
        <Cancelling
          form={form}
          matching={matching}
          isReturn={from.length > 0 && from.every(({ status }) => status === 'Shipped')}
        />
      )}
      <TagFields form={form} tags={tags} />
      {children}
    </SelectionBar>
  )
}

type StepsProps = Pick<BulkBarProps, 'form' | 'matching'> & { from: readonly Steppable[] }

/** Statuses that some of the orders may take next, and payments of delivered ones. */
function Steps({ from, ...props }: StepsProps) {
  const moves = movesOf(from)
  const canPay = from.length === 0 || from.some(({ status }) => status === 'Delivered')
  const payments = canPay ? bulkPayments : []
  return (
    <>
      {moves.map((move, index) => (
        <Moving key={move.to} {...props} {...move} isFirst={index === 0} />
      ))}
      {payments.map((to, index) => (
        <Paying key={to} {...props} to={to} isFirst={moves.length + index === 0} />
      ))}
    </>
  )
}
