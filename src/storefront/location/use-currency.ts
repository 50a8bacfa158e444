import { useSyncExternalStore } from 'react'
import type { Currency } from './place.ts'

const key = 'currency'
const listeners = new Set<() => void>()
let current: Currency | undefined

/** The currency that this visitor counts in; BDT on the server and until the place is known (spec 4, D25). */
export function useCurrency(): Currency {
  return useSyncExternalStore(watchCurrency, readCurrency, () => 'BDT')
}

/** The rest of the browser session knows it from its first moment. */
export function setCurrency(currency: Currency): void {
  if (readCurrency() === currency) return
  current = currency
  try {
    sessionStorage.setItem(key, currency)
  } catch {
    // Some private modes keep nothing: the next page finds out again.
  }
  for (const listener of listeners) listener()
}

export function readCurrency(): Currency {
  return (current ??= remembered())
}

function remembered(): Currency {
  try {
    return sessionStorage.getItem(key) === 'USD' ? 'USD' : 'BDT'
  } catch {
    return 'BDT'
  }
}

export function watchCurrency(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}
