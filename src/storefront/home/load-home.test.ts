import { expect, test, vi } from 'vitest'
import { storeCategory } from '#shop/catalog/categories/store-category.ts'
import { storeProduct } from '#shop/catalog/products/store-product.ts'
import type { ProductDraft } from '#shop/catalog/contract.ts'
import type { Shop } from '#shop/shop.ts'
import { saveBanner } from '#shop/banners/save-banner.ts'
import { storePicture } from '../../../tests/examples/examples.ts'
import { aScript } from '../../../tests/examples/initiators.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { loadHome } from './load-home.ts'

const now = new Date('2026-11-21T06:00:00Z')
const openShopNow = () => openTestShop({ now: () => now })

async function stock(shop: Shop, slug: string, changes: Partial<ProductDraft> = {}) {
  await storeCategory(shop.database, { slug: 'home', name: 'Home', nameBn: 'ঘর' })
  return storeProduct(
    shop.database,
    {
      slug,
      name: slug,
      category: 'home',
      status: 'active',
      publishedAt: new Date('2026-11-01T00:00:00Z'),
      variants: [{ sku: slug, priceInPaisa: 50_000, stock: 9 }],
      ...changes,
    },
    now,
  )
}

test('an empty shop has a home page', async () => {
  const { home, isWhole } = await loadHome(await openShopNow(), 'en')
  expect(home).toMatchObject({ banners: [], categories: [], topSelling: [], deals: [], newest: [] })
  expect(isWhole).toBe(true)
})

test('a deal shows until it ends, and the page ages at that moment (D20)', async () => {
  const endsAt = new Date('2026-11-21T12:00:00Z')
  const shop = await openShopNow()
  await stock(shop, 'kettle', { deal: { priceInPaisa: 40_000, endsAt } })

  const { home, staleFrom } = await loadHome(shop, 'en')
  expect(home.deals).toMatchObject([
    {
      product: { slug: 'kettle', sellingPriceInPaisa: 40_000 },
      endsInWords: '21 November at 18:00',
    },
  ])
  expect(staleFrom).toEqual(endsAt)

  const later = await loadHome({ ...shop, now: () => endsAt }, 'en')
  expect(later.home.deals).toEqual([])
})

test('a banner comes and goes at its dates: the page ages at each, in its own language (D19)', async () => {
  const shop = await openShopNow()
  await storePicture(shop, 'aa')
  const startsAt = new Date('2026-11-21T08:00:00Z')
  const endsAt = new Date('2026-11-21T10:00:00Z')
  await saveBanner(shop, aScript, {
    title: 'Eid',
    titleBn: 'ঈদ',
    link: '/shop',
    linkBn: '/shop/home',
    altBn: 'চাঁদ',
    picture: 'aa',
    narrowPicture: 'aa',
    status: 'Active',
    placement: 'slider',
    startsAt,
    endsAt,
  })
  const at = async (moment: Date) => {
    const { home, staleFrom } = await loadHome({ ...shop, now: () => moment }, 'bn')
    return [home.banners, staleFrom]
  }
  const picture = expect.objectContaining({ hash: 'aa' })
  const shown = { title: 'ঈদ', name: 'Eid', link: '/shop/home', alt: 'চাঁদ', picture }
  expect(await at(now)).toEqual([[], startsAt])
  expect(await at(startsAt)).toEqual([
    [{ id: expect.any(String), ...shown, narrowPicture: picture }],
    endsAt,
  ])
  expect(await at(endsAt)).toEqual([[], undefined])
})

test('the Bangla page shows the end of a deal in Bangla (D26)', async () => {
  const shop = await openShopNow()
  const endsAt = new Date('2026-11-21T12:00:00Z')
  await stock(shop, 'kettle', { deal: { priceInPaisa: 40_000, endsAt } })
  const { home } = await loadHome(shop, 'bn')
  expect(home.deals[0]?.endsInWords).toContain('২১ নভেম্বর')
  expect(home.categories).toMatchObject([{ name: 'ঘর' }])
})

test('new products stand in order of publication, planned ones not yet (D20)', async () => {
  const shop = await openShopNow()
  await stock(shop, 'older')
  await stock(shop, 'newer', { publishedAt: new Date('2026-11-20T00:00:00Z') })
  await stock(shop, 'planned', { publishedAt: new Date('2026-11-22T00:00:00Z') })
  const { home, staleFrom } = await loadHome(shop, 'en')
  expect(home.newest.map(({ slug }) => slug)).toEqual(['newer', 'older'])
  expect(staleFrom).toEqual(new Date('2026-11-22T00:00:00Z'))
})

test('when the banners cannot be listed the page stands without them, and is not kept; that is logged (spec 8)', async () => {
  const shop = await openShopNow()
  const logged = vi.spyOn(shop.log, 'error')
  await stock(shop, 'kettle')
  await shop.database.execute('ALTER TABLE banners RENAME TO banners_away')
  try {
    const { home, isWhole } = await loadHome(shop, 'en')
    expect(home.newest).toHaveLength(1)
    expect(home.banners).toEqual([])
    expect(isWhole).toBe(false)
    expect(logged).toHaveBeenCalledWith(expect.anything(), 'the banners could not be listed')
  } finally {
    await shop.database.execute('ALTER TABLE banners_away RENAME TO banners')
  }
})

test('popular products of one category are compared, without their long texts (spec 2, D20)', async () => {
  const shop = await openShopNow()
  expect((await loadHome(shop, 'en')).home.comparison.popular).toEqual([])
  await stock(shop, 'kettle', { description: '<p>Boils.</p>' })
  await stock(shop, 'pan')
  const { category, popular } = (await loadHome(shop, 'en')).home.comparison
  expect(category).toBe('home')
  expect(popular.map(({ card }) => card.slug).toSorted()).toEqual(['kettle', 'pan'])
  expect(popular.map(({ description }) => description)).toEqual(['', ''])
})
