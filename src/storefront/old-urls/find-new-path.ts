import { findCategorySlug, findProductSlug } from '#shop/catalog/slugs/find-moved.ts'
import type { Shop } from '#shop/shop.ts'
import { oldUrl } from './old-url.ts'

/** Where goods of another shop's URL stand here: at most one question, by index, and none for paths that no such shop has. */
export async function findNewPath(shop: Shop, path: string): Promise<string | undefined> {
  const old = oldUrl(path)
  if (!old) return undefined
  if ('everything' in old) return '/shop'
  if ('product' in old) {
    const slug = await findProductSlug(shop, old.product)
    return slug && `/product/${encodeURIComponent(slug)}`
  }
  const slug = await findCategorySlug(shop, old.categories)
  return slug && `/shop/${encodeURIComponent(slug)}`
}
