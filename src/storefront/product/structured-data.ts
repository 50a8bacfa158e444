import { takaFromPaisa } from '#platform/money.ts'
import type { ProductView, StockStep } from '#shop/catalog/product.ts'
import type { PageReview } from '../reviews/shown-review.ts'
import { plainText } from '#ui/text/plain-text.ts'

/** What search engines read of a product: schema.org in JSON-LD. */

const availability: Record<StockStep, string> = {
  'in-stock': 'https://schema.org/InStock',
  'few-left': 'https://schema.org/LimitedAvailability',
  'sold-out': 'https://schema.org/OutOfStock',
}

interface Described {
  product: ProductView
  /** In the language of the page, as is the name of its category. */
  name: string
  categoryName: string
  /** Absolute. */
  url: string
  images: readonly string[]
  /** The latest few. */
  reviews?: readonly PageReview[]
}

export function productData(described: Described): object {
  const { product, name, categoryName, url, images, reviews = [] } = described
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    url,
    image: images,
    description: plainText(product.description, 5000),
    ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand } } : {}),
    ...(categoryName ? { category: categoryName } : {}),
    sku: product.onlyVariant?.sku,
    ...propertiesOf(product),
    ...ratingsOf(product, reviews),
    offers: offersOf(product, url),
  }
}

/** What buyers gave it together, and what some of them say; search engines refuse a rating of nobody. */
function ratingsOf({ rating }: ProductView, reviews: readonly PageReview[]): object {
  if (!rating) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.average,
      reviewCount: rating.count,
      bestRating: 5,
      worstRating: 1,
    },
    review: reviews.map(({ stars, author, text, writtenAt }) => ({
      '@type': 'Review',
      reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
      author: { '@type': 'Person', name: author || '—' },
      datePublished: writtenAt.slice(0, 10),
      ...(text && { reviewBody: text }),
    })),
  }
}

function propertiesOf({ specification }: ProductView): object {
  if (specification.length === 0) return {}
  const properties = specification.map(({ name, value, unit }) => ({
    '@type': 'PropertyValue',
    name,
    value,
    ...(unit !== undefined && { unitText: unit }),
  }))
  return { additionalProperty: properties }
}

/** One offer, or for a product with several variants what they cost from and to, and each of them. */
function offersOf(product: ProductView, url: string): object {
  const offers = product.variants.map((variant) => ({
    '@type': 'Offer',
    sku: variant.sku,
    url:
      product.variants.length === 1
        ? url
        : `${url}?${new URLSearchParams({ variant: variant.sku })}`,
    priceCurrency: 'BDT',
    price: takaFromPaisa(variant.sellingPriceInPaisa),
    // A deal ends; search engines must not promise its price afterwards.
    priceValidUntil: product.dealEndsAt?.slice(0, 10),
    availability: availability[variant.stock],
    itemCondition: 'https://schema.org/NewCondition',
  }))
  const prices = offers.map(({ price }) => price)
  const [only] = offers
  if (only && offers.length === 1) return only
  return {
    '@type': 'AggregateOffer',
    priceCurrency: 'BDT',
    lowPrice: Math.min(...prices),
    highPrice: Math.max(...prices),
    offerCount: offers.length,
    availability: availability[product.stock],
    offers,
  }
}
