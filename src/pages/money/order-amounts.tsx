import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
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
    grandTotalInPaisa: number
  }
  /** More rows of term and description. */
  children?: ReactNode
}

/** What an order comes to, as buyers and staff see it. */
export function OrderAmounts({ order, children }: OrderAmountsProps) {
  const { discountInPaisa = 0, couponCode, couponDiscountInPaisa = 0 } = order
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
      <Sum term={m.account_grand_total()} paisa={order.grandTotalInPaisa} isTotal />
      {children}
    </dl>
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
