import { takaFromPaisa } from '#platform/money.ts'
import type { ProductView, StockStep } from '#shop/catalog/product.ts'
import { plainText } from '../plain-text.ts'

/** What search engines read of a product: schema.org in JSON-LD. */

const availability: Record<StockStep, string> = {
  'in-stock': 'https://schema.org/InStock',
  'few-left': 'https://schema.org/LimitedAvailability',
  'sold-out': 'https://schema.org/OutOfStock',
}

interface Described {
  product: ProductView
  name: string
  /** Absolute. */
  address: string
  images: readonly string[]
}

export function productData({ product, name, address, images }: Described): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    url: address,
    image: images,
    description: plainText(product.description, 5000),
    ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand } } : {}),
    offers: product.variants.map((variant) => ({
      '@type': 'Offer',
      sku: variant.sku,
      url: `${address}?${new URLSearchParams({ variant: variant.sku })}`,
      priceCurrency: 'BDT',
      price: takaFromPaisa(variant.sellingPriceInPaisa),
      availability: availability[variant.stock],
      itemCondition: 'https://schema.org/NewCondition',
    })),
  }
}

export interface Step {
  name: string
  /** Absolute. */
  address: string
}

export function breadcrumbData(steps: readonly Step[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address,
    })),
  }
}
