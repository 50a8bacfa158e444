import { sql } from 'drizzle-orm'
import type { Shop } from '../shop.ts'
import { productsTopic } from './topics.ts'

/** When the catalogue next changes by itself: a deal begins or ends, or a planned publication comes. Pages age then. */
export async function nextCatalogChange(shop: Shop): Promise<Date | undefined> {
  const find = () => findNextChange(shop)
  const known = await shop.memory.recall('next catalog change', [productsTopic], find)
  return known && known <= shop.now() ? find() : known
}

/**
 * What was found in the catalogue, from memory until it changes, also by itself. For what takes long in a large catalogue
 * and is the same for many pages.
 */
export async function recallFromCatalog<Found>(
  shop: Shop,
  { question, topics }: { question: string; topics: readonly string[] },
  find: () => Promise<Found>,
): Promise<Found> {
  const change = await nextCatalogChange(shop)
  return shop.memory.recallCostly(`${question} until ${change?.getTime()}`, topics, find)
}

async function findNextChange(shop: Shop): Promise<Date | undefined> {
  const now = shop.now().toISOString()
  const { rows } = await shop.database.execute<{ at: string | null }>(sql`
    SELECT extract(epoch FROM least(
      (SELECT min(deal_ends_at) FROM products WHERE status = 'active' AND deal_ends_at > ${now}::timestamptz),
      (SELECT min(deal_starts_at) FROM products WHERE status = 'active' AND deal_starts_at > ${now}::timestamptz),
      (SELECT min(published_at) FROM products WHERE status = 'active' AND published_at > ${now}::timestamptz)
    )) * 1000 AS at`)
  const at = rows[0]?.at
  return at ? new Date(Math.ceil(Number(at))) : undefined
}
