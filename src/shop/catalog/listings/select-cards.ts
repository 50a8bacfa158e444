import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { loadPictures } from '#shop/pictures/load-pictures.ts'
import type { Focus } from '#shop/pictures/focus.ts'
import type { Picture } from '#shop/pictures/picture.ts'
import { stockStep, type ProductCard } from '../product.ts'
import { showRating } from '../ratings/rating.ts'
import { chooseProducts } from './choose-products.ts'
import { dealIsOnNow, isShown, sellingNow, shownCategory } from './shown-products.ts'
import { firstPictureFocus, firstPictureHash } from '../stored-parts.ts'

interface CardRow extends Record<string, unknown> {
  id: string
  slug: string
  name: string
  nameBn: string | null
  brand: string
  category: string
  picture: string | null
  focus: Focus | null
  priceInPaisa: number
  sellingPriceInPaisa: number
  dealEndsAt: string | null
  stock: number
  variants: number
  variantId: string
  sku: string
  starCounts: number[]
}

export interface Choice {
  now: Date
  /** Of a row `p` of products. */
  where?: SQL
  orderBy: SQL
  limit: number
  offset?: number
  /** Ids of categories; left out, the whole shop. */
  branch?: readonly string[] | undefined
}

/** Cards of the products chosen, first the few rows that are wanted, then what each card shows: two queries. */
export async function selectCards(database: Database, choice: Choice): Promise<ProductCard[]> {
  const { now, where = sql`true`, ...rest } = choice
  const columns = sql`p.id, p.slug, p.name, p.name_bn, p.brand, p.category_id, p.price_in_paisa, p.star_counts, ${sellingNow(now)} AS selling,
        CASE WHEN ${dealIsOnNow(now)} THEN p.deal_ends_at END AS deal_ends_at`
  const { rows } = await database.execute<CardRow>(sql`
    WITH wanted AS MATERIALIZED (
      ${chooseProducts({ ...rest, columns, where: sql`${isShown(now)} AND ${where}` })}
    ), chosen AS (
      -- Numbered after the limit, so that nothing but the wanted rows is sorted in full.
      SELECT *, row_number() OVER () AS place FROM wanted
    )
    SELECT p.id, p.slug, p.name, p.name_bn AS "nameBn", p.brand, coalesce(category.slug, '') AS category,
      p.price_in_paisa AS "priceInPaisa", p.selling AS "sellingPriceInPaisa",
      to_char(p.deal_ends_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "dealEndsAt",
      p.star_counts AS "starCounts", ${firstPictureHash} AS picture, ${firstPictureFocus} AS focus, offered.*
    FROM chosen p
    ${shownCategory}
    LEFT JOIN LATERAL (
      SELECT coalesce(max(v.stock), 0) AS stock, count(*)::int AS variants,
        (array_agg(v.id ORDER BY v.position))[1] AS "variantId", (array_agg(v.sku ORDER BY v.position))[1] AS sku
      FROM variants v WHERE v.product_id = p.id
    ) offered ON true
    ORDER BY p.place`)
  const pictures = await loadPictures(
    database,
    rows.flatMap(({ picture }) => picture ?? []),
  )
  return rows.map((row) => asCard(row, pictures))
}

function asCard(
  { stock, variants, variantId, sku, picture: hash, focus, starCounts, ...row }: CardRow,
  pictures: ReadonlyMap<string, Picture>,
): ProductCard {
  const picture = pictures.get(hash ?? '')
  return {
    ...row,
    picture: picture ? { ...picture, ...(focus && { focus }) } : null,
    stock: stockStep(stock),
    onlyVariant: variants === 1 ? { id: variantId, sku } : null,
    ...showRating(starCounts),
  }
}
