import { createContext, useContext, useSyncExternalStore } from 'react'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { formatDollars } from '#platform/money.ts'

export interface DollarRate {
  takaPerDollar: number
  /** Whether this visitor counts in dollars, and how to listen for a change. */
  isShown: () => boolean
  watch: (onChange: () => void) => () => void
}

/**
 * Where it is set, amounts in dollars may stand beside prices (D11). It never changes: that would draw anew every part of a
 * page that still waits for its code.
 */
export const DollarRateContext = createContext<DollarRate | undefined>(undefined)

interface DollarsProps {
  /** Undefined: not known yet. */
  amountInPaisa: number | undefined
  className?: string
}

/** About so many dollars. Its room is kept for everybody: who counts in dollars is known only later, and nothing may move then. */
export function Dollars({ amountInPaisa, className = '' }: DollarsProps) {
  const rate = useContext(DollarRateContext)
  if (!rate) return null
  return (
    <span className={`block min-h-[1lh] text-sm font-normal text-ink-soft ${className}`}>
      {amountInPaisa !== undefined && <About amountInPaisa={amountInPaisa} rate={rate} />}
    </span>
  )
}

function About({ amountInPaisa, rate }: { amountInPaisa: number; rate: DollarRate }) {
  const isShown = useSyncExternalStore(rate.watch, rate.isShown, () => false)
  if (!isShown) return null
  return m.common_about({ amount: formatDollars(amountInPaisa, rate.takaPerDollar, getLocale()) })
}
