import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import type { Shop } from '#shop/shop.ts'
import { pictures as storedPictures } from '#shop/pictures/tables.ts'
import { productDraftSchema, type ProductDraft } from '../contract.ts'
import { storeCategory } from '../categories/store-category.ts'
import { storeProduct } from './store-product.ts'
import { productPictures, products, variants } from '../tables.ts'

const now = new Date('2026-11-20T06:00:00Z')

const teapot: ProductDraft = {
  name: 'Teapot',
  slug: 'teapot',
  category: 'home',
  status: 'active',
  variants: [
    { sku: 'TEA-RED', color: 'Red', colorHex: '#aa1111', priceInPaisa: 90_000, stock: 4 },
    {
      sku: 'TEA-BLUE',
      color: 'Blue',
      priceInPaisa: 95_000,
      discountPriceInPaisa: 80_000,
      stock: 2,
    },
  ],
}

async function openShopWithHome(): Promise<Shop> {
  const shop = await openTestShop()
  await storeCategory(shop.database, { slug: 'home', name: 'Home' })
  return shop
}

const variantsOf = (shop: Shop) =>
  shop.database.select().from(variants).orderBy(asc(variants.position))
const only = async (shop: Shop) => (await shop.database.select().from(products))[0]!

async function addPicture(shop: Shop, hash: string): Promise<void> {
  await shop.database.insert(storedPictures).values({ hash, width: 1, height: 1, placeholder: '' })
}

test('a new product is in the shop with its first variant’s price (D5)', async () => {
  const shop = await openShopWithHome()
  const saved = await storeProduct(shop.database, teapot, now)

  expect(saved).toMatchObject({ outcome: 'created', slug: 'teapot' })
  expect(await only(shop)).toMatchObject({
    priceInPaisa: 90_000,
    sellingPriceInPaisa: 90_000,
    publishedAt: now,
  })
  expect(await variantsOf(shop)).toMatchObject([{ sku: 'TEA-RED' }, { sku: 'TEA-BLUE', stock: 2 }])
})

test('saving the same again writes nothing', async () => {
  const shop = await openShopWithHome()
  await storeProduct(shop.database, teapot, now)
  const before = await only(shop)
  const again = await storeProduct(
    shop.database,
    structuredClone(teapot),
    new Date('2027-01-01T00:00:00Z'),
  )

  expect(again.outcome).toBe('unchanged')
  expect(await only(shop)).toEqual(before)
})

test('a variant keeps its identity when its price, SKU or place changes, because orders name it (D10)', async () => {
  const shop = await openShopWithHome()
  await storeProduct(shop.database, teapot, now)
  const [red, blue] = await variantsOf(shop)
  const [draftRed, draftBlue] = teapot.variants
  await storeProduct(
    shop.database,
    {
      ...teapot,
      variants: [
        { ...draftBlue!, priceInPaisa: 99_000 },
        { ...draftRed!, sku: 'TEA-CRIMSON' },
      ],
    },
    now,
  )

  const after = await variantsOf(shop)
  expect(after).toMatchObject([
    { id: blue!.id, sku: 'TEA-BLUE', priceInPaisa: 99_000 },
    { id: red!.id, sku: 'TEA-CRIMSON' },
  ])
  expect(await only(shop)).toMatchObject({ priceInPaisa: 99_000, sellingPriceInPaisa: 80_000 })
})

test('two variants can trade their sizes', async () => {
  const shop = await openShopWithHome()
  const small = { sku: 'A', size: 'S', priceInPaisa: 100 }
  const large = { sku: 'B', size: 'L', priceInPaisa: 100 }
  await storeProduct(shop.database, { ...teapot, variants: [small, large] }, now)
  await storeProduct(
    shop.database,
    {
      ...teapot,
      variants: [
        { ...small, size: 'L' },
        { ...large, size: 'S' },
      ],
    },
    now,
  )

  expect(await variantsOf(shop)).toMatchObject([
    { sku: 'A', size: 'L' },
    { sku: 'B', size: 'S' },
  ])
})

test('a variant that is no longer wanted goes; what is left out of the draft stays', async () => {
  const shop = await openShopWithHome()
  await storeProduct(
    shop.database,
    { ...teapot, nameBn: 'চায়ের পাত্র', brand: 'Shinepukur', tags: ['tea'] },
    now,
  )
  const [red] = teapot.variants
  const shorter = { ...teapot, variants: [{ sku: red!.sku, color: 'Red', priceInPaisa: 90_000 }] }
  await storeProduct(shop.database, shorter, now)

  expect(await variantsOf(shop)).toMatchObject([{ sku: 'TEA-RED', stock: 4, colorHex: '#aa1111' }])
  expect(await only(shop)).toMatchObject({ brand: 'Shinepukur', tags: ['tea'] })
  expect((await only(shop)).nameBn).toBe('চায়ের পাত্র'.normalize('NFC'))
  await storeProduct(shop.database, { ...shorter, nameBn: null }, now)
  expect((await only(shop)).nameBn).toBeNull()
})

test('what is left out of a variant stays, unless it no longer fits', async () => {
  const shop = await openShopWithHome()
  await storeProduct(shop.database, teapot, now)
  const before = await variantsOf(shop)
  const bare = (bluePrice: number) => [
    { sku: 'TEA-RED', priceInPaisa: 90_000 },
    { sku: 'TEA-BLUE', priceInPaisa: bluePrice },
  ]
  const save = (drafts: ProductDraft['variants']) =>
    storeProduct(shop.database, { ...teapot, variants: drafts }, now)

  expect(await save(bare(95_000))).toMatchObject({ outcome: 'unchanged' })
  expect(await save(bare(80_000))).toEqual({ outcome: 'discount-not-below-price', sku: 'TEA-BLUE' })
  const twice = [
    ...bare(95_000),
    { sku: 'TEA-NEW', priceInPaisa: 1 },
    { sku: 'TEA-TOO', priceInPaisa: 1 },
  ]
  expect(await save(twice)).toEqual({
    outcome: 'option-twice',
    sku: 'TEA-TOO',
    option: 'no colour and no size',
  })
  expect(await variantsOf(shop)).toEqual(before)
})

test('a deal is kept beside the price, and taken away with null (D20)', async () => {
  const shop = await openShopWithHome()
  const deal = { priceInPaisa: 50_000, endsAt: new Date('2026-11-21T00:00:00Z') }
  await storeProduct(shop.database, { ...teapot, deal }, now)
  const stored = { dealPriceInPaisa: 50_000, dealEndsAt: deal.endsAt, sellingPriceInPaisa: 90_000 }
  expect(await only(shop)).toMatchObject(stored)

  expect((await storeProduct(shop.database, teapot, now)).outcome).toBe('unchanged')
  await storeProduct(shop.database, { ...teapot, deal: null }, now)
  expect(await only(shop)).toMatchObject({ dealPriceInPaisa: null, dealEndsAt: null })
})

test('a SKU or a slug of another product is not taken over', async () => {
  const shop = await openShopWithHome()
  await storeProduct(shop.database, teapot, now)
  const cup: ProductDraft = {
    ...teapot,
    slug: 'cup',
    name: 'Cup',
    variants: [{ sku: 'CUP', priceInPaisa: 100 }],
  }
  await storeProduct(shop.database, cup, now)

  const both = {
    ...cup,
    variants: [...cup.variants, { sku: 'TEA-RED', size: 'L', priceInPaisa: 100 }],
  }
  expect(await storeProduct(shop.database, both, now)).toEqual({
    outcome: 'sku-taken',
    sku: 'TEA-RED',
  })
  expect(await storeProduct(shop.database, { ...cup, slug: 'teapot' }, now)).toEqual({
    outcome: 'slug-taken',
    slug: 'teapot',
  })
})

test('without a slug the name makes one, and a second product of that name gets another', async () => {
  const shop = await openShopWithHome()
  const lamp: ProductDraft = {
    ...teapot,
    slug: undefined,
    name: 'টেবিল ল্যাম্প',
    variants: [{ sku: 'L1', priceInPaisa: 1 }],
  }
  const first = await storeProduct(shop.database, lamp, now)
  const second = await storeProduct(
    shop.database,
    { ...lamp, variants: [{ sku: 'L2', priceInPaisa: 1 }] },
    now,
  )

  expect(first).toMatchObject({ outcome: 'created', slug: 'টেবিল-ল্যাম্প'.normalize('NFC') })
  expect(second).toMatchObject({ outcome: 'created', slug: 'টেবিল-ল্যাম্প-2'.normalize('NFC') })
})

test('a new product in a category that is not there is refused', async () => {
  const shop = await openTestShop()
  expect(await storeProduct(shop.database, teapot, now)).toEqual({
    outcome: 'unknown-category',
    category: 'home',
  })
  expect(await storeProduct(shop.database, { ...teapot, category: undefined }, now)).toEqual({
    outcome: 'unknown-category',
    category: null,
  })
})

test('hostile HTML does not reach the shop', async () => {
  const shop = await openShopWithHome()
  const description =
    '<p onclick="x()">Fine</p><script>steal()</script><a href="javascript:x()">go</a><img src=x onerror=x()>'
  await storeProduct(shop.database, { ...teapot, description }, now)
  expect((await only(shop)).description).toBe('<p>Fine</p><a rel="nofollow noopener">go</a>')
})

test('pictures keep their order, and those of a variant know it', async () => {
  const shop = await openShopWithHome()
  await addPicture(shop, 'aa')
  await addPicture(shop, 'bb')
  const pictures = [{ hash: 'bb', variantSku: 'TEA-BLUE' }, { hash: 'aa' }]
  await storeProduct(shop.database, { ...teapot, pictures }, now)
  const [, blue] = await variantsOf(shop)

  const rows = await shop.database
    .select()
    .from(productPictures)
    .orderBy(asc(productPictures.position))
  expect(rows).toMatchObject([
    { pictureHash: 'bb', variantId: blue!.id },
    { pictureHash: 'aa', variantId: null },
  ])
  expect(await storeProduct(shop.database, { ...teapot, pictures }, now)).toMatchObject({
    outcome: 'unchanged',
  })
})

test('when a variant goes, pictures that are still wanted stay', async () => {
  const shop = await openShopWithHome()
  await addPicture(shop, 'aa')
  const pictures = [{ hash: 'aa', variantSku: 'TEA-BLUE' }]
  await storeProduct(shop.database, { ...teapot, pictures }, now)
  await storeProduct(
    shop.database,
    { ...teapot, variants: teapot.variants.slice(0, 1), pictures },
    now,
  )
  expect(await shop.database.select().from(productPictures)).toMatchObject([
    { pictureHash: 'aa', variantId: null },
  ])
})

test('ten savings of one new product at once make one product', async () => {
  const shop = await openShopWithHome()
  const results = await Promise.all(
    Array.from({ length: 10 }, () => storeProduct(shop.database, teapot, now)),
  )
  expect(results.map(({ outcome }) => outcome).toSorted()).toEqual([
    'created',
    ...Array(9).fill('unchanged'),
  ])
})

test('what does not fit is refused in words', () => {
  const broken = {
    ...teapot,
    variants: [
      { sku: 'A', priceInPaisa: 100, discountPriceInPaisa: 100 },
      { sku: 'B', priceInPaisa: -1 },
      { sku: 'A', size: 'L', priceInPaisa: 1.5 },
      { sku: 'C', size: 'M', priceInPaisa: 0 },
    ],
  }
  const messages = productDraftSchema.safeParse(broken).error?.issues.map(({ message }) => message)
  expect(messages).toContain('The discount price is not below the price')
  expect(messages).toContain('The price is below zero')
  expect(messages).toContain('The price is zero: the shop would give it away')
  expect(messages).toContain('The price is not an amount of money')

  const twice = {
    ...teapot,
    options: [],
    variants: [
      { sku: 'A', color: null, size: null, priceInPaisa: 1 },
      { sku: 'B', color: null, size: null, priceInPaisa: 1 },
    ],
  }
  expect(productDraftSchema.safeParse(twice).error?.issues[0]?.message).toBe(
    'Two variants have no colour and no size',
  )
})
