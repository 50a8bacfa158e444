import { inLanguage, type Language } from '#platform/language.ts'
import { findProduct, type FindProductResult } from '#shop/catalog/products/find-product.ts'
import { listTopSelling } from '#shop/catalog/listings/list-cards.ts'
import { listRelated } from '#shop/catalog/listings/list-related.ts'
import type { ProductView } from '#shop/catalog/product.ts'
import {
  attributesTopic,
  categoriesTopic,
  popularTopic,
  productsTopic,
  topicsOf,
  topicsOfPopular,
} from '#shop/catalog/topics.ts'
import { listZones } from '#shop/delivery/load-zoning.ts'
import type { Shop } from '#shop/shop.ts'
import { lightPicture } from '../product-cards/answers/light-picture.ts'
import { loadSaid } from '../reviews/load-said.ts'
import { inWords } from '../text/moment-in-words.ts'

const relatedProducts = 5

export async function loadProductPage(shop: Shop, idOrSlug: string, language: Language) {
  const found = await findProduct(shop, idOrSlug, language)
  switch (found.outcome) {
    case 'not-found':
    case 'moved':
      return found
    case 'archived': {
      const gone = await goneProduct(shop, found, language)
      return { outcome: found.outcome, gone, topics: topicsOfGone(gone) }
    }
    case 'found': {
      const shown = await shownProduct(shop, found.product, language)
      return { outcome: found.outcome, shown, topics: topicsOfShown(shown) }
    }
  }
}

async function shownProduct(shop: Shop, product: ProductView, language: Language) {
  const [related, zones, said] = await Promise.all([
    listRelated(shop, product, relatedProducts),
    listZones(shop.database),
    loadSaid(shop, product),
  ])
  // Only what is in front at first has time to show its placeholder.
  const pictures = product.pictures.map((picture, index) =>
    index === 0 ? picture : { ...picture, placeholder: '' },
  )
  return {
    shopUrl: shop.environment.shopUrl,
    product: { ...product, pictures, picture: lightPicture(product.picture) },
    dealEndsInWords: product.dealEndsAt ? inWords(product.dealEndsAt, language) : '',
    related,
    zones,
    said,
  }
}

const topicsOfShown = ({ product, related }: ShownProduct): string[] => [
  categoriesTopic,
  attributesTopic,
  'delivery',
  // Without a category that is shown, it is not known by which shelf it is announced.
  ...topicsOfPopular(product.category || undefined),
  ...topicsOf([product, ...related]),
]

/** It may come back. */
const topicsOfGone = ({ category, alike }: GoneProduct): string[] => [
  categoriesTopic,
  productsTopic,
  popularTopic(category || undefined),
  ...topicsOf(alike),
]

type Archived = Extract<FindProductResult, { outcome: 'archived' }>

async function goneProduct(shop: Shop, { name, nameBn, category }: Archived, language: Language) {
  const alike = await listTopSelling(shop, relatedProducts, category.slug || undefined)
  return {
    name: inLanguage(language, name, nameBn),
    category: category.slug,
    categoryName: inLanguage(language, category.name, category.nameBn),
    alike,
  }
}

export type ShownProduct = Awaited<ReturnType<typeof shownProduct>>
export type GoneProduct = Awaited<ReturnType<typeof goneProduct>>
