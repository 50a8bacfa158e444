import { m } from '#paraglide/messages.js'
import { mostToCall } from '#shop/orders/calls/call.ts'
import { formatMoment } from '#ui/text/moment.tsx'
import { countUpTo } from '../count-up-to.ts'

interface Counts {
  new: number
  again: number
  promised: number
}

interface CountsAndNext extends Counts {
  /** When the next one is due, where one is; ISO 8601. */
  nextAt: string | null
}

/** How many orders are to be called now, as the menu and the page say it. */
export const toCallText = ({ new: fresh, again, promised }: Counts): string =>
  upTo(fresh + again + promised)

export function countsText({ new: fresh, again, promised, nextAt }: CountsAndNext): string {
  const said = { fresh: upTo(fresh), again: upTo(again) }
  const now =
    promised === 0
      ? m.calls_counts(said)
      : m.calls_counts_promised({ ...said, promised: upTo(promised) })
  return nextAt === null ? now : `${now} · ${m.calls_next({ time: formatMoment(nextAt, true) })}`
}

const upTo = (count: number) => countUpTo(mostToCall, count)
