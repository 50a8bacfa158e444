import { sql, type SQL } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { fitsAttributes } from '../attributes/filter/fits-attributes.ts'
import { findAttributes } from '../attributes/list-attributes.ts'
import { listBranchIds } from '../categories/find-branch.ts'
import { lowStockFrom } from '../../settings/load-settings.ts'
import { fitsDesk } from './fits-desk.ts'
import type { DeskFilter } from './product-filter.ts'

/** What a row `p` of products must fit, with what has to be looked up for it. */
export async function askDesk(
  database: Shop['database'],
  filter: DeskFilter,
  now: Date,
): Promise<SQL | 'too-short'> {
  const { category, attribute } = filter
  const branch = category === undefined ? [] : await listBranchIds(database, category)
  const attributes = attribute ? await findAttributes(database) : []
  const described = fitsAttributes(attribute, attributes).map(({ fits }) => fits)
  const asksFew = filter.stock === 'low' || filter.stock === 'in-stock'
  const few = asksFew ? await loadFew(database) : 0
  return fitsDesk(filter, { now, branch, described, few })
}

async function loadFew(database: Shop['database']): Promise<number> {
  const { rows } = await database.execute<{ few: number }>(sql`SELECT ${lowStockFrom} AS few`)
  if (!rows[0]) throw new Error('Expected one row of the setting')
  return rows[0].few
}

/** Of all products that fit; more than `most` are not counted. None where the typed text is too short. */
export async function countVariants(
  { database, now }: Pick<Shop, 'database' | 'now'>,
  filter: DeskFilter,
  most: number,
): Promise<number> {
  const fits = await askDesk(database, filter, now())
  if (fits === 'too-short') return 0
  const { rows } = await database.execute<{ n: number }>(
    sql`SELECT count(*)::int AS n FROM (SELECT FROM products p JOIN variants counted ON counted.product_id = p.id WHERE ${fits} LIMIT ${most}) found`,
  )
  return rows[0]?.n ?? 0
}
