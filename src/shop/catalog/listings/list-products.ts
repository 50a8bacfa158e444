import { sql, type SQL } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { canFilter, holdsIn, type Attribute } from '../attributes/attribute.ts'
import { countAttributes } from '../attributes/filter/count-attributes.ts'
import {
  askedOf,
  fitsAttributes,
  type AttributeCondition,
} from '../attributes/filter/fits-attributes.ts'
import { listAttributes } from '../attributes/list-attributes.ts'
import { findBranch, type Branch } from '../categories/find-branch.ts'
import { countFacets } from '../search/count-facets.ts'
import {
  cardsOnAPage,
  type Facets,
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
import {
  attributesTopic,
  availableTopic,
  categoriesTopic,
  shelfTopic,
  wholeShop,
} from '../topics.ts'

/** A page of the shop: the cards asked for, how many there are, and what the other filters would find. */
export async function listProducts(shop: Shop, filter: ProductFilter): Promise<ProductPage> {
  const now = shop.now()
  const perPage = filter.perPage ?? cardsOnAPage
  const attributes = await listAttributes(shop)
  const conditions = fitsAttributes(filter.attributes, attributes)
  const where = allOf(
    fitsText(filter),
    fitsPrice(filter, now),
    fitsDiscount(filter, now),
    fitsVariants(filter),
    ...conditions.map(({ fits }) => fits),
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
    facetsOf(shop, { filter, branch, conditions, attributes }, now),
  ])
  return { products, total, pages: Math.ceil(total / perPage), facets }
}

/** Those of the whole shop and of whole categories, which take longest and are asked for most, are counted once. */
function facetsOf(
  shop: Shop,
  { filter, branch, conditions, attributes }: Counted,
  now: Date,
): Promise<Facets & { total: number }> {
  const fits = conditions.length > 0 ? allOf(...conditions.map((one) => one.fits)) : undefined
  const offered = offeredOf(attributes, { filter, branch })
  const ofAttributes = { filter, branch: branch?.ids, offered, conditions }
  const count = async () => {
    const [facets, found] = await Promise.all([
      countFacets(shop.database, { filter, branch, fitsAttributes: fits }, now),
      countAttributes(shop.database, ofAttributes, now),
    ])
    return { ...facets, attributes: found }
  }
  const { category } = filter
  const shelves = branch?.slugs ?? [wholeShop]
  const topics = [
    categoriesTopic,
    attributesTopic,
    ...shelves.flatMap((shelf) => [shelfTopic(shelf), availableTopic(shelf)]),
  ]
  return isWholeShelf(filter)
    ? recallFromCatalog(shop, { question: `facets ${category ?? ''}`, topics }, count)
    : count()
}

interface Counted {
  filter: ProductFilter
  branch: Branch | undefined
  conditions: readonly AttributeCondition[]
  attributes: readonly Attribute[]
}

/** Those of the category and of what it stands in; what is asked for stays there to be unchosen. */
function offeredOf(
  attributes: readonly Attribute[],
  { filter, branch }: Pick<Counted, 'filter' | 'branch'>,
): Attribute[] {
  const asked = new Set(askedOf(filter.attributes).map(({ slug }) => slug))
  return attributes.filter(
    (one) => canFilter(one) && (asked.has(one.slug) || holdsIn(one, branch?.path ?? [])),
  )
}

function isWholeShelf(filter: ProductFilter): boolean {
  const { q, min, max, colors, sizes, stock, discount, attributes = [] } = filter
  const isChosen = [q, min, max, stock].some((choice) => choice !== undefined) || discount === true
  return !isChosen && [colors, sizes, attributes].every(({ length }) => length === 0)
}

function orderOf(sort: ProductSort, now: Date): SQL {
  switch (sort) {
    case 'popular':
      return sql`p.units_sold DESC, p.id DESC`
    case 'rating':
      return sql`p.rating_score DESC, p.id DESC`
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
