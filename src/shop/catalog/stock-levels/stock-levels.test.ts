import { eq, inArray, sql, type SQL } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { KeyedSemaphore } from '#platform/concurrency/keyed-semaphore.ts'
import { moveOrder } from '#shop/orders/status/move-order.ts'
import { placeOrder } from '#shop/orders/placement/place-order.ts'
import { orders } from '#shop/orders/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { settings } from '#shop/settings/tables.ts'
import { aProduct, shelve } from '../../../../tests/examples/examples.ts'
import { aScript } from '../../../../tests/examples/initiators.ts'
import { anOrderOf, stocked } from '../../../../tests/examples/order-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { askDesk } from '../desk/ask-desk.ts'
import { removeProducts } from '../products/remove-products.ts'
import { storeProduct } from '../products/store-product.ts'
import { products, variants } from '../tables.ts'
import { foldAllStockLevels, foldStockLevels } from './fold-stock-levels.ts'
import { changedSince, stockLevels } from './tables.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openTestShop()
})

const pieces = (sum: SQL) => sql`(SELECT ${sum} FROM variants v WHERE v.product_id = p.id)`

/** What each filter means, said of the pieces themselves. */
const meant = (few: number) =>
  ({
    'in-stock': pieces(sql`min(v.stock) > coalesce(p.low_stock_from, ${few})`),
    low: pieces(sql`min(v.stock) <= coalesce(p.low_stock_from, ${few}) AND max(v.stock) > 0`),
    'one-sold-out': pieces(sql`min(v.stock) = 0`),
    'sold-out': pieces(sql`max(v.stock) = 0`),
  }) as const

const states = ['in-stock', 'low', 'one-sold-out', 'sold-out'] as const

/** How many products each filter finds that it should not, or does not find that it should, as of one moment. */
async function countWrong(few = 5): Promise<object> {
  const wrong = await Promise.all(
    states.map(async (stock) => {
      const fits = await askDesk(shop.database, { stock }, shop.now())
      if (fits === 'too-short') throw new Error('Nothing was typed')
      const { rows } = await shop.database.execute<{ wrong: number; found: number }>(sql`
        SELECT count(*) FILTER (WHERE (${fits}) IS DISTINCT FROM coalesce(${meant(few)[stock]}, false))::int AS wrong FROM products p`)
      return [stock, rows[0]?.wrong]
    }),
  )
  return Object.fromEntries(wrong)
}

const none = { 'in-stock': 0, low: 0, 'one-sold-out': 0, 'sold-out': 0 }

const levels = async () =>
  (
    await shop.database.execute<{ name: string; fewest: number; most: number }>(
      sql`SELECT p.name, fewest, most FROM stock_levels JOIN products p ON p.id = product_id ORDER BY p.name, fewest`,
    )
  ).rows.map(({ name, fewest, most }) => [name, fewest, most])

const stepsOfLevels = [1, 6, 11, 21, 51, 101, 201, 501, 1001, 2001, 5001, 10001]

describe('levels of stock', () => {
  test('a row is added when a variant gets into another level, and folded into one for each product', async () => {
    await shelve(shop, { name: 'Fan', variants: [{ stock: 3 }, { size: 'L', stock: 30 }] })
    const towel = await stocked(shop, { name: 'Towel', stock: 7 })
    expect(await foldAllStockLevels(shop)).toBe(2)
    expect(await levels()).toEqual([
      ['Fan', 1, 4],
      ['Towel', 2, 2],
    ])

    const buy = (quantity: number) =>
      placeOrder(shop, anOrderOf([towel, quantity]), crypto.randomUUID())
    await buy(1)
    expect(await shop.database.$count(stockLevels)).toBe(2)
    await buy(1)
    expect(await levels()).toContainEqual(['Towel', changedSince, changedSince])
    expect(await countWrong()).toEqual(none)
    await buy(5)
    expect(await shop.database.$count(stockLevels)).toBe(4)
    expect(await countWrong()).toEqual(none)

    expect(await foldAllStockLevels(shop)).toBe(1)
    expect(await levels()).toEqual([
      ['Fan', 1, 4],
      ['Towel', 0, 0],
    ])
  })

  test('the trigger knows each step of the function', async () => {
    const id = await stocked(shop, { stock: 0 })
    for (const step of stepsOfLevels) {
      const { rows } = await shop.database.execute(
        sql`SELECT stock_level(${step - 1}) + 1 = stock_level(${step}) AS steps, stock_level(${step}) = stock_level(${step + 1}) AS stays`,
      )
      expect({ step, ...rows[0] }).toEqual({ step, steps: true, stays: true })
      const noted = async (stock: number) => {
        await shop.database.delete(stockLevels)
        await shop.database.update(variants).set({ stock }).where(eq(variants.id, id))
        return shop.database.$count(stockLevels)
      }
      await noted(step - 1)
      expect([step, await noted(step), await noted(step + 1), await noted(step)]).toEqual([
        step,
        1,
        0,
        0,
      ])
      expect(await noted(step - 1)).toBe(1)
    }
  })

  test('whoever writes stock: saved, added, taken away and removed for good', async () => {
    const kept = { sku: 'S', stock: 0, priceInPaisa: 100, size: 'S' }
    const product = (...all: object[]) =>
      aProduct({ name: 'Shirt', slug: 'shirt', category: 'home', variants: all })
    const { id } = await shelve(shop, product(kept))
    const checked = async () => {
      const before = await countWrong()
      await foldAllStockLevels(shop)
      expect([before, await countWrong()]).toEqual([none, none])
      return levels()
    }
    const save = (...all: object[]) => storeProduct(shop.database, product(...all), shop.now())
    expect(await checked()).toEqual([['Shirt', 0, 0]])
    await save(kept, { ...kept, sku: 'M', size: 'M', stock: 60 })
    expect(await checked()).toEqual([['Shirt', 0, 5]])
    await save({ ...kept, stock: 8 }, { ...kept, sku: 'M', size: 'M', stock: 60 })
    expect(await checked()).toEqual([['Shirt', 2, 5]])
    await save({ ...kept, stock: 8 })
    expect(await checked()).toEqual([['Shirt', 2, 2]])
    await shop.database.delete(variants)
    expect(await checked()).toEqual([])
    await save({ ...kept, sku: 'again', stock: 1 })
    expect(await checked()).toEqual([['Shirt', 1, 1]])
    await removeProducts(shop.database, [id], { by: 'shop', at: shop.now(), reason: 'test' })
    await checked()
    expect(await shop.database.$count(stockLevels)).toBe(0)
  })

  test('few is what the merchant says, also between two steps', async () => {
    for (const stock of [0, 1, 5, 6, 7, 8, 10, 11, 30])
      await shelve(shop, { variants: [{ stock }, { size: 'L', stock: 30 }] })
    await foldAllStockLevels(shop)
    for (const few of [0, 1, 5, 7, 10, 29, 30, 10_000]) {
      await shop.database.delete(settings)
      await shop.database.insert(settings).values({ key: 'lowStockFrom', value: few })
      expect({ few, ...(await countWrong(few)) }).toEqual({ few, ...none })
    }
  })

  test('a product may say itself what is few of it, and says otherwise at once', async () => {
    const levelsOfProducts = [null, 1, 4, 5, 7, 10, 50]
    for (const lowStockFrom of levelsOfProducts)
      for (const stock of [0, 1, 5, 6, 7, 8, 10, 11, 49, 60])
        await shelve(shop, { lowStockFrom, variants: [{ stock }, { size: 'L', stock: 70 }] })
    expect(await countWrong()).toEqual(none)
    await foldAllStockLevels(shop)
    expect(await countWrong()).toEqual(none)
    for (const lowStockFrom of levelsOfProducts) {
      await shop.database.update(products).set({ lowStockFrom })
      expect({ lowStockFrom, ...(await countWrong()) }).toEqual({ lowStockFrom, ...none })
      await foldAllStockLevels(shop)
      expect({ lowStockFrom, ...(await countWrong()) }).toEqual({ lowStockFrom, ...none })
    }
  })
})

describe('filters by stock', () => {
  test('say what the pieces say at every moment, while many buy, return and save and two processes fold', async () => {
    const shelved = await Promise.all(
      [2, 4, 6, 9].map(async (stock) => {
        const wanted = [{ stock }, { size: 'L', stock: stock + 2 }]
        return { stock, ...(await shelve(shop, { name: `Thing ${stock}`, variants: wanted })) }
      }),
    )
    const ids = shelved.flatMap(({ variantIds }) => variantIds)
    const over = new AbortController()
    const whileOthersWork = async (work: () => Promise<unknown>) => {
      let times = 0
      while (!over.signal.aborted) {
        await work()
        times++
      }
      return times
    }
    const wrong = new Set<string>()
    const looking = Array.from({ length: 2 }, () =>
      whileOthersWork(async () => wrong.add(JSON.stringify(await countWrong()))),
    )
    const folding = Array.from({ length: 2 }, () => whileOthersWork(() => foldStockLevels(shop)))
    const buyAndReturn = async (buyer: number) => {
      // Each at a process of its own: there the locks of the database meet.
      const own = { ...shop, variantSemaphore: new KeyedSemaphore() }
      for (let n = 0; n < 4; n++) {
        const [one = '', other = ''] = [
          ids[(buyer + n) % ids.length],
          ids[(buyer * 3 + n + 1) % ids.length],
        ]
        const lines = one === other ? [one] : [one, other]
        const order = anOrderOf(...lines.map((id): [string, number] => [id, 1 + (n % 3)]))
        const placed = await placeOrder(own, order, crypto.randomUUID())
        if (placed.outcome === 'placed' && n % 2)
          await moveOrder(own, aScript, { orderRef: placed.id, to: 'Canceled', reason: 'too late' })
      }
    }
    await Promise.all(Array.from({ length: 12 }, (_, buyer) => buyAndReturn(buyer)))
    await shop.database
      .update(variants)
      .set({ stock: 0 })
      .where(inArray(variants.id, ids.slice(3)))
    over.abort()
    await Promise.all(folding)
    for (const times of await Promise.all(looking)) expect(times).toBeGreaterThan(3)

    expect([...wrong]).toEqual([JSON.stringify(none)])
    const ended = await shop.database.selectDistinct({ status: orders.status }).from(orders)
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['Canceled', 'Pending'])
    await foldAllStockLevels(shop)
    expect(await countWrong()).toEqual(none)
    expect(await shop.database.$count(stockLevels)).toBe(await shop.database.$count(products))
  }, 60_000)
})
