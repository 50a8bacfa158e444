import { sql } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import type { Focus } from '#shop/pictures/focus.ts'
import { sellingNow } from '../listings/shown-products.ts'
import { firstPictureFocus, firstPictureHash } from '../stored-parts.ts'

/** A product with all that a wishlist keeps of it. */
export interface DescribedProduct {
  id: string
  slug: string
  name: string
  nameBn: string | null
  /** Hash; null where there is none. */
  picture: string | null
  /** Of the picture; null in its middle. */
  focus: Focus | null
  priceInPaisa: number
  sellingPriceInPaisa: number
  /** Set where there is nothing to choose. */
  onlyVariantId: string | null
}

/** What somebody wished for, also where it is not sold any more. What shoppers never saw stays unseen. */
export async function describeProducts(
  shop: Shop,
  ids: readonly string[],
): Promise<DescribedProduct[]> {
  if (ids.length === 0) return []
  const now = shop.now()
  const { rows } = await shop.database.execute<DescribedProduct & Record<string, unknown>>(sql`
    SELECT p.id, p.slug, p.name, p.name_bn AS "nameBn", ${firstPictureHash} AS picture, ${firstPictureFocus} AS focus,
      p.price_in_paisa AS "priceInPaisa", ${sellingNow(now)} AS "sellingPriceInPaisa",
      (SELECT CASE WHEN count(*) = 1 THEN min(v.id::text) END FROM variants v WHERE v.product_id = p.id) AS "onlyVariantId"
    FROM products p
    WHERE p.id = ANY (${sql.param([...ids])}::uuid[]) AND p.published_at <= ${now.toISOString()}::timestamptz`)
  return rows
}
