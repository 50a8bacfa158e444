import { beforeEach, expect, test } from 'vitest'
import type { Shop } from '#shop/shop.ts'
import { shelve } from '../../../../tests/examples/examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { searchProducts } from './search-products.ts'

let shop: Shop

beforeEach(async () => {
  shop = await openTestShop()
})

const namesFound = async (q: string, category?: string) =>
  (await searchProducts(shop, { q, category })).map(({ name }) => name)

test('typing finds names that contain the text, in any case (spec 5)', async () => {
  await shelve(shop, { name: 'Cotton Panjabi' })
  await shelve(shop, { name: 'Steel kettle' })

  expect(await namesFound('PANJ')).toEqual(['Cotton Panjabi'])
  expect(await namesFound('njab')).toEqual(['Cotton Panjabi'])
  expect(await namesFound('  kettle ')).toEqual(['Steel kettle'])
  expect(await namesFound('teapot')).toEqual([])
})

test.each(['.*', '%', '_', '([', '\\', '%%', 'a.c', 'a%c', 'a_c', '100%', "'", '"', '\\d'])(
  'what is typed is text, not a pattern: %s (spec 5)',
  async (typed) => {
    await shelve(shop, { name: 'abc plain 1000 words' })
    await shelve(shop, { name: `It says ${typed} here` })

    expect(await namesFound(typed)).toEqual([`It says ${typed} here`])
  },
)

test('one or two letters find what contains them, doubled letters too', async () => {
  await shelve(shop, { name: 'Zari box' })
  await shelve(shop, { name: 'Pizza pan' })

  expect(await namesFound('z')).toHaveLength(2)
  expect(await namesFound('zz')).toEqual(['Pizza pan'])
  expect(await namesFound('XB')).toEqual([])
  expect(await namesFound('x')).toEqual(['Zari box'])
})

test('a Bangla name is found in Bangla, however its letters were typed (D26)', async () => {
  await shelve(shop, { name: 'Kettle', nameBn: 'বৈদ্যুতিক কেটলি ড়' })
  await shelve(shop, { name: 'Tea', nameBn: 'চা পাতা' })

  expect(await namesFound('কেটলি')).toEqual(['Kettle'])
  expect(await namesFound('চা')).toEqual(['Tea'])
  expect(await namesFound('বৈদ্যু')).toEqual(['Kettle'])
  // The letter as one character and as letter and dot.
  expect(await namesFound('\u09dc')).toEqual(['Kettle'])
  expect(await namesFound('\u09a1\u09bc')).toEqual(['Kettle'])
})

test('an accent typed as a character of its own finds the name written with one', async () => {
  await shelve(shop, { name: 'Café cup' })

  expect(await namesFound('CAFE\u0301')).toEqual(['Café cup'])
})

test('Bangla digits find Latin ones and the other way round', async () => {
  await shelve(shop, { name: 'Pot 12 inch' })
  await shelve(shop, { name: 'Can', nameBn: '৫০০ মিলি' })

  expect(await namesFound('১২')).toEqual(['Pot 12 inch'])
  expect(await namesFound('500')).toEqual(['Can'])
})

test('the category filter is exact: by slug or by name, never by a part (spec 2)', async () => {
  await shelve(shop, { name: 'Clay vase', category: 'home-decor' })
  await shelve(shop, { name: 'Clay pot', category: 'home' })

  expect(await namesFound('clay', 'home')).toEqual(['Clay pot'])
  expect(await namesFound('clay', 'Home decor')).toEqual(['Clay vase'])
  expect(await namesFound('clay', 'Home dec')).toEqual([])
  expect(await namesFound('clay')).toHaveLength(2)
})

test('drafts, archived products and those of tomorrow are not found (D5)', async () => {
  await shelve(shop, { name: 'Draft lamp', status: 'draft' })
  await shelve(shop, { name: 'Old lamp', status: 'archived' })
  await shelve(shop, { name: 'Coming lamp', publishedAt: new Date(Date.now() + 60_000) })
  await shelve(shop, { name: 'Good lamp' })

  expect(await namesFound('lamp')).toEqual(['Good lamp'])
  expect(await namesFound('la')).toEqual(['Good lamp'])
})

test('the best sellers come first, also where there are more than the list shows', async () => {
  for (const unitsSold of [3, 9, 1, 7, 5]) {
    await shelve(shop, { name: `Mug ${unitsSold}`, variants: [{ unitsSold }] })
  }

  const found = await searchProducts(shop, { q: 'mug', limit: 3 })

  expect(found.map(({ name }) => name)).toEqual(['Mug 9', 'Mug 7', 'Mug 5'])
})

test('a hit shows the picture and what each variant costs, the deal counted in (D5, D20)', async () => {
  const variants = [
    { priceInPaisa: 90_000, discountPriceInPaisa: 80_000 },
    { size: 'L', priceInPaisa: 70_000 },
  ]
  const endsAt = new Date(Date.now() + 60_000)
  await shelve(shop, {
    name: 'Fan',
    variants,
    deal: { priceInPaisa: 75_000, endsAt },
    pictures: [{ hash: 'aa' }, { hash: 'bb' }],
  })

  const [hit] = await searchProducts(shop, { q: 'fan' })
  const [later] = await searchProducts({ ...shop, now: () => endsAt }, { q: 'fan' })

  expect(hit?.picture).toBe('aa')
  expect(hit?.prices.map(({ sellingPriceInPaisa }) => sellingPriceInPaisa)).toEqual([
    75_000, 70_000,
  ])
  expect(later?.prices.map(({ sellingPriceInPaisa }) => sellingPriceInPaisa)).toEqual([
    80_000, 70_000,
  ])
})

test('nothing typed finds nothing, and strange characters break nothing', async () => {
  await shelve(shop, { name: 'Lamp' })

  expect(await namesFound('   ')).toEqual([])
  expect(await namesFound('\0')).toEqual([])
  expect(await namesFound('la\0mp')).toEqual(['Lamp'])
  expect(await namesFound('\ud800')).toEqual([])
  expect(await namesFound('x'.repeat(5000))).toEqual([])
})
