import { sql, type SQL } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { findBranch } from '../categories/find-branch.ts'
import { countFacets, type Counted } from '../search/count-facets.ts'
import {
  cardsOnAPage,
  type ProductFilter,
  type ProductPage,
  type ProductSort,
} from '../search/filter.ts'
import {
  allOf,
  fitsDiscount,
  fitsPrice,
  fitsText,
  fitsVariants,
} from '../search/filter-products.ts'
import { recallFromCatalog } from '../next-catalog-change.ts'
import { selectCards } from './select-cards.ts'
import { sellingNow } from './shown-products.ts'
import { availableTopic, categoriesTopic, shelfTopic, wholeShop } from '../topics.ts'

/** A page of the shop: the cards asked for, how many there are, and what the other filters would find. */
export async function listProducts(shop: Shop, filter: ProductFilter): Promise<ProductPage> {
  const now = shop.now()
  const perPage = filter.perPage ?? cardsOnAPage
  const where = allOf(
    fitsText(filter),
    fitsPrice(filter, now),
    fitsDiscount(filter, now),
    fitsVariants(filter),
  )
  const branch = filter.category === undefined ? undefined : await findBranch(shop, filter.category)
  const [products, { total, ...facets }] = await Promise.all([
    selectCards(shop.database, {
      now,
      where,
      orderBy: orderOf(filter.sort, now),
      limit: perPage,
      offset: (filter.page - 1) * perPage,
      branch: branch?.ids,
    }),
    facetsOf(shop, { filter, branch }, now),
  ])
  return { products, total, pages: Math.ceil(total / perPage), facets }
}

/** Those of the whole shop and of whole categories, which take longest and are asked for most, are counted once. */
function facetsOf(shop: Shop, counted: Counted, now: Date): ReturnType<typeof countFacets> {
  const count = () => countFacets(shop.database, counted, now)
  const { filter, branch } = counted
  const { category } = filter
  const shelves = branch?.slugs ?? [wholeShop]
  const topics = [
    categoriesTopic,
    ...shelves.flatMap((shelf) => [shelfTopic(shelf), availableTopic(shelf)]),
  ]
  return isWholeShelf(filter)
    ? recallFromCatalog(shop, { question: `facets ${category ?? ''}`, topics }, count)
    : count()
}

function isWholeShelf({ q, min, max, colors, sizes, stock, discount }: ProductFilter): boolean {
  const isChosen = [q, min, max, stock].some((choice) => choice !== undefined) || discount === true
  return !isChosen && colors.length === 0 && sizes.length === 0
}

function orderOf(sort: ProductSort, now: Date): SQL {
  switch (sort) {
    case 'popular':
      return sql`p.units_sold DESC, p.id DESC`
    case 'new':
      return sql`p.published_at DESC, p.id DESC`
    case 'price-up':
      return sql`${sellingNow(now)}, p.id`
    case 'price-down':
      return sql`${sellingNow(now)} DESC, p.id DESC`
    case 'discount':
      return sql`(p.price_in_paisa - ${sellingNow(now)})::float8 / greatest(p.price_in_paisa, 1) DESC, p.units_sold DESC, p.id DESC`
  }
}
