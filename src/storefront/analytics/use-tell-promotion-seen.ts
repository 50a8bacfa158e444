import type { RefObject } from 'react'
import type { Promotion } from './shop-event.ts'
import { useTellOnce } from './use-tell-once.ts'

/** Without a promotion there is nothing to see yet. */
export function useTellPromotionSeen(
  promotion: Promotion | undefined,
  place: RefObject<Element | null>,
): void {
  useTellOnce(
    promotion ? `promotion ${promotion.slot} ${promotion.id}` : '',
    () => promotion && { type: 'promotion-seen', promotion },
    place,
  )
}
