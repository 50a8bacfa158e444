import { inLanguage, type Language } from '#platform/language.ts'
import type { ProductFilter, ProductPage } from '#shop/catalog/search/filter.ts'
import { findBranch } from '#shop/catalog/categories/find-branch.ts'
import { listCategories } from '#shop/catalog/categories/list-categories.ts'
import { findMovedCategory } from '#shop/catalog/slugs/remember-slug.ts'
import { listProducts } from '#shop/catalog/listings/list-products.ts'
import { nextCatalogChange } from '#shop/catalog/next-catalog-change.ts'
import {
  attributesTopic,
  availableTopic,
  categoriesTopic,
  popularTopic,
  ratedTopic,
  shelfTopic,
  topicsOf,
  wholeShop,
} from '#shop/catalog/topics.ts'
import type { CategoryView } from '#shop/catalog/product.ts'
import type { Shop } from '#shop/shop.ts'
import { sharedPicture, type SharedPicture } from '../head/shared-picture.ts'

export interface ShopPage extends ProductPage {
  shopUrl: string
  filter: ProductFilter
  /** Empty where all categories are shown. */
  categoryName: string
  /** Plain text of the category, in the language of the page. */
  description: string
  /** For shared links: of the category, else of the first product. */
  picture: SharedPicture | null
}

export type LoadShopPageResult =
  | { outcome: 'found'; page: ShopPage; topics: string[]; staleFrom: Date | undefined }
  | { outcome: 'no-such-category' }
  /** The category has another slug now, or was called by its name, as products carry it (spec 3). */
  | { outcome: 'moved'; category: string }
  | { outcome: 'behind-the-last-page'; pages: number }

export async function loadShopPage(
  shop: Shop,
  filter: ProductFilter,
  language: Language,
): Promise<LoadShopPageResult> {
  const [categories, branch, found, staleFrom] = await Promise.all([
    listCategories(shop),
    filter.category ? findBranch(shop, filter.category) : undefined,
    listProducts(shop, filter),
    nextCatalogChange(shop),
  ])
  const category = categories.find(({ slug }) => slug === filter.category)
  const called = filter.category
  if (called && !category) {
    return findMoved(shop, categories, called)
  }
  const pages = Math.max(found.pages, 1)
  if (filter.page > pages) return { outcome: 'behind-the-last-page', pages }
  const page = {
    ...found,
    shopUrl: shop.environment.shopUrl,
    filter,
    ...wordsOf(category, language),
    picture: sharedPicture(category?.picture ?? found.products[0]?.picture),
  }
  return { outcome: 'found', page, topics: topicsOfPage(page, branch?.slugs), staleFrom }
}

const topicsOfPage = (
  { products, filter }: ShopPage,
  shelves: readonly string[] = [wholeShop],
): string[] => [
  categoriesTopic,
  attributesTopic,
  ...shelves.flatMap((shelf) => [shelfTopic(shelf), availableTopic(shelf), popularTopic(shelf)]),
  // Others stay as they are when a review is shown.
  ...(filter.sort === 'rating' ? shelves.map(ratedTopic) : []),
  ...topicsOf(products),
]

function wordsOf(category: CategoryView | undefined, language: Language) {
  if (!category) return { categoryName: '', description: '' }
  const { name, nameBn, description, descriptionBn } = category
  return {
    categoryName: inLanguage(language, name, nameBn),
    description: inLanguage(language, description ?? '', descriptionBn),
  }
}

async function findMoved(
  shop: Shop,
  categories: readonly CategoryView[],
  called: string,
): Promise<LoadShopPageResult> {
  const named = categories.find(({ name, nameBn }) => name === called || nameBn === called)
  const category = named?.slug ?? (await findMovedCategory(shop, called))
  return category === undefined ? { outcome: 'no-such-category' } : { outcome: 'moved', category }
}
