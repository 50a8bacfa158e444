import { sql, type SQL } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { everyColumn } from '../further-categories/standing-in.ts'
import { findBranch } from '../categories/find-branch.ts'
import { allOf, fitsText, type Condition } from '../search/filter-products.ts'
import {
  bestStep,
  dealOf,
  showVariant,
  type ItemFilter,
  type ItemPlace,
  type ItemSort,
  type ProductItem,
  type StoredDeal,
  type StoredVariant,
} from './item.ts'
import { chooseProducts } from './choose-products.ts'
import { showRating } from '../ratings/rating.ts'
import { isShown, sellingNow, shownCategory } from './shown-products.ts'
import { publicPictures, variantsInOrder } from '../stored-parts.ts'

export interface ItemPage {
  items: ProductItem[]
  /** Where the next page begins; none after the last one. */
  next: ItemPlace | undefined
}

type ItemRow = Omit<ProductItem, 'variants' | 'stock'> &
  StoredDeal & { key: string; variants: StoredVariant[]; starCounts: number[] } & Record<
    string,
    unknown
  >

/** A walk through the catalogue that meets each product once, however long it takes. */
export async function listItems(shop: Shop, filter: ItemFilter): Promise<ItemPage> {
  const now = shop.now()
  const order = orders(now)[filter.sort]
  const direction = sql.raw(order.descending ? 'DESC' : 'ASC')
  const where = allOf(isShown(now), fitsText(filter), isOneOf(filter), isAfter(filter, order))
  const orderBy = sql`${order.key} ${direction}, p.id ${direction}`
  const branch =
    filter.category === undefined ? undefined : (await findBranch(shop, filter.category)).ids
  const { rows } = await shop.database.execute<ItemRow>(sql`
    WITH chosen AS MATERIALIZED (
      ${chooseProducts({ columns: sql`${everyColumn}, ${order.key} AS sorted_by`, where, orderBy, limit: filter.limit + 1, branch })}
    )
    SELECT p.id, p.slug, p.name, p.name_bn AS "nameBn", p.brand, p.sorted_by::text AS key,
      coalesce(category.slug, '') AS category, coalesce(category.name, '') AS "categoryName",
      p.deal_price_in_paisa AS "dealPriceInPaisa", (extract(epoch FROM p.deal_starts_at) * 1000)::float8 AS "dealStartsAt",
      (extract(epoch FROM p.deal_ends_at) * 1000)::float8 AS "dealEndsAt",
      p.star_counts AS "starCounts", ${variantsInOrder} AS variants, ${publicPictures} AS pictures
    FROM chosen p ${shownCategory}
    ORDER BY p.sorted_by ${direction}, p.id ${direction}`)
  const shown = rows.slice(0, filter.limit)
  const last = rows.length > filter.limit ? shown.at(-1) : undefined
  return {
    items: shown.map((row) => asItem(row, now)),
    next: last && { sort: filter.sort, key: last.key, id: last.id },
  }
}

interface Order {
  key: SQL
  type: SQL
  descending: boolean
}

const orders = (now: Date): Record<ItemSort, Order> => ({
  popular: { key: sql`p.units_sold`, type: sql`int`, descending: true },
  new: { key: sql`p.published_at`, type: sql`timestamptz`, descending: true },
  'price-up': { key: sql`(${sellingNow(now)})`, type: sql`int`, descending: false },
  'price-down': { key: sql`(${sellingNow(now)})`, type: sql`int`, descending: true },
  rating: { key: sql`p.rating_score`, type: sql`int`, descending: true },
})

function isAfter({ after }: ItemFilter, { key, type, descending }: Order): Condition {
  if (!after) return undefined
  const compared = sql.raw(descending ? '<' : '>')
  return sql`(${key}, p.id) ${compared} (${after.key}::${type}, ${after.id}::uuid)`
}

function isOneOf({ ids }: ItemFilter): Condition {
  return ids && sql`p.id = ANY (${sql.param([...ids])}::uuid[])`
}

function asItem(row: ItemRow, now: Date): ProductItem {
  const { id, slug, name, nameBn, brand, category, categoryName, pictures } = row
  const deal = dealOf(row)
  return {
    id,
    slug,
    name,
    nameBn,
    brand,
    category,
    categoryName,
    pictures,
    stock: bestStep(row.variants),
    variants: row.variants.map((variant) => showVariant(variant, deal, now)),
    ...showRating(row.starCounts),
  }
}
