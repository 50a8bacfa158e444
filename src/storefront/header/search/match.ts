import { paisaFromTaka } from '#platform/money.ts'
import type { Focus } from '#shop/pictures/focus.ts'
import type { TrackedProduct } from '#storefront/analytics/shop-event.ts'
import { fetchProducts } from '#storefront/product-cards/answers/fetch-products.ts'

/** A product as the search and the categories menu list it (spec 2): the first price is the price shown. */
export interface Match {
  id: string
  /** Without language. */
  path: string
  name: string
  nameBn: string | null
  picture: string
  /** Left out where it is cut in the middle. */
  focus?: Focus | undefined
  /** Taka; what is paid. */
  price: number | undefined
  /** Taka; the first price, where less than that is paid. */
  priceBefore: number | undefined
  /** For the tag manager. */
  tracked: TrackedProduct
}

export interface ProductAnswer {
  _id: string
  slug?: string
  name: string
  nameBn?: string | null
  images: string[]
  imageFocus?: (Focus | null)[]
  price: number[]
  /** 0 where there is none. */
  discountPrice?: number[]
  categorySlug?: string
  brand?: string
}

/** What GET /api/product answers to this question. */
export async function askForMatches(
  question: URLSearchParams,
  signal?: AbortSignal,
): Promise<Match[]> {
  return ((await fetchProducts(question, signal)) as ProductAnswer[]).map(matchFrom)
}

export function matchFrom(product: ProductAnswer): Match {
  const id = product['_id']
  const { slug = id, name, nameBn = null, images, imageFocus } = product
  const [price] = product.price
  const discounted = product.discountPrice?.[0] || undefined
  const prices = { price: discounted ?? price, priceBefore: discounted && price }
  const shown = { id, path: `/product/${slug}`, name, nameBn, picture: images[0] ?? '', ...prices }
  const focus = imageFocus?.[0]
  return { ...shown, ...(focus && { focus }), tracked: trackedProductOf(product) }
}

function trackedProductOf(product: ProductAnswer): TrackedProduct {
  const { name, brand = '', categorySlug = '', discountPrice } = product
  const priceInPaisa = paisaFromTaka(product.price[0] ?? 0)
  const sellingPriceInPaisa = paisaFromTaka(discountPrice?.[0] ?? 0) || priceInPaisa
  const id = product['_id']
  return { id, name, brand, category: categorySlug, priceInPaisa, sellingPriceInPaisa }
}
