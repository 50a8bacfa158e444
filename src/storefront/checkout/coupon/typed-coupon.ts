import { useSyncExternalStore } from 'react'
import { tidyCode } from '#shop/coupons/code.ts'
import { readText, removeText, storeText } from '../submission/stored-text.ts'

/** The code that the shopper wants to use. It survives a reload, and goes with the order. */

const couponKey = 'checkout-coupon'

const listeners = new Set<() => void>()

/** Empty where there is none. */
export const readCoupon = (): string => tidyCode(readText(couponKey) ?? '')

export const useTypedCoupon = (): string => useSyncExternalStore(subscribe, readCoupon, () => '')

export function typeCoupon(code: string): void {
  const tidy = tidyCode(code)
  if (tidy === '') removeText(couponKey)
  else storeText(couponKey, tidy)
  for (const listener of listeners) listener()
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}
