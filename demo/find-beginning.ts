import { isCatalogEmpty } from '#shop/catalog/categories/is-catalog-empty.ts'
import { findDemonstration } from '#shop/demonstration/find-demonstration.ts'
import type { Shop } from '#shop/shop.ts'

/** The moment that the demonstration counts from, where there is something to fill: now, or when a killed fill began. */
export async function findBeginning(shop: Shop): Promise<Date | undefined> {
  const known = await findDemonstration(shop)
  if (known) return known.filled ? undefined : known.startedAt
  return (await isCatalogEmpty(shop)) ? shop.now() : undefined
}
