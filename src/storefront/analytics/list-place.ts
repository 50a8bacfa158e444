import { createContext, useContext } from 'react'
import type { ListPlace, ShownGoods } from './shop-event.ts'
import { tell } from './tell.ts'

/** Around a product in a list: where it stands. */
export const ListPlaceContext = createContext<ListPlace | undefined>(undefined)

export const useListPlace = () => useContext(ListPlaceContext)

/** For the link to a product's page. */
export function useTellChosen(product: ShownGoods | undefined): () => void {
  const place = useListPlace()
  return () => {
    if (place && product) tell({ type: 'product-chosen', place, product })
  }
}
