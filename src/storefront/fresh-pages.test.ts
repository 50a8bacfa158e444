import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { saveBanner } from '#shop/banners/save-banner.ts'
import { rollUpUnitsSold } from '#shop/catalog/stock/pace/roll-up-units-sold.ts'
import { storeCategory } from '#shop/catalog/categories/store-category.ts'
import { storeProduct } from '#shop/catalog/products/store-product.ts'
import { products, variants } from '#shop/catalog/tables.ts'
import type { ProductDraft } from '#shop/catalog/contract.ts'
import { savePost } from '#shop/content/posts/save-post.ts'
import { moveOrder } from '#shop/orders/status/move-order.ts'
import { placeOrder } from '#shop/orders/placement/place-order.ts'
import { orders } from '#shop/orders/tables.ts'
import { moderateReview } from '#shop/reviews/moderation/moderate-review.ts'
import { changeSettings } from '../../tests/examples/settings-examples.ts'
import type { Shop } from '#shop/shop.ts'
import { aProduct, shelve, storePicture } from '../../tests/examples/examples.ts'
import { aReview } from '../../tests/examples/reviews/review-examples.ts'
import { anOrderOf, announcedDuring } from '../../tests/examples/order-examples.ts'
import { loadPages, type SourcePages } from '../../tests/support/pages-from-source.ts'
import { openTestShop } from '../../tests/support/test-shop.ts'
import { aScript } from '../../tests/examples/initiators.ts'

/** Teapots, cups and a rake: the first two in one category, all on the home page but the last. */
const teapot = aProduct({ slug: 'teapot', name: 'Teapot', category: 'home' })
const cup = aProduct({ slug: 'cup', name: 'Cup', category: 'home' })
const rake = aProduct({ slug: 'rake', name: 'Rake', category: 'garden' })
/** So many newer and more popular ones that the rake is on no list but its own. */
const others = Array.from({ length: 10 }, (_, index) =>
  aProduct({
    slug: `plate-${index}`,
    category: 'home',
    publishedAt: new Date('2026-02-01T00:00:00Z'),
    variants: [{ unitsSold: 100 + index }],
  }),
)

const paths = [
  ['/', '/_.data'],
  ['/shop', '/shop.data'],
  ['/shop/home', '/shop/home.data'],
  ['/shop/home?sort=new', '/shop/home.data?sort=new'],
  ['/shop/garden', '/shop/garden.data'],
  ['/product/teapot', '/product/teapot.data'],
  ['/product/cup', '/product/cup.data'],
  ['/product/rake', '/product/rake.data'],
  ['/compare', '/compare.data'],
  ['/blog/tea', '/blog/tea.data'],
  ['/about-us', '/about-us.data'],
  ['/cart', '/cart.data'],
] as const

type Path = (typeof paths)[number][0]

let source: SourcePages
let shop: Shop
beforeAll(async () => {
  source = await loadPages()
})
beforeEach(async () => {
  shop = await openTestShop()
  for (const draft of [...others, teapot, cup, rake]) await shelve(shop, draft)
  const [row] = await shop.database.select().from(products).where(eq(products.slug, 'teapot'))
  const article = {
    kind: 'article' as const,
    slug: 'tea',
    title: 'Tea',
    summary: 'Tea',
    body: 'Tea',
    publishedAt: shop.now(),
  }
  await savePost(shop, aScript, { ...article, productIds: [row!.id] })
})

/** What each page sends, as data, and what it says that it was made from. Nothing is remembered from before. */
async function readPages() {
  const { page } = source.appOf({ ...shop, memory: (await openTestShop()).memory })
  const read = await Promise.all(
    paths.map(async ([path, data]) => {
      const { response, notes } = await page(new Request(`http://shop.test${data}`), {
        ipAddress: '127.0.0.1',
        requestId: 'test',
      })
      expect({ path, status: response.status, keep: notes.keep }).toEqual({
        path,
        status: 200,
        keep: true,
      })
      return [path, { content: await response.text(), topics: notes.topics }] as const
    }),
  )
  return new Map<Path, { content: string; topics: Set<string> }>(read)
}

/** The pages that are made anew after a change. None may be missing whose content is another now. */
async function renewedBy(change: () => Promise<unknown>): Promise<Path[]> {
  const before = await readPages()
  const announced = await announcedDuring(change)
  const after = await readPages()
  const renewed = paths.flatMap(([path]) =>
    announced.some((topic) => before.get(path)?.topics.has(topic)) ? [path] : [],
  )
  const changed = paths.flatMap(([path]) =>
    before.get(path)?.content === after.get(path)?.content ? [] : [path],
  )
  expect(changed.filter((path) => !renewed.includes(path))).toEqual([])
  return renewed
}

const save = (draft: ProductDraft, changes: Partial<ProductDraft>) => async () => {
  const saved = await storeProduct(shop.database, { ...draft, ...changes }, shop.now())
  expect(saved.outcome).toBe('updated')
}

const withVariant = (draft: ProductDraft, changes: Partial<ProductDraft['variants'][0]>) => ({
  variants: draft.variants.map((variant) => ({ ...variant, ...changes })),
})

async function variantOf({ variants: drafts }: ProductDraft): Promise<string> {
  const [row] = await shop.database
    .select()
    .from(variants)
    .where(eq(variants.sku, drafts[0]?.sku ?? ''))
  return row!.id
}

const order = async (draft: ProductDraft, pieces: number) => {
  const id = await variantOf(draft)
  return placeOrder(shop, anOrderOf([id, pieces]), crypto.randomUUID())
}

test('a new description is on the page of the product, and where its beginning is compared', async () => {
  expect(await renewedBy(save(rake, { description: '<p>For leaves</p>' }))).toEqual([
    '/shop',
    '/shop/garden',
    '/product/rake',
  ])
})

test('a new price reaches every list that shows the product, and no other product', async () => {
  expect(await renewedBy(save(rake, withVariant(rake, { priceInPaisa: 999_900 })))).toEqual([
    '/shop',
    '/shop/garden',
    '/product/rake',
  ])
  expect(await renewedBy(save(teapot, withVariant(teapot, { priceInPaisa: 60_000 })))).toEqual([
    '/shop',
    '/shop/home',
    '/shop/home?sort=new',
    '/product/teapot',
    '/blog/tea',
  ])
})

test('a product that is archived, or is back, goes and comes wherever goods of its shelf are', async () => {
  const shelf: Path[] = ['/', '/shop', '/shop/garden', '/product/rake', '/compare']
  const before = await readPages()
  const announced = await announcedDuring(save(rake, { status: 'archived' }))
  const renewed = paths.flatMap(([path]) =>
    announced.some((topic) => before.get(path)?.topics.has(topic)) ? [path] : [],
  )
  expect(renewed).toEqual(shelf)
})

test('a new product stands on its shelf at once, and on no other', async () => {
  const add = () => storeProduct(shop.database, aProduct({ category: 'garden' }), shop.now())
  expect(await renewedBy(add)).toEqual(['/', '/shop', '/shop/garden', '/product/rake', '/compare'])
})

test('a product that moves to another category leaves one shelf for the other', async () => {
  const renewed = await renewedBy(save(cup, { category: 'garden' }))
  expect(renewed).toEqual(
    paths
      .map(([path]) => path)
      .filter((path) => !['/blog/tea', '/about-us', '/cart'].includes(path)),
  )
})

test('a product that comes to stand in a second category is on both shelves, and what changes of it is seen on both', async () => {
  const shelves: Path[] = ['/shop', '/shop/home', '/shop/home?sort=new', '/shop/garden']
  const both = async (change: () => Promise<unknown>) =>
    expect(await renewedBy(change)).toEqual(expect.arrayContaining(shelves))
  await both(save(teapot, { furtherCategories: ['garden'] }))
  const pages = await readPages()
  expect(pages.get('/shop/garden')?.content).toContain('Teapot')
  await both(save(teapot, withVariant(teapot, { priceInPaisa: 70_000 })))
  const id = await variantOf(teapot)
  await shop.database.update(variants).set({ unitsSold: 900 }).where(eq(variants.id, id))
  await both(() => rollUpUnitsSold(shop))
  const { id: review } = await aReview(shop, { variantId: id })
  await both(() => moderateReview(shop, aScript, { id: review, version: 1, to: 'approved' }))
  await both(() => order(teapot, 9))
})

test('a deal is on the home page as soon as it is saved', async () => {
  const deal = { priceInPaisa: 100, endsAt: new Date(Date.now() + 3_600_000) }
  expect(await renewedBy(save(rake, { deal }))).toContain('/')
})

test('an order changes a page only where it shows another step of stock', async () => {
  expect(await renewedBy(() => order(rake, 1))).toEqual([])
  expect(await renewedBy(() => order(rake, 5))).toEqual(['/shop', '/shop/garden', '/product/rake'])
  expect(await renewedBy(() => order(teapot, 5))).toEqual([
    '/shop',
    '/shop/home',
    '/shop/home?sort=new',
    '/product/teapot',
    '/blog/tea',
  ])
})

test('sold out and back again is counted on its shelf, and on no other', async () => {
  const shelf: Path[] = ['/shop', '/shop/garden', '/product/rake']
  expect(await renewedBy(() => order(rake, 10))).toEqual(shelf)
  const [placed] = await shop.database.select().from(orders)
  const cancel = { orderRef: placed!.id, to: 'Canceled', reason: 'because' } as const
  expect(await renewedBy(() => moveOrder(shop, aScript, cancel))).toEqual(shelf)
})

test('stock that is counted anew says nothing where nothing else is shown; a new step does', async () => {
  expect(await renewedBy(save(rake, withVariant(rake, { stock: 9 })))).toEqual([])
  expect(await renewedBy(save(rake, withVariant(rake, { stock: 3 })))).toEqual([
    '/shop',
    '/shop/garden',
    '/product/rake',
  ])
})

test('what sold is counted in the lists by popularity of its shelf', async () => {
  const id = await variantOf(rake)
  await shop.database.update(variants).set({ unitsSold: 500 }).where(eq(variants.id, id))
  expect(await renewedBy(() => rollUpUnitsSold(shop))).toEqual([
    '/',
    '/shop',
    '/shop/garden',
    '/product/rake',
    '/compare',
  ])
})

test('a review that is shown is wherever its product is, and where nothing else is shown nothing is made anew', async () => {
  const { id } = await aReview(shop, { variantId: await variantOf(rake) })
  const moderate = (version: number, to: 'approved' | 'hidden') => () =>
    moderateReview(shop, aScript, { id, version, to })
  const shelf: Path[] = ['/shop', '/shop/garden', '/product/rake']
  expect(await renewedBy(moderate(1, 'approved'))).toEqual(shelf)
  expect(await renewedBy(moderate(2, 'hidden'))).toEqual(shelf)
  expect(await renewedBy(moderate(3, 'hidden'))).toEqual([])
})

test('a category with another name is called so on every page', async () => {
  const rename = () => storeCategory(shop.database, { slug: 'garden', name: 'Yard' })
  expect(await renewedBy(rename)).toEqual(paths.map(([path]) => path))
})

test('a banner changes the home page, a setting what stands around all pages', async () => {
  await storePicture(shop, 'a'.repeat(32))
  const banner = {
    title: 'Sale',
    titleBn: null,
    picture: 'a'.repeat(32),
    link: '/shop',
    status: 'Active',
    placement: 'slider',
    position: 0,
  } as const
  expect(await renewedBy(() => saveBanner(shop, aScript, banner))).toEqual(['/'])
  const rename = () => changeSettings(shop, { headerPhone: '+8801700000001' })
  expect(await renewedBy(rename)).toEqual(paths.map(([path]) => path))
})
