import { paisaFromTaka } from '#platform/money.ts'
import type { ProductCard, StockStep } from '#shop/catalog/product.ts'
import type { Rating } from '#shop/catalog/ratings/rating.ts'
import type { Focus } from '#shop/pictures/focus.ts'
import { readPictureFileName, type Picture } from '#shop/pictures/picture.ts'

/** A product as the API answers it (D5), and the card that pages make of it. Money is taka there. */
export interface ProductAnswer {
  _id: string
  slug: string
  name: string
  nameBn: string | null
  categorySlug: string
  brand: string
  images: string[]
  imageFocus?: (Focus | null)[]
  price: number[]
  discountPrice: number[]
  stock: StockStep
  variants: { id: string; sku: string }[]
  rating?: Rating
}

export function cardFrom(product: ProductAnswer): ProductCard {
  const { slug, name, nameBn, stock, variants } = product
  const price = product.price[0] ?? 0
  const only = variants.length === 1 ? variants[0] : undefined
  return {
    id: product['_id'],
    slug,
    name,
    nameBn,
    brand: product.brand,
    category: product.categorySlug,
    picture: pictureFrom(product.images[0] ?? '', product.imageFocus?.[0]),
    priceInPaisa: paisaFromTaka(price),
    sellingPriceInPaisa: paisaFromTaka(product.discountPrice[0] || price),
    dealEndsAt: null,
    stock,
    onlyVariant: only ? { id: only.id, sku: only.sku } : null,
    ...(product.rating && { rating: product.rating }),
  }
}

/** The answer has no sizes of the picture; cards are square and fit any. */
const side = 640

export function pictureFrom(url: string, focus?: Focus | null): Picture | null {
  const file = readPictureFileName(url.replace(/^.*\/pictures\//, ''))
  if (!file) return null
  return { hash: file.hash, width: side, height: side, placeholder: '', ...(focus && { focus }) }
}
