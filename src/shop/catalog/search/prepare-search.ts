import { sql, type SQL } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Focus } from '#shop/pictures/focus.ts'
import { rowsOfCategory } from '../further-categories/standing-in.ts'
import type { SearchKind } from './search.ts'
import { asPattern, inSearchForm, isShownAt, shownCategory } from '../listings/shown-products.ts'
import { firstPictureFocus, firstPictureHash } from '../stored-parts.ts'

export interface SearchForm {
  kind: SearchKind
  inCategory: boolean
  limit: number
}

/** How many best sellers are looked at before an index is asked; see docs/decisions/0011-search.md. */
const headSize: Record<SearchKind, number> = { words: 500, letters: 3000, signs: 3000 }

export type PreparedSearch = ReturnType<typeof prepareSearch>
export type SearchRow = Awaited<ReturnType<PreparedSearch['execute']>>[number]

/**
 * A word that many products have is found among the best sellers at once; one that few have, by its index. The statement
 * tries the first and goes on to the second only where that was not enough, so neither kind of word is slow.
 */
export function prepareSearch(
  database: NodePgDatabase,
  { kind, inCategory, limit }: SearchForm,
  name: string,
) {
  const most = sql.raw(String(limit))
  const shown = isShownAt(sql`${sql.placeholder('now')}::timestamptz`)
  const best = sql`ORDER BY units_sold DESC, id DESC`
  const head = sql`${best} LIMIT ${sql.raw(String(headSize[kind]))}`
  const bestOf = (rows: SQL) => sql`
    SELECT p.id, p.units_sold, p.search_text FROM ${rows} WHERE ${shown} ${head}`
  const [main, further] = rowsOfCategory(sql`asked.id`).map(bestOf)
  // What stands in several categories of the branch is found once.
  const bestOfEach = sql`
    SELECT DISTINCT p.* FROM unnest(${askedBranch}) AS asked (id)
    CROSS JOIN LATERAL ((${main}) UNION ALL (${further})) p ${head}`
  const found = sql`(
    WITH typed AS MATERIALIZED (
      SELECT ${inSearchForm(sql`${sql.placeholder('typed')}::text`)} AS text
    ), wanted AS MATERIALIZED (
      SELECT ${asPattern(sql`text`)} AS name, ${asPattern(lettersOf(sql`text`))} AS letters FROM typed
    ), head AS MATERIALIZED (
      SELECT id, units_sold FROM (
        ${inCategory ? bestOfEach : bestOf(sql`products p`)}
      ) p
      WHERE p.search_text LIKE (SELECT name FROM wanted) LIMIT ${most}
    ), rest AS MATERIALIZED (
      SELECT p.id, p.units_sold FROM products p
      WHERE ${shown} AND (SELECT count(*) FROM head) < ${most} AND ${matches[kind]}
        ${inCategory ? amongFound : sql``}
    )
    (SELECT id, units_sold FROM rest ${best} LIMIT ${most})
    UNION ALL
    (SELECT id, units_sold FROM head WHERE (SELECT count(*) FROM head) = ${most})
  ) found
  JOIN products p ON p.id = found.id
  ${shownCategory}`
  return database
    .select({
      id: sql<string>`p.id`,
      slug: sql<string>`p.slug`,
      name: sql<string>`p.name`,
      nameBn: sql<string | null>`p.name_bn`,
      categoryName: sql<string>`coalesce(category.name, '')`,
      categorySlug: sql<string>`coalesce(category.slug, '')`,
      picture: sql<string | null>`${firstPictureHash}`,
      focus: sql<Focus | null>`${firstPictureFocus}`,
      prices: sql<[price: number, discountPrice: number | null][] | null>`(
        SELECT json_agg(json_build_array(v.price_in_paisa, v.discount_price_in_paisa) ORDER BY v.position)
        FROM variants v WHERE v.product_id = p.id)`,
      dealPriceInPaisa: sql<number | null>`p.deal_price_in_paisa`,
      dealStartsAt: sql<number | null>`(extract(epoch FROM p.deal_starts_at) * 1000)::float8`,
      dealEndsAt: sql<number | null>`(extract(epoch FROM p.deal_ends_at) * 1000)::float8`,
    })
    .from(found)
    .orderBy(sql`found.units_sold DESC, found.id DESC`)
    .prepare(name)
}

/** Ids of a category and of what stands in it. */
const askedBranch = sql`${sql.placeholder('branch')}::uuid[]`

/** Written so that no index serves it: reading a whole category takes longer than looking at the few that match. */
const amongFound = sql`AND (p.category_id::text = ANY (${askedBranch}::text[])
  OR (p.further_category_ids <> '{}' AND p.further_category_ids::text[] && ${askedBranch}::text[]))`

/** The pairs of neighbours as words, as the index products_by_letters has them. */
export function lettersOf(text: SQL): SQL {
  return sql`regexp_replace(${text}, '(.)', '\\1|\\1', 'g')`
}

/** The pattern comes from a subquery: PostgreSQL then plans the same for all words, and plans once. */
const matches: Record<SearchKind, SQL> = {
  words: sql`p.search_text LIKE (SELECT name FROM wanted)`,
  letters: sql`${lettersOf(sql`p.search_text`)} LIKE (SELECT letters FROM wanted)`,
  // Kept away from the trigram index, which would answer with everything there is.
  signs: sql`p.search_text || '' LIKE (SELECT name FROM wanted)`,
}
