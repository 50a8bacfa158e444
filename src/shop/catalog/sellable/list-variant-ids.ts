import { asc, eq } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { variants } from '../tables.ts'

/** Of one product, in its order. */
export async function listVariantIds(
  { database }: Pick<Shop, 'database'>,
  productId: string,
): Promise<string[]> {
  const rows = await database
    .select({ id: variants.id })
    .from(variants)
    .where(eq(variants.productId, productId))
    .orderBy(asc(variants.position))
  return rows.map(({ id }) => id)
}
