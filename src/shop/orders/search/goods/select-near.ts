import { and, sql, type SQL } from 'drizzle-orm'
import { asPattern, selectNamed } from '#shop/catalog/listings/shown-products.ts'
import type { Shop } from '#shop/shop.ts'
import { fitsBeside, isPlacedWithin } from '../../desk/fits-filter.ts'
import type { OrderFilter, OrderSort } from '../../desk/order-filter.ts'
import { parseSearch, type TypedSearch } from '../../desk/typed-search.ts'
import { orderLines, orders } from '../../tables.ts'
import { comesAfter, isByTime, sorted, sorts } from '../in-order.ts'
import { expectGoods } from '../rare-words/select-of-rare-word.ts'
import { searchedText } from '../searched-text.ts'

interface Wanted {
  filter: OrderFilter
  sort: OrderSort
  after?: string | undefined
  limit: number
}

/** So many times the orders that are wanted are looked through. */
const lookedThrough = 4

/**
 * The ids of the first orders of a list by time that a text finds which many goods share: such goods are in most orders, so they are looked for among the first ones
 * of the list, and not each good's orders by its index (docs/decisions/0182). Undefined where something else is asked, where few goods have it, and where
 * too few of the first orders do.
 */
export async function selectNear(shop: Shop, wanted: Wanted): Promise<string[] | undefined> {
  const { sort, limit } = wanted
  const search = searchIn(wanted)
  if (!search) return undefined
  const { areFewNamed, areFewNumbered } = await expectGoods(shop, search)
  if (areFewNamed && areFewNumbered) return undefined
  const most = limit * lookedThrough
  const { rows } = await shop.database.execute<{ many: number; ids: string[] }>(sql`
    WITH first AS MATERIALIZED (
      SELECT id, placed_at, order_id, phone, full_name, email FROM ${orders} WHERE ${goesOn(wanted)}
      ORDER BY ${inOrder(sort)} LIMIT ${most}
    ), named AS MATERIALIZED (${areFewNamed ? selectNamed(search.text) : sql`SELECT NULL::uuid AS id LIMIT 0`})
    SELECT (SELECT count(*)::int FROM first) AS many, ARRAY(
      SELECT id FROM first AS ${orders} WHERE ${holdsWords(search)} OR ${holdsGoods(search, areFewNamed)}
      ORDER BY ${inOrder(sort)} LIMIT ${limit}
    ) AS ids`)
  const { many = 0, ids = [] } = rows[0] ?? {}
  const isAll = many < most
  return isAll || ids.length === limit ? ids : undefined
}

/** What was typed, where the list goes by time and nothing is asked beside but days. */
function searchIn({ filter, sort }: Wanted): TypedSearch | undefined {
  const search = isByTime(sort) && !fitsBeside(filter) ? parseSearch(filter.q ?? '') : undefined
  return search?.trackingId === undefined ? search : undefined
}

const inOrder = (sort: OrderSort): SQL => sql.join(sorted(sort), sql`, `)

function goesOn({ filter, sort, after }: Wanted): SQL {
  const place = { column: sorts[sort].column, id: orders.id }
  const isBehind = after === undefined ? undefined : comesAfter(after, sort, place)
  return and(isPlacedWithin(filter, orders.placedAt), isBehind) ?? sql`true`
}

const holdsWords = ({ words }: TypedSearch): SQL =>
  and(...words.map((word) => sql`position(${word}::text IN ${searchedText(orders)}) > 0`)) ??
  sql`false`

/** A line tells its own SKU; its product may be called otherwise since. Few products are found once, of many each line's is looked at. */
function holdsGoods({ text }: TypedSearch, areFewNamed: boolean): SQL {
  const isNamed = areFewNamed
    ? sql`line.product_id IN (SELECT id FROM named)`
    : sql`EXISTS (${selectNamed(text)} AND p.id = line.product_id)`
  return sql`EXISTS (
    SELECT FROM ${orderLines} line WHERE line.order_ref = ${orders.id}
      AND (lower(line.sku) LIKE ${asPattern(sql`lower(${text}::text)`)} OR ${isNamed}))`
}
