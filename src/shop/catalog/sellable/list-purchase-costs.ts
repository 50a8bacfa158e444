import { inArray } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { variants } from '../tables.ts'

/** What the merchant paid for one of each, in paisa; null where nobody said so. For the merchant only. */
export async function listPurchaseCosts(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, number | null>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .select({ id: variants.id, cost: variants.purchaseCostInPaisa })
    .from(variants)
    .where(inArray(variants.id, [...ids]))
  return new Map(rows.map(({ id, cost }) => [id, cost]))
}
