import type { Language } from '#platform/language.ts'
import { findProduct } from '#shop/catalog/products/find-product.ts'
import { listTopSelling } from '#shop/catalog/listings/list-cards.ts'
import { mostToCompare } from '#shop/cart/compare.ts'
import type { Shop } from '#shop/shop.ts'
import { comparedFromView, type Compared } from './compared.ts'

/** What the page starts with while nothing is chosen: popular products of one category, the one that sells best (D20). */
export async function loadComparePage(shop: Shop, language: Language) {
  const [best] = await listTopSelling(shop, 1)
  return {
    category: best?.category ?? '',
    popular: await popularOf(shop, best?.category, language),
  }
}

export type ComparePage = Awaited<ReturnType<typeof loadComparePage>>

async function popularOf(
  shop: Shop,
  category: string | undefined,
  language: Language,
): Promise<Compared[]> {
  if (!category) return []
  const products = await listTopSelling(shop, mostToCompare, category)
  const found = await Promise.all(products.map(({ id }) => findProduct(shop, id, language)))
  return found.flatMap((one) => (one.outcome === 'found' ? comparedFromView(one.product) : []))
}
