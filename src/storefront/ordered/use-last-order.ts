import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { tellPurchase } from '../cart/tell-analytics.ts'
import { keepText, parseText, readText } from '../checkout/placing/kept-text.ts'
import {
  lastOrderKey,
  understandLastOrder,
  type LastOrder,
} from '../checkout/placing/last-order.ts'

const never = () => () => undefined

/** The order placed last in this browser; 'reading' until it can be read. The tag manager hears of its purchase once. */
export function useLastOrder(): LastOrder | 'none' | 'reading' {
  const kept = useSyncExternalStore(
    never,
    () => readText(lastOrderKey),
    () => undefined,
  )
  const last = useMemo(() => understandLastOrder(parseText(kept ?? null)), [kept])
  useEffect(() => {
    if (!last || last.told) return
    keepText(lastOrderKey, JSON.stringify({ ...last, told: true } satisfies LastOrder))
    tellPurchase(last.order)
  }, [last])
  if (kept === undefined) return 'reading'
  return last ?? 'none'
}
