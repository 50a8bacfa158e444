import { createContext, useContext } from 'react'
import type { ListPlace, TrackedProduct } from './shop-event.ts'
import { trackEvent } from './track-event.ts'

/** Around a product in a list: where it stands. */
export const ListPlaceContext = createContext<ListPlace | undefined>(undefined)

export const useListPlace = () => useContext(ListPlaceContext)

/** For the link to a product's page. */
export function useTrackChosen(product: TrackedProduct | undefined): () => void {
  const place = useListPlace()
  return () => {
    if (place && product) trackEvent({ type: 'product-chosen', place, product })
  }
}
