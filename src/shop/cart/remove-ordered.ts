import { sql } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'

/** What an account ordered leaves the cart that is kept for it, as it leaves the cart of the browser that ordered. */
export async function removeOrdered(
  shop: Shop,
  userId: string,
  variantIds: readonly string[],
): Promise<void> {
  const isOrdered = sql`line ->> 'variantId' = ANY(${sql.param([...variantIds])}::text[])`
  await shop.database.execute(sql`
    UPDATE synced_lists SET
      version = version + 1,
      updated_at = ${shop.now().toISOString()}::timestamptz,
      cart = (
        SELECT coalesce(jsonb_agg(line ORDER BY place), '[]')
        FROM jsonb_array_elements(cart) WITH ORDINALITY AS lines(line, place)
        WHERE NOT ${isOrdered})
    WHERE user_id = ${userId}
      AND EXISTS (SELECT FROM jsonb_array_elements(cart) AS lines(line) WHERE ${isOrdered})`)
}
