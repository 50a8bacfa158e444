import { m } from '#paraglide/messages.js'
import { mostToCall } from '#shop/orders/calls/call.ts'
import { countUpTo } from '../count-up-to.ts'

interface Counts {
  new: number
  again: number
  promised: number
}

/** How many orders are to be called now, as the menu and the page say it. */
export const toCallText = ({ new: fresh, again, promised }: Counts): string =>
  upTo(fresh + again + promised)

export const countsText = ({ new: fresh, again, promised }: Counts): string => {
  const said = { fresh: upTo(fresh), again: upTo(again) }
  return promised === 0
    ? m.calls_counts(said)
    : m.calls_counts_promised({ ...said, promised: upTo(promised) })
}

const upTo = (count: number) => countUpTo(mostToCall, count)
