import type { RefObject } from 'react'
import type { TrackedList, TrackedProduct } from './shop-event.ts'
import { useTrackOnce } from './use-track-once.ts'

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
