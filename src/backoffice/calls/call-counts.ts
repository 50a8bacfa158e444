import { m } from '#paraglide/messages.js'
import { countText } from '#pages/money/taka.ts'
import { mostToCall } from '#shop/orders/calls/call.ts'

interface Counts {
  new: number
  again: number
}

/** How many orders are to be called now, as the menu and the page say it. */
export const toCallText = ({ new: fresh, again }: Counts): string => upTo(fresh + again)

export const countsText = ({ new: fresh, again }: Counts): string =>
  m.calls_counts({ fresh: upTo(fresh), again: upTo(again) })

const upTo = (count: number) =>
  count > mostToCall ? `${countText(mostToCall)}+` : countText(count)
