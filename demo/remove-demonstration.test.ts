import { asc, eq, gt, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { banners } from '#shop/banners/tables.ts'
import { adjustStock } from '#shop/catalog/stock/adjust-stock.ts'
import { storeProduct } from '#shop/catalog/products/store-product.ts'
import { categories, products, variants } from '#shop/catalog/tables.ts'
import { posts } from '#shop/content/tables.ts'
import {
  isDemonstrationThere,
  removeDemonstration,
} from '#shop/demonstration/remove-demonstration.ts'
import { placeOrder } from '#shop/orders/placement/place-order.ts'
import { moveOrder } from '#shop/orders/status/move-order.ts'
import { orderLines } from '#shop/orders/tables.ts'
import { productQuestions } from '#shop/reviews/questions/tables.ts'
import { storeInventedQuestions, storeInventedReviews } from '#shop/reviews/store-invented.ts'
import { reviews } from '#shop/reviews/tables.ts'
import { loadSettings } from '#shop/settings/load-settings.ts'
import { saveMarker } from '#shop/settings/save-marker.ts'
import type { Shop } from '#shop/shop.ts'
import { aScript } from '../tests/examples/initiators.ts'
import { anOrderOf } from '../tests/examples/order-examples.ts'
import { aReview } from '../tests/examples/reviews/review-examples.ts'
import { changeSettings } from '../tests/examples/settings-examples.ts'
import { openTestShop } from '../tests/support/test-shop.ts'
import { fillShop } from './fill-shop.ts'
import { fillOrders } from './orders/fill-orders.ts'

async function variantOf(shop: Shop, slug: string): Promise<{ id: string; sku: string }> {
  const [row] = await shop.database
    .select({ id: variants.id, sku: variants.sku })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(products.slug, slug))
    .orderBy(asc(variants.position))
  if (!row) throw new Error(`Expected the demonstration to have ${slug}`)
  return row
}

const sumsOfLedger = sql`
  SELECT variant_id FROM stock_movements m LEFT JOIN variants v ON v.id = m.variant_id
  GROUP BY variant_id, v.stock HAVING sum(stock_after - stock_before) <> coalesce(v.stock, 0)`

test('the demonstration goes at one press; what somebody changed or added stays, and orders keep their lines', async () => {
  const shop = await openTestShop()
  expect(await isDemonstrationThere(shop)).toBe(false)
  expect(await removeDemonstration(shop, aScript, {})).toEqual({ outcome: 'not-there' })
  await fillShop(shop)
  expect(await isDemonstrationThere(shop)).toBe(true)
  await fillOrders(shop, { count: 20, besideRealOrders: false, onProgress: () => {} })

  // Three are the merchant's by now: one was edited, one was counted, one is new. And a banner, and how one reaches the shop.
  const slugs = await shop.database
    .select({ slug: products.slug, category: categories.slug })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .orderBy(asc(products.slug))
  const of = (category: string) => slugs.filter((row) => row.category === category)[0]?.slug ?? ''
  const [edited, counted, ordered] = [of('home'), of('garden'), of('health')]
  const { sku } = await variantOf(shop, edited)
  const draft = { slug: edited, name: 'Our own', variants: [{ sku, priceInPaisa: 99_900 }] }
  expect(await storeProduct(shop.database, draft, shop.now())).toMatchObject({ outcome: 'updated' })
  const { id: variantId } = await variantOf(shop, counted)
  await adjustStock(shop, aScript, { variantId, change: 7, reason: 'counted' })
  const own = { name: 'Honey', variants: [{ sku: 'HONEY', priceInPaisa: 5000 }] }
  await storeProduct(shop.database, { ...own, category: 'electronics' }, shop.now())
  const [banner] = await shop.database.select().from(banners).limit(1)
  await shop.database
    .update(banners)
    .set({ title: 'Ours', version: 2 })
    .where(eq(banners.id, banner?.id ?? ''))
  await changeSettings(shop, { headerPhone: '+8801712345678' })

  const bought = await variantOf(shop, ordered)
  const placed = await placeOrder(shop, anOrderOf([bought.id, 1]), newId())
  if (placed.outcome !== 'placed') throw new Error(placed.outcome)

  const { outcome, ...counts } = await removeDemonstration(shop, aScript, {})
  expect(outcome).toBe('removed')
  expect(counts).toMatchObject({ kept: 2, removed: { categories: 3, banners: 3 } })
  const left = await shop.database
    .select({ slug: products.slug })
    .from(products)
    .orderBy(asc(products.slug))
  expect(left.map(({ slug }) => slug)).toEqual([counted, edited, 'honey'].toSorted())
  expect(counts).toMatchObject({ removed: { products: slugs.length - 2 } })
  const shelves = await shop.database.select({ slug: categories.slug }).from(categories)
  expect(shelves.map(({ slug }) => slug).toSorted()).toEqual(['electronics', 'garden', 'home'])
  expect(await shop.database.select({ title: banners.title }).from(banners)).toEqual([
    { title: 'Ours' },
  ])
  expect(await shop.database.select().from(posts)).toEqual([])
  // Also of goods that are the merchant's by now: nobody bought them.
  for (const table of [reviews, productQuestions]) expect(await shop.database.$count(table)).toBe(0)
  expect(await shop.database.$count(products, gt(products.ratingScore, 0))).toBe(0)
  expect(await loadSettings(shop)).toMatchObject({ headerPhone: '+8801712345678', infoEmail: '' })
  expect((await shop.database.execute(sumsOfLedger)).rows).toEqual([])

  const lines = await shop.database
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderRef, placed.id))
  expect(lines).toMatchObject([{ productId: null, variantId: null, sku: bought.sku, quantity: 1 }])
  const cancel = { orderRef: placed.id, to: 'Canceled', reason: 'Changed their mind' } as const
  expect(await moveOrder(shop, aScript, cancel)).toMatchObject({ outcome: 'moved' })

  // A second press finds nothing, and the next start brings nothing back.
  expect(await isDemonstrationThere(shop)).toBe(false)
  expect(await removeDemonstration(shop, aScript, {})).toEqual({ outcome: 'nothing-left', kept: 2 })
  await fillShop(shop)
  expect(await shop.database.select({ id: products.id }).from(products)).toHaveLength(3)
}, 120_000)

test('invented reviews and questions go also where every product is the merchant’s by now', async () => {
  const shop = await openTestShop()
  await saveMarker(shop, 'demonstration', {
    startedAt: new Date(shop.now().getTime() - 1000).toISOString(),
    filled: true,
  })
  const { productId } = await aReview(shop)
  const at = shop.now()
  const said = { productId, author: 'Karim', text: 'Good', language: 'en', at } as const
  const answered = { answer: 'Thank you', answeredAt: at }
  const remove = () => removeDemonstration(shop, aScript, {})
  expect(await remove()).toMatchObject({ outcome: 'nothing-left' })
  await storeInventedReviews(shop.database, [{ ...said, ...answered, id: newId(), stars: 1 }])
  expect(await isDemonstrationThere(shop)).toBe(true)
  expect(await remove()).toMatchObject({ outcome: 'removed' })
  await storeInventedQuestions(shop.database, [{ ...said, ...answered, id: newId() }])
  expect(await remove()).toMatchObject({ outcome: 'removed' })
  expect(await shop.database.$count(productQuestions)).toBe(0)
  expect(await shop.database.$count(reviews)).toBe(1)
  expect(await isDemonstrationThere(shop)).toBe(false)
})

test('what was filled after a killed start goes, too, and nothing goes while it is being filled', async () => {
  const shop = await openTestShop()
  let writes = 0
  const dying: Shop = {
    ...shop,
    files: {
      ...shop.files,
      write: async (name: string, content: Buffer) => {
        if (++writes === 100) throw new Error('killed')
        await shop.files.write(name, content)
      },
    },
  }
  await expect(fillShop(dying)).rejects.toThrow('killed')
  expect(await removeDemonstration(shop, aScript, {})).toEqual({ outcome: 'still-filling' })
  await fillShop(shop)
  expect(await removeDemonstration(shop, aScript, {})).toMatchObject({
    outcome: 'removed',
    kept: 0,
  })
  for (const table of [products, categories, banners, posts])
    expect(await shop.database.select({ one: sql`1` }).from(table)).toEqual([])
  expect(await loadSettings(shop)).toMatchObject({ headerPhone: '', headerEmail: '' })
}, 120_000)
