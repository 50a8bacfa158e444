import type { RefObject } from 'react'
import type { GoodsList, ShownGoods } from './shop-event.ts'
import { useTellOnce } from './use-tell-once.ts'

interface ShownList {
  list: GoodsList
  products: readonly ShownGoods[]
  /** The place of the first one in the whole list, from 0. */
  from?: number
}

/** Other products are another sight of the list. */
export function useTellListSeen(
  { list, products, from = 0 }: ShownList,
  place: RefObject<Element | null>,
): void {
  const ids = products.map(({ id }) => id).join()
  useTellOnce(
    `${list.id} ${ids}`,
    () => (products.length === 0 ? undefined : { type: 'list-seen', list, products, from }),
    place,
  )
}
