import { inArray } from 'drizzle-orm'
import { isId } from '#platform/text/is-id.ts'
import type { Shop } from '#shop/shop.ts'
import { customers } from '../tables.ts'

/** What customers are called now, by their ids; one who was erased, or is one with another, is not in it. */
export async function nameCustomers(
  { database }: Pick<Shop, 'database'>,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const asked = [...new Set(ids.filter(isId))]
  if (asked.length === 0) return new Map()
  const found = await database
    .select({ id: customers.id, name: customers.name })
    .from(customers)
    .where(inArray(customers.id, asked))
  return new Map(found.map(({ id, name }) => [id, name]))
}
