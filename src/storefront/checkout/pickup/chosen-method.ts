import { useSyncExternalStore } from 'react'
import type { DeliveryMethod } from '#shop/orders/order.ts'
import { readText, removeText, storeText } from '../submission/stored-text.ts'

/** Whether the shopper wants it brought, or fetches it. It survives a reload. */

const methodKey = 'checkout-method'

const listeners = new Set<() => void>()

const readMethod = (): DeliveryMethod => (readText(methodKey) === 'pickup' ? 'pickup' : 'delivery')

const atFirst = (): DeliveryMethod => 'delivery'

/** Where the shop offers no pickup, everything is brought. */
export function useChosenMethod(isOffered: boolean): DeliveryMethod {
  const chosen = useSyncExternalStore(subscribe, readMethod, atFirst)
  return isOffered ? chosen : 'delivery'
}

export function chooseMethod(method: DeliveryMethod): void {
  if (method === 'pickup') storeText(methodKey, method)
  else removeText(methodKey)
  for (const listener of listeners) listener()
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}
