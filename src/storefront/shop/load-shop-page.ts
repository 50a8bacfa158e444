import { inLanguage, type Language } from '#platform/language.ts'
import type { ProductFilter, ProductPage } from '#shop/catalog/search/filter.ts'
import { listCategories } from '#shop/catalog/categories/list-categories.ts'
import { findMovedCategory } from '#shop/catalog/categories/remember-slug.ts'
import { listProducts } from '#shop/catalog/listings/list-products.ts'
import { nextCatalogChange } from '#shop/catalog/next-catalog-change.ts'
import {
  availableTopic,
  categoriesTopic,
  popularTopic,
  shelfTopic,
  topicsOf,
} from '#shop/catalog/topics.ts'
import type { Shop } from '#shop/shop.ts'
import { sharedPicture, type SharedPicture } from '../head/shared-picture.ts'

export interface ShopPage extends ProductPage {
  shopUrl: string
  filter: ProductFilter
  /** Empty where all categories are shown. */
  categoryName: string
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
  const [categories, found, staleFrom] = await Promise.all([
    filter.category ? listCategories(shop) : [],
    listProducts(shop, filter),
    nextCatalogChange(shop),
  ])
  const category = categories.find(({ slug }) => slug === filter.category)
  const called = filter.category
  if (called && !category) {
    const named = categories.find(({ name, nameBn }) => name === called || nameBn === called)
    return named ? { outcome: 'moved', category: named.slug } : findMoved(shop, called)
  }
  const pages = Math.max(found.pages, 1)
  if (filter.page > pages) return { outcome: 'behind-the-last-page', pages }
  const page = {
    ...found,
    shopUrl: shop.environment.shopUrl,
    filter,
    categoryName: category ? inLanguage(language, category.name, category.nameBn) : '',
    picture: sharedPicture(category?.picture ?? found.products[0]?.picture),
  }
  return { outcome: 'found', page, topics: topicsOfPage(page), staleFrom }
}

const topicsOfPage = ({ filter: { category }, products }: ShopPage): string[] => [
  categoriesTopic,
  shelfTopic(category),
  availableTopic(category),
  popularTopic(category),
  ...topicsOf(products),
]

async function findMoved(shop: Shop, former: string): Promise<LoadShopPageResult> {
  const category = await findMovedCategory(shop, former)
  return category === undefined ? { outcome: 'no-such-category' } : { outcome: 'moved', category }
}
