import { inArray } from 'drizzle-orm'
import { products } from '../../catalog/tables.ts'
import type { Shop } from '../../shop.ts'

export interface NamedProduct {
  name: string
  nameBn: string | null
  slug: string
}

/** What these products are called today; one that is gone has no name. */
export async function nameProducts(
  { database }: Pick<Shop, 'database'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NamedProduct>> {
  const { id, name, nameBn, slug } = products
  const rows = await database
    .select({ id, name, nameBn, slug })
    .from(products)
    .where(inArray(id, [...ids]))
  return new Map(rows.map(({ id: of, ...product }) => [of, product]))
}
