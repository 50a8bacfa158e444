import { sql, type SQL } from 'drizzle-orm'
import { prepared } from '#platform/database/prepared.ts'
import type { Shop } from '#shop/shop.ts'
import { dealIsOnNow } from '../listings/shown-products.ts'
import type { ProductStatus } from '../product.ts'
import { neverSellsOut } from '../stock/pace/pace.ts'
import { firstPictureHash } from '../stored-parts.ts'
import { askDesk } from './ask-desk.ts'
import { isOf } from './fits-desk.ts'
import {
  deskStatuses,
  mostFound,
  mostOfTab,
  type DeskFilter,
  type DeskSort,
  type DeskStatus,
} from './product-filter.ts'
import { fewOfProduct } from './running-low.ts'

/** A product as the list of staff shows it. Moments are ISO 8601. */
export interface DeskProduct {
  id: string
  version: number
  slug: string
  name: string
  nameBn: string | null
  status: ProductStatus
  publishedAt: string | null
  isScheduled: boolean
  /** Hash. */
  picture: string | null
  category: string
  categoryBn: string | null
  furtherCategories: { name: string; nameBn: string | null }[]
  /** What the cheapest and the dearest variant are sold for now. */
  lowestInPaisa: number
  highestInPaisa: number
  hasDeal: boolean
  /** Pieces of all variants. */
  stock: number
  variants: number
  /** Variants of which few are left. */
  fewLeft: number
  /** Variants that are gone. */
  soldOut: number
  unitsSold: number
  /** Until the first variant is gone at the present pace; null where no end is in sight. */
  sellsOutInDays: number | null
  updatedAt: string
}

export type ListDeskResult =
  | {
      outcome: 'listed'
      products: DeskProduct[]
      /** The id of the last one, where more follow. */
      next: string | undefined
      /** How many fit in all; exact up to `mostFound`. Left out where nobody asked for it. */
      count: number | undefined
    }
  | { outcome: 'too-short' }

export const productsOnPage = 50

interface DeskQuery {
  filter: DeskFilter
  /** `id`: stays as it is, whatever is done to the products. */
  sort: DeskSort | 'id'
  /** The id of the last one seen. */
  after?: string | undefined
  limit?: number
  isCounted?: boolean
}

/** Products as staff look through them. Each page goes on by an index, however many came before it. */
export async function listDesk(
  { database, now }: Pick<Shop, 'database' | 'now'>,
  { filter, sort, after, limit = productsOnPage, isCounted = false }: DeskQuery,
): Promise<ListDeskResult> {
  const at = now()
  const fits = await askDesk(database, filter, at)
  if (fits === 'too-short') return { outcome: 'too-short' }
  const where = after === undefined ? fits : sql`${fits} AND ${comesAfter(after, sort)}`
  const page = sql`SELECT p.* FROM products p WHERE ${where} ORDER BY ${orders[sort]} LIMIT ${limit + 1}`
  const found = askPage(database, describe(page, at))
  // Most words are rare, and are looked for in several places: a page that is not full has counted what it shows.
  const first = filter.q !== undefined && after === undefined ? found : undefined
  const [rows, count] = await Promise.all([
    found,
    isCounted ? countAll(database, fits, { first, limit }) : undefined,
  ])
  const products = rows.slice(0, limit)
  const next = rows.length > limit ? products.at(-1)?.id : undefined
  return { outcome: 'listed', products, next, count }
}

async function askPage(database: Shop['database'], page: SQL): Promise<DeskProduct[]> {
  const { rows } = await database.execute<DeskProduct & Record<string, unknown>>(page)
  return rows
}

async function countAll(
  database: Shop['database'],
  fits: SQL,
  { first, limit }: { first: Promise<DeskProduct[]> | undefined; limit: number },
): Promise<number> {
  const rows = await first
  return rows && rows.length <= limit ? rows.length : countUpTo(database, fits, mostFound)
}

const iso = (moment: SQL) =>
  sql`to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** What the list shows of the products of a page. */
function describe(page: SQL, now: Date): SQL {
  const price = sql`coalesce(v.discount_price_in_paisa, v.price_in_paisa)`
  const selling = sql`CASE WHEN ${dealIsOnNow(now)} THEN least(${price}, p.deal_price_in_paisa) ELSE ${price} END`
  return sql`
    WITH page AS MATERIALIZED (${page}), p AS (SELECT *, row_number() OVER () AS place FROM page)
    SELECT p.id, p.version, p.slug, p.name, p.name_bn AS "nameBn", p.status, ${iso(sql`p.published_at`)} AS "publishedAt",
      (${isOf('scheduled', now)}) IS TRUE AS "isScheduled", ${firstPictureHash} AS picture,
      category.name AS category, category.name_bn AS "categoryBn", ${furtherCategories} AS "furtherCategories",
      (${dealIsOnNow(now)}) IS TRUE AS "hasDeal", p.units_sold AS "unitsSold", nullif(p.sells_out_in_days, ${neverSellsOut}) AS "sellsOutInDays",
      ${iso(sql`p.updated_at`)} AS "updatedAt", offered.*
    FROM p
    JOIN categories category ON category.id = p.category_id
    CROSS JOIN LATERAL (
      SELECT coalesce(min(${selling}), 0) AS "lowestInPaisa", coalesce(max(${selling}), 0) AS "highestInPaisa",
        coalesce(sum(v.stock), 0)::int AS stock, count(*)::int AS variants,
        (count(*) FILTER (WHERE v.stock BETWEEN 1 AND ${fewOfProduct}))::int AS "fewLeft",
        (count(*) FILTER (WHERE v.stock <= 0))::int AS "soldOut"
      FROM variants v WHERE v.product_id = p.id
    ) offered
    ORDER BY p.place`
}

const furtherCategories = sql`(
  SELECT coalesce(json_agg(json_build_object('name', further.name, 'nameBn', further.name_bn)
    ORDER BY array_position(p.further_category_ids, further.id)), '[]')
  FROM categories further WHERE further.id = ANY (p.further_category_ids))`

const orders: Record<DeskQuery['sort'], SQL> = {
  newest: sql`p.id DESC`,
  changed: sql`p.updated_at DESC, p.id DESC`,
  sold: sql`p.units_sold DESC, p.id DESC`,
  'price-low': sql`p.lowest_price_in_paisa, p.id`,
  'price-high': sql`p.lowest_price_in_paisa DESC, p.id DESC`,
  'runs-out': sql`p.sells_out_in_days, p.id`,
  id: sql`p.id`,
}

/** What comes behind a product whose column is so much, and the column. */
const steps = {
  changed: ['<', 'updated_at'],
  sold: ['<', 'units_sold'],
  'price-low': ['>', 'lowest_price_in_paisa'],
  'price-high': ['<', 'lowest_price_in_paisa'],
  'runs-out': ['>', 'sells_out_in_days'],
} as const

/** Behind the product with this id, wherever it stands now. */
function comesAfter(after: string, sort: DeskQuery['sort']): SQL {
  if (sort === 'id') return sql`p.id > ${after}::uuid`
  if (sort === 'newest') return sql`p.id < ${after}::uuid`
  const [isBehind, column] = steps[sort].map((part) => sql.raw(part))
  return sql`(p.${column}, p.id) ${isBehind} ((SELECT before.${column} FROM products before WHERE before.id = ${after}::uuid), ${after}::uuid)`
}

async function countUpTo(database: Shop['database'], fits: SQL, most: number): Promise<number> {
  const { rows } = await database.execute<{ n: number }>(
    sql`SELECT count(*)::int AS n FROM (SELECT FROM products p WHERE ${fits} ORDER BY p.id DESC LIMIT ${most + 1}) found`,
  )
  return rows[0]?.n ?? 0
}

/** As the index of each goes. */
const byPublication = sql`p.published_at DESC, p.id DESC`
const tabOrder: Record<DeskStatus, SQL> = {
  draft: sql`p.id`,
  scheduled: byPublication,
  active: byPublication,
  archived: sql`p.id`,
}

export type DeskCounts = Record<DeskStatus, number>

/** Products by status, each exact up to `mostOfTab`. */
export async function countDesk({
  database,
  now,
}: Pick<Shop, 'database' | 'now'>): Promise<DeskCounts> {
  const [counts] = await tabCounts(database).execute({ now: now().toISOString() })
  return counts ?? { draft: 0, scheduled: 0, active: 0, archived: 0 }
}

const countOf = (status: DeskStatus) => sql<number>`counts.${sql.identifier(status)}`

/** With each list, and the same whatever is asked. */
const tabCounts = prepared((database) => {
  const at = sql`${sql.placeholder('now')}::timestamptz`
  const counts = deskStatuses.map(
    (status) =>
      sql`(SELECT count(*)::int FROM (SELECT FROM products p WHERE ${isOf(status, at)} ORDER BY ${tabOrder[status]} LIMIT ${sql.raw(String(mostOfTab + 1))}) found) AS ${sql.identifier(status)}`,
  )
  return database
    .select({
      draft: countOf('draft'),
      scheduled: countOf('scheduled'),
      active: countOf('active'),
      archived: countOf('archived'),
    })
    .from(sql`(SELECT ${sql.join(counts, sql`, `)}) AS counts`)
    .prepare('tabs_of_products')
})
