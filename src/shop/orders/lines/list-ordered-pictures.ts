import { inArray } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { orderLines } from '../tables.ts'

/** Those of the pictures that lines of orders show, which go on showing them when the product is gone. */
export async function listOrderedPictures(
  { database }: Pick<Shop, 'database'>,
  hashes: readonly string[],
): Promise<string[]> {
  const rows = await database
    .selectDistinct({ picture: orderLines.picture })
    .from(orderLines)
    .where(inArray(orderLines.picture, [...hashes]))
  return rows.flatMap(({ picture }) => picture ?? [])
}
