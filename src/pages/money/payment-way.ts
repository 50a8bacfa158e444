import { m } from '#paraglide/messages.js'

interface Paid {
  deliveryMethod: 'delivery' | 'pickup'
  payment: string
}

/** How the buyer pays, or has paid: at the door, or at the counter of the shop. */
export function paymentWay({ deliveryMethod, payment }: Paid): string {
  if (deliveryMethod === 'delivery') return m.account_cash()
  return payment === 'due' || payment === 'part-paid'
    ? m.account_pay_counter()
    : m.account_paid_in_shop()
}
