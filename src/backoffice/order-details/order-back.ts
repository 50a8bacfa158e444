import { m } from '#paraglide/messages.js'
import type { WayBack } from '#pages/page-handle.ts'

export const orderPath = (number: string): string =>
  `/dashboard/order-details/${encodeURIComponent(number)}`

/** Who else has it open is asked by this. */
export const presenceOf = ({ id, orderId }: { id: string; orderId: string }) =>
  ({ of: 'order', ref: id, path: `/order/${orderId}` }) as const

/** From a page about one order back to it. */
export const orderBack = (number: string): WayBack => ({
  to: orderPath(number),
  text: m.account_order({ number }),
})
