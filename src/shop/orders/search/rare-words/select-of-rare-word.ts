import { and, sql, type SQL } from 'drizzle-orm'
import { prepared } from '#platform/database/prepared.ts'
import { rowsOf } from '#platform/database/statements/rows-of.ts'
import {
  matchedParts,
  selectRareMatches,
  typedForMatches,
  type MatchedProduct,
} from '#shop/catalog/search/find-product-matches.ts'
import type { Shop } from '#shop/shop.ts'
import { fits } from '../../desk/fits-filter.ts'
import type { OrderFilter, OrderSort } from '../../desk/order-filter.ts'
import { parseSearch, type TypedSearch } from '../../desk/typed-search.ts'
import {
  mostCounted,
  orderRowsOf,
  selectOrderRows,
  type OrderRow,
} from '../../lines/listed-order.ts'
import { orders } from '../../tables.ts'
import { areFew, expectedOf, expectRows, isCommon, rare, type Expected } from '../how-to-find.ts'
import { searchedText } from '../searched-text.ts'
import { containsPrepared, containsWords, isRareWord, loneWord, placedWord } from './rare-parts.ts'

interface Wanted {
  filter: OrderFilter
  sort: OrderSort
  after?: string | undefined
  limit: number
}

interface SelectedOfWord {
  rows: OrderRow[]
  count: number
  /** Goods that the word stands for, too: where there are any, their orders are still to be found. */
  matches: MatchedProduct[]
}

/**
 * The first page of what one word finds that few have, newest first: orders, lines, tags and goods in one statement. Undefined where something
 * else is asked.
 */
export async function selectOfRareWord(
  shop: Shop,
  { filter, sort, after, limit }: Wanted,
): Promise<SelectedOfWord | undefined> {
  const search = sort === 'newest' && after === undefined ? parseSearch(filter.q ?? '') : undefined
  if (!search || search.trackingId !== undefined) return undefined
  const word = loneWord(search.words, filter)
  if (word === undefined || !(await areBothFew(shop, filter, search))) return undefined
  const { by, values } = placedWord(word)
  const [found] = await finding(shop.database)[by].execute({
    ...values,
    ...typedForMatches(search.text),
    limit,
    most: Math.max(limit, mostCounted + 1),
  })
  return found && selectedFrom(found)
}

function selectedFrom(found: Found): SelectedOfWord {
  return {
    rows: orderRowsOf(
      found,
      found.found.map(({ id }) => id),
    ),
    count: Math.min(found.found[0]?.count ?? 0, mostCounted + 1),
    matches: found.matches,
  }
}

type Found = Awaited<ReturnType<ReturnType<typeof finding>['byPart']['execute']>>[number]

/** Whether PostgreSQL expects few orders with the word, and few goods. */
async function areBothFew(shop: Shop, filter: OrderFilter, search: TypedSearch): Promise<boolean> {
  const [expected, areGoodsFew] = await Promise.all([
    expectFound(shop, filter, search),
    expectFewGoods(shop, search),
  ])
  return !isCommon(expected) && areGoodsFew
}

/** How many orders PostgreSQL expects with these words that fit the filter. */
export const expectFound = (
  shop: Shop,
  filter: OrderFilter,
  { words }: TypedSearch,
): Promise<Expected> =>
  words.some(isRareWord)
    ? Promise.resolve(rare)
    : expectedOf(shop, orders, filter, () =>
        and(containsWords(searchedText(orders), words), fits(filter)),
      )

/** Whether PostgreSQL expects few goods that are called by the typed text, and few with a number that has it. */
export async function expectGoods(
  shop: Shop,
  { words, text }: TypedSearch,
): Promise<{ areFewNamed: boolean; areFewNumbered: boolean }> {
  if (words.some(isRareWord)) return { areFewNamed: true, areFewNumbered: true }
  const [named = 0, numbered = 0] = await expectRows(shop, `goods ${text}`, () =>
    matchedParts(text),
  )
  return { areFewNamed: areFew(named), areFewNumbered: areFew(numbered) }
}

/** Whether PostgreSQL expects few goods of the typed text. */
export async function expectFewGoods(shop: Shop, search: TypedSearch): Promise<boolean> {
  const { areFewNamed, areFewNumbered } = await expectGoods(shop, search)
  return areFewNamed && areFewNumbered
}

/** The fence keeps PostgreSQL from walking all orders by time. */
const finding = prepared((database) => {
  const asking = (condition: SQL) => {
    const found = database.$with('found', {}).as(sql`
      SELECT id, placed_at, count(*) OVER ()::int AS count FROM (
        SELECT id, placed_at FROM (SELECT id, placed_at FROM ${orders} WHERE ${condition} OFFSET 0) fitting
        ORDER BY placed_at DESC, id DESC LIMIT ${sql.placeholder('most')}
      ) latest ORDER BY placed_at DESC, id DESC LIMIT ${sql.placeholder('limit')}`)
    const ids = sql`ARRAY(SELECT id FROM found)`
    return database
      .with(found)
      .select({
        found: rowsOf(
          database
            .select({ id: sql<string>`id`, count: sql<number>`count` })
            .from(sql`found`)
            .orderBy(sql`placed_at DESC`, sql`id DESC`),
        ),
        matches: rowsOf(selectRareMatches(database)),
        ...selectOrderRows(database, ids),
      })
      .from(sql`(SELECT) AS nothing`)
  }
  const { byPart, byPattern } = containsPrepared(searchedText(orders))
  return {
    byPart: asking(byPart).prepare('orders_of_rare_part'),
    byPattern: asking(byPattern).prepare('orders_of_rare_word'),
  }
})
