import { m } from '#paraglide/messages.js'
import { isCompareFull, mostToCompare } from '#shop/cart/compare.ts'
import type { ProductCard } from '#shop/catalog/product.ts'
import { toast } from '#ui/toast/toast.ts'
import { readCompare, updateCompare } from '../lists/compare-list.ts'
import { compareItem } from './list-items.ts'

/** Into the comparison, or out of it; into a full one nothing goes, and that is said. */
export function toggleCompare(product: ProductCard): void {
  const list = readCompare()
  if (list.some(({ id }) => id === product.id)) {
    updateCompare({ type: 'REMOVE_FROM_COMPARE', id: product.id })
    toast({ title: m.compare_removed() })
  } else if (isCompareFull(list)) {
    toast({ title: m.compare_full({ n: mostToCompare }), kind: 'trouble' })
  } else {
    updateCompare({ type: 'ADD_TO_COMPARE', item: compareItem(product) })
    toast({ title: m.compare_added() })
  }
}
