import { expect, test } from 'vitest'
import { blankFields } from '#shop/catalog/product-fields.ts'
import type { ProductView } from '#shop/catalog/product.ts'
import { productData } from './structured-data.ts'

const variant = {
  id: '1',
  color: null,
  colorBn: null,
  colorHex: null,
  size: 'Large',
  options: [],
  sku: 'TEA-L',
  priceInPaisa: 90_000,
  sellingPriceInPaisa: 80_050,
  stock: 'in-stock' as const,
  pictures: [],
}
const teapot = {
  ...blankFields,
  id: '7',
  slug: 'teapot',
  name: 'Teapot',
  category: 'home',
  categoryName: 'Home',
  categoryNameBn: 'ঘর',
  brand: 'Aarong',
  description: '<p>Of clay</p>',
  descriptionLanguage: 'en' as const,
  status: 'active' as const,
  picture: null,
  pictures: [],
  priceInPaisa: 90_000,
  sellingPriceInPaisa: 80_050,
  dealEndsAt: null,
  stock: 'in-stock' as const,
  onlyVariant: null,
  variants: [variant],
  specification: [],
}
const described = (product: ProductView) =>
  productData({
    product,
    name: product.name,
    categoryName: 'ঘর',
    url: 'https://haat.example/product/teapot',
    images: [],
  })

test('a product with one variant offers it at the price that is charged', () => {
  expect(described(teapot)).toMatchObject({
    category: 'ঘর',
    offers: {
      '@type': 'Offer',
      price: 800.5,
      priceCurrency: 'BDT',
      availability: 'https://schema.org/InStock',
      url: 'https://haat.example/product/teapot',
    },
  })
})

test('a product with several variants says what they cost from and to, and whether each is there', () => {
  const small = {
    ...variant,
    sku: 'TEA S',
    sellingPriceInPaisa: 50_000,
    stock: 'sold-out' as const,
  }
  expect(described({ ...teapot, variants: [variant, small] })).toMatchObject({
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: 500,
      highPrice: 800.5,
      offerCount: 2,
      offers: [
        { sku: 'TEA-L' },
        {
          sku: 'TEA S',
          availability: 'https://schema.org/OutOfStock',
          url: 'https://haat.example/product/teapot?variant=TEA+S',
        },
      ],
    },
  })
})

test('the price of a deal is promised until its end only', () => {
  const deal = { ...teapot, dealEndsAt: '2026-12-01T18:00:00.000Z' }
  expect(described(deal)).toMatchObject({ offers: { priceValidUntil: '2026-12-01' } })
})

test('what buyers gave it is told with some of what they said; of what nobody reviewed nothing is', () => {
  expect(described(teapot)).not.toHaveProperty('aggregateRating')
  const review = {
    id: '1',
    stars: 4 as const,
    text: 'Keeps warm',
    language: 'en' as const,
    author: 'Rahima ***',
    writtenAt: '2026-11-20T08:00:00.000Z',
    photos: [],
    answer: '',
  }
  const data = productData({
    product: { ...teapot, rating: { average: 4.5, count: 12 } },
    name: 'Teapot',
    categoryName: '',
    url: 'https://haat.example/product/teapot',
    images: [],
    reviews: [review],
  })
  expect(data).toMatchObject({
    aggregateRating: { ratingValue: 4.5, reviewCount: 12, bestRating: 5 },
    review: [
      {
        reviewRating: { ratingValue: 4 },
        author: { name: 'Rahima ***' },
        datePublished: '2026-11-20',
        reviewBody: 'Keeps warm',
      },
    ],
  })
})
