import { useMemo, type ReactNode } from 'react'
import { DollarRateContext } from '#ui/text/dollars.tsx'
import { readCurrency, watchCurrency } from './use-currency.ts'

interface CountedInDollarsProps {
  takaPerDollar: number | null
  children: ReactNode
}

const isShown = () => readCurrency() === 'USD'

/** With the label USD an approximate amount in dollars stands beside each price, where the merchant set a rate (D11). */
export function CountedInDollars({ takaPerDollar, children }: CountedInDollarsProps) {
  const rate = useMemo(
    () => (takaPerDollar === null ? undefined : { takaPerDollar, isShown, watch: watchCurrency }),
    [takaPerDollar],
  )
  return <DollarRateContext value={rate}>{children}</DollarRateContext>
}
