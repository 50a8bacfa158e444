import type { ProductPlan, StoredProduct } from './products/draft.ts'
import { stockStep } from './product.ts'
import type { StockChange } from './stock/stock.ts'
import { sameFields } from './variant.ts'

/**
 * What of the catalogue changes, as pages and memory note it and those who change it announce it (docs/decisions/0035).
 * A shelf is a category, by its slug, or the whole shop.
 */

/** Names, URLs, order and pictures of categories. Whatever shows goods or categories notes it. */
export const categoriesTopic = 'categories'

/** What attributes are called, hold in and stand in order of. Whatever shows a specification or filters by one notes it. */
export const attributesTopic = 'attributes'

/** Some product was saved. For what would have to name nearly all of them. */
export const productsTopic = 'products'

export const wholeShop = '*'

/** What a card or the page of a product shows, its stock apart. */
const productTopic = (id: string) => `product:${id}`

/** The step of its stock that cards and its page show. */
const stockTopic = (id: string) => `stock:${id}`

/** Stock moves all day long, by itself. */
export const isStockTopic = (topic: string) => /^(stock|available):/.test(topic)

/** Which goods a shelf shows, since when, and the deals on it. */
export const shelfContentTopic = (shelf: string = wholeShop) => `goods:${shelf}`

/** What can be asked of the goods of a shelf and what is then found, in which order: prices, names, options. Goods among them. */
export const shelfTopic = (shelf: string = wholeShop) => `shelf:${shelf}`

/** The order of the goods of a shelf by units sold. */
export const popularTopic = (shelf: string = wholeShop) => `popular:${shelf}`

/** Something on the shelf sold out, or came back. */
export const availableTopic = (shelf: string = wholeShop) => `available:${shelf}`

/** The order of the goods of a shelf by what reviews gave them. */
export const ratedTopic = (shelf: string = wholeShop) => `rated:${shelf}`

/** What to announce where reviews of a product give it other stars, or are shown otherwise. */
export const ratingTopics = (id: string, shelves: readonly string[]): string[] => [
  productTopic(id),
  ...[...shelves, wholeShop].map((of) => ratedTopic(of)),
]

/** What to announce where something is said about a product that its stars do not show. */
export const topicsOfProduct = (id: string): string[] => [productTopic(id)]

/** What a page notes that shows these products in some way. */
export const topicsOf = (products: readonly { id: string }[]): string[] =>
  products.flatMap(({ id }) => [productTopic(id), stockTopic(id)])

export const topicsOfPopular = (shelf?: string): string[] => [
  shelfContentTopic(shelf),
  popularTopic(shelf),
]

/** What to announce where pieces left or came back: only where pages show another step than before. */
export function stepTopics(changes: readonly StockChange[]): string[] {
  const topics = changes.flatMap(({ productId, shelves, stock, change }) => {
    const before = stock - change
    return stockStep(stock) === stockStep(before)
      ? []
      : [
          stockTopic(productId),
          ...(stock > 0 === before > 0 ? [] : [...shelves, wholeShop].map(availableTopic)),
        ]
  })
  return [...new Set(topics)]
}

interface Saved {
  id: string
  plan: ProductPlan
  /** Nothing where the product is new. */
  stored: StoredProduct | undefined
  /** Slugs of the categories it was in, and of those it is in. */
  shelves: readonly string[]
}

/** What to announce of a product that was saved: only what is shown otherwise than before. */
export function savedTopics({ id, plan, stored, shelves }: Saved): string[] {
  const on = (topicOf: (shelf: string) => string, isChanged: boolean) =>
    isChanged ? [...shelves, wholeShop].map(topicOf) : []
  const steps = changesOfStock(plan, stored, { id, shelves })
  const topics = [
    productsTopic,
    ...(changesProduct(plan, stored) ? [productTopic(id)] : []),
    ...on(shelfContentTopic, changesShelfContent(plan, stored)),
    ...on(shelfTopic, changesShelf(plan, stored)),
    ...on(popularTopic, plan.row.unitsSold !== stored?.unitsSold),
    ...stepTopics(steps),
  ]
  return [...new Set(topics)]
}

/** What to announce of products that were removed, with or without their categories. */
export function removedTopics(ids: readonly string[], shelves: readonly string[]): string[] {
  const onShelves = [shelfContentTopic, shelfTopic, popularTopic, availableTopic]
  const topics = [
    productsTopic,
    categoriesTopic,
    ...topicsOf(ids.map((id) => ({ id }))),
    ...onShelves.flatMap((topicOf) => [...shelves, wholeShop].map(topicOf)),
  ]
  return [...new Set(topics)]
}

/** Anything of it that anybody can see, its stock and how often it sold apart. */
function changesProduct(plan: ProductPlan, stored: StoredProduct | undefined): boolean {
  const { unitsSold: _, ...row } = plan.row
  return (
    !stored ||
    plan.pictures.changed ||
    plan.attributes.changed ||
    changesVariants(plan, stored) ||
    !sameFields(row, stored)
  )
}

/** It comes, goes, or stands elsewhere among the others. Tags say what is related. */
function changesShelfContent({ row }: ProductPlan, stored: StoredProduct | undefined): boolean {
  const { status, publishedAt, categoryId, furtherCategoryIds, tags } = row
  const { dealPriceInPaisa, dealStartsAt, dealEndsAt } = row
  const deal = { dealPriceInPaisa, dealStartsAt, dealEndsAt }
  const wanted = { status, publishedAt, categoryId, furtherCategoryIds, tags, ...deal }
  return !stored || !sameFields(wanted, stored)
}

/** What a shelf is searched, sorted and counted by. */
function changesShelf(plan: ProductPlan, stored: StoredProduct | undefined): boolean {
  const { name, nameBn, priceInPaisa, sellingPriceInPaisa } = plan.row
  const wanted = { name, nameBn, priceInPaisa, sellingPriceInPaisa }
  return (
    !stored ||
    plan.attributes.changed ||
    changesShelfContent(plan, stored) ||
    changesVariants(plan, stored) ||
    !sameFields(wanted, stored)
  )
}

function changesVariants({ variants }: ProductPlan, stored: StoredProduct): boolean {
  if (variants.added.length + variants.removed.length > 0) return true
  const current = new Map(stored.variants.map((variant) => [variant.id, variant]))
  return variants.kept.some(({ id, row, changed }) => {
    const { stock: _, unitsSold: __, purchaseCostInPaisa: ___, ...seen } = row
    const { barcode: ____, weightInGrams: _____, ...shown } = seen
    const before = current.get(id)
    return changed && (!before || !sameFields(shown, before))
  })
}

function changesOfStock(
  { variants }: ProductPlan,
  stored: StoredProduct | undefined,
  { id, shelves }: Pick<Saved, 'id' | 'shelves'>,
): StockChange[] {
  const before = new Map(stored?.variants.map((variant) => [variant.id, variant.stock]))
  return variants.kept.map(({ id: variantId, row }) => {
    const change = row.stock - (before.get(variantId) ?? 0)
    return { productId: id, shelves, stock: row.stock, change }
  })
}
