import type { RefObject } from 'react'
import type { Promotion } from './shop-event.ts'
import { useTrackOnce } from './use-track-once.ts'

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
