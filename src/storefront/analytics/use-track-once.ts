import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { useNavigationType } from 'react-router'
import type { ShopEvent } from './shop-event.ts'
import { trackEvent } from './track-event.ts'

/**
 * Tracks what a shopper sees, once while it is there under the same name, and not again on the way back. With `place` it is seen
 * as soon as that is in sight. No event: there is nothing to see.
 */
export function useTrackOnce(
  what: string,
  event: () => ShopEvent | undefined,
  place?: RefObject<Element | null>,
): void {
  const isBack = useNavigationType() === 'POP'
  const [visit] = useState(() => ({}))
  const track = useEffectEvent((seen: string, gone: AbortSignal) => {
    const shown = event()
    if (shown)
      trackEvent(shown, { what: seen, visit, isBack, element: place?.current ?? null, gone })
  })
  useEffect(() => {
    const leaving = new AbortController()
    track(what, leaving.signal)
    return () => leaving.abort()
  }, [what])
}
