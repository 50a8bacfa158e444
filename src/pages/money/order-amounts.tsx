import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import type { OrderStatus } from '#shop/orders/order.ts'
import { toCollectOf, toRefundOf } from '#shop/orders/status/payment.ts'
import { paisaText } from './taka.ts'

interface OrderAmountsProps {
  order: {
    subtotalInPaisa: number
    /** `pickup`: nothing is said of delivery. */
    deliveryMethod?: 'delivery' | 'pickup'
    deliveryChargeInPaisa: number
    /** What staff took off; not shown where there is none. */
    discountInPaisa?: number
    couponCode?: string | null
    /** Its row is left out where the order was placed without one. */
    couponDiscountInPaisa?: number
    returnedInPaisa?: number
    grandTotalInPaisa: number
    status?: OrderStatus
    paidInPaisa?: number
    refundedInPaisa?: number
  }
  /** More rows of term and description. */
  children?: ReactNode
}

/** The amounts of an order, as buyers and staff see them on every page and paper. */
export function OrderAmounts({ order, children }: OrderAmountsProps) {
  const { discountInPaisa = 0, couponCode, couponDiscountInPaisa = 0, returnedInPaisa = 0 } = order
  return (
    <dl className="tabular ml-auto grid max-w-80 grid-cols-[1fr_auto] gap-x-6 gap-y-2 pt-4">
      <Sum term={m.account_subtotal()} paisa={order.subtotalInPaisa} />
      {order.deliveryMethod !== 'pickup' && (
        <Sum term={m.account_delivery_charge()} paisa={order.deliveryChargeInPaisa} />
      )}
      {discountInPaisa > 0 && <Sum term={m.account_discount()} paisa={-discountInPaisa} />}
      {couponCode && (
        <Sum term={m.checkout_coupon_row({ code: couponCode })} paisa={-couponDiscountInPaisa} />
      )}
      {returnedInPaisa > 0 && <Sum term={m.account_returned()} paisa={-returnedInPaisa} />}
      <Sum term={m.account_grand_total()} paisa={order.grandTotalInPaisa} isTotal />
      <Paid order={order} />
      {children}
    </dl>
  )
}

/** Nothing where nothing was paid: then the total is to pay. */
function Paid({ order }: Pick<OrderAmountsProps, 'order'>) {
  const { status = 'Pending', paidInPaisa = 0, refundedInPaisa = 0 } = order
  if (paidInPaisa === 0) return null
  const money = { ...order, status, paidInPaisa, refundedInPaisa }
  const [left, owed] = [toCollectOf(money), toRefundOf(money)]
  return (
    <>
      <Sum term={m.account_paid()} paisa={paidInPaisa} />
      {refundedInPaisa > 0 && <Sum term={m.account_refunded()} paisa={-refundedInPaisa} />}
      {left > 0 && <Sum term={m.account_to_pay()} paisa={left} isTotal />}
      {owed > 0 && <Sum term={m.account_to_refund()} paisa={owed} isTotal />}
    </>
  )
}

function Sum({ term, paisa, isTotal = false }: { term: string; paisa: number; isTotal?: boolean }) {
  const look = isTotal ? 'text-lg font-semibold' : ''
  return (
    <>
      <dt className={isTotal ? look : 'text-ink-soft'}>{term}</dt>
      <dd className={`text-right ${look}`}>{paisaText(paisa)}</dd>
    </>
  )
}
