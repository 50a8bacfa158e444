import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { categories, products, variants } from '#shop/catalog/tables.ts'
import { coupons } from '#shop/coupons/tables.ts'
import { matchesPlace } from '#shop/delivery/area.ts'
import { listDistricts } from '#shop/delivery/find-destination.ts'
import { users } from '#shop/identity/tables.ts'
import type { SalesDimension } from '../contract.ts'

/** Nobody looks through more. */
const mostFound = 200

const has = (column: SQL, typed: string) =>
  sql`strpos(search_form(coalesce(${column}, '')), search_form(${typed}::text)) > 0`

/** What a report by names is searched for; all others are short. */
const finding: Partial<Record<SalesDimension, (typed: string) => SQL>> = {
  product: (typed) => sql`
    SELECT id AS key FROM ${products} WHERE ${has(sql`name`, typed)} OR ${has(sql`name_bn`, typed)}`,
  variant: (typed) => sql`
    SELECT v.id AS key FROM ${variants} v JOIN ${products} p ON p.id = v.product_id
    WHERE ${has(sql`p.name`, typed)} OR ${has(sql`p.name_bn`, typed)} OR ${has(sql`v.sku`, typed)}`,
  category: (typed) => sql`
    SELECT id AS key FROM ${categories} WHERE ${has(sql`name`, typed)} OR ${has(sql`name_bn`, typed)}`,
  brand: (typed) =>
    sql`SELECT DISTINCT brand AS key FROM ${products} WHERE ${has(sql`brand`, typed)}`,
  coupon: (typed) => sql`SELECT id AS key FROM ${coupons} WHERE ${has(sql`name`, typed)}`,
  staff: (typed) => sql`
    SELECT id AS key FROM ${users} WHERE ${has(sql`name`, typed)} AND role IN ('moderator', 'admin', 'owner')`,
}

/** Keys of what has the typed text in its name, at most two hundred. */
export async function findKeys(
  database: Database,
  dimension: SalesDimension,
  q: string,
): Promise<string[]> {
  // PostgreSQL takes no NUL in a text.
  const typed = q.replaceAll('\0', '')
  if (dimension === 'district') return findDistricts(typed)
  const find = finding[dimension]
  if (!find) return []
  const { rows } = await database.execute<{ key: string }>(sql`${find(typed)} LIMIT ${mostFound}`)
  return rows.map(({ key }) => key)
}

const findDistricts = (typed: string) =>
  listDistricts()
    .filter((district) => matchesPlace(typed, district))
    .map(({ name }) => name)
