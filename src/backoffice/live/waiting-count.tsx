import { countUpTo } from '../count-up-to.ts'
import { useLive } from './live-orders.tsx'

/** A menu says no more than this. */
export const mostWaiting = 99

export const waitingText = (count: number) => countUpTo(mostWaiting, count)

/** How many orders wait to be confirmed, beside the entry that leads to them; the entry says it in words. */
export function WaitingCount({ className = '' }: { className?: string }) {
  const { waiting } = useLive()
  if (waiting === 0) return null
  return (
    <span
      aria-hidden
      className={`tabular rounded-full bg-deal-wash px-2 text-sm font-semibold text-on-deal-wash ${className}`}
    >
      {waitingText(waiting)}
    </span>
  )
}
