import { inArray } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { variants } from '../tables.ts'

export async function listSkus(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await database
    .select({ id: variants.id, sku: variants.sku })
    .from(variants)
    .where(inArray(variants.id, [...ids]))
  return new Map(rows.map(({ id, sku }) => [id, sku]))
}
