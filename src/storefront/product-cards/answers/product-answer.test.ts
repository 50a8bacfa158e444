import { expect, test } from 'vitest'
import { cardFrom, pictureFrom, type ProductAnswer } from './product-answer.ts'

const hash = '0123456789abcdef01234567'
const teapot: ProductAnswer = {
  _id: 'p1',
  slug: 'teapot',
  name: 'Teapot',
  nameBn: null,
  categorySlug: 'home',
  brand: 'Shinepukur',
  images: [`/pictures/${hash}-640.webp`, '/pictures/other-640.webp'],
  price: [1250.5, 1400],
  discountPrice: [999, 0],
  stock: 'few-left',
  variants: [
    { id: 'v1', sku: 'T-1' },
    { id: 'v2', sku: 'T-2' },
  ],
}

test('what the shop answers becomes a card: price of the first variant, in paisa (D5, D11)', () => {
  expect(cardFrom(teapot)).toMatchObject({
    id: 'p1',
    slug: 'teapot',
    category: 'home',
    priceInPaisa: 125_050,
    sellingPriceInPaisa: 99_900,
    stock: 'few-left',
    onlyVariant: null,
    picture: { hash },
  })
})

test('without a discount it costs its price, and a single variant can be bought from the card', () => {
  const plain = { ...teapot, discountPrice: [0], variants: teapot.variants.slice(0, 1) }
  expect(cardFrom(plain)).toMatchObject({
    sellingPriceInPaisa: 125_050,
    onlyVariant: { id: 'v1', sku: 'T-1' },
  })
})

test.each(['', 'javascript:alert(1)', '/pictures/../secret', 'https://elsewhere.example/x.webp'])(
  'an address that is none of our pictures (%s) is no picture',
  (url) => expect(pictureFrom(url)).toBeNull(),
)
