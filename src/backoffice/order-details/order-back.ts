import { m } from '#paraglide/messages.js'
import type { WayBack } from '#pages/page-handle.ts'

export const orderPath = (number: string): string =>
  `/dashboard/order-details/${encodeURIComponent(number)}`

/** From a page about one order back to it. */
export const orderBack = (number: string): WayBack => ({
  to: orderPath(number),
  text: m.account_order({ number }),
})
