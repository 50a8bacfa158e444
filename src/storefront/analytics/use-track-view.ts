import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { useNavigationType } from 'react-router'
import type { Promotion, ShopEvent, TrackedList, TrackedProduct } from './shop-event.ts'
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

interface ShownList {
  list: TrackedList
  products: readonly TrackedProduct[]
  /** The place of the first one in the whole list, from 0. */
  from?: number
}

/** Other products are another sight of the list. */
export function useTrackListView(
  { list, products, from = 0 }: ShownList,
  place: RefObject<Element | null>,
): void {
  const ids = products.map(({ id }) => id).join()
  useTrackOnce(
    `${list.id} ${ids}`,
    () => (products.length === 0 ? undefined : { type: 'list-viewed', list, products, from }),
    place,
  )
}

/** Without a promotion there is nothing to see yet. */
export function useTrackPromotionView(
  promotion: Promotion | undefined,
  place: RefObject<Element | null>,
): void {
  useTrackOnce(
    promotion ? `promotion ${promotion.slot} ${promotion.id}` : '',
    () => promotion && { type: 'promotion-viewed', promotion },
    place,
  )
}
