import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { trackEvent } from '../analytics/track-event.ts'
import { parseText, readText } from '../checkout/submission/stored-text.ts'
import {
  lastOrderKey,
  understandLastOrder,
  type LastOrder,
} from '../checkout/submission/last-order.ts'

const never = () => () => undefined

/** The order placed last in this browser; 'reading' until it can be read. Its purchase is tracked once. */
export function useLastOrder(): LastOrder | 'none' | 'reading' {
  const stored = useSyncExternalStore(
    never,
    () => readText(lastOrderKey),
    () => undefined,
  )
  const last = useMemo(() => understandLastOrder(parseText(stored ?? null)), [stored])
  useEffect(() => {
    if (!last || last.isTracked) return
    trackEvent({ type: 'order-placed', order: last.order, bought: last.bought })
  }, [last])
  if (stored === undefined) return 'reading'
  return last ?? 'none'
}
