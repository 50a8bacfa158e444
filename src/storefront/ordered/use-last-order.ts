import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { tell } from '../analytics/tell.ts'
import { parseText, readText } from '../checkout/submission/kept-text.ts'
import {
  lastOrderKey,
  understandLastOrder,
  type LastOrder,
} from '../checkout/submission/last-order.ts'

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
    tell({ type: 'order-placed', order: last.order, bought: last.bought })
  }, [last])
  if (kept === undefined) return 'reading'
  return last ?? 'none'
}
