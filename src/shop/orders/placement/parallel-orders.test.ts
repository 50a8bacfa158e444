import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { variants } from '#shop/catalog/tables.ts'
import { KeyedSemaphore } from '#platform/concurrency/keyed-semaphore.ts'
import type { Shop } from '#shop/shop.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import {
  anOrderOf,
  countOrders,
  stocked,
  stockOf,
} from '../../../../tests/examples/order-examples.ts'
import { placeOrder } from './place-order.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openTestShop()
})

const key = () => crypto.randomUUID()

/** So many other variants that PostgreSQL looks each wanted one up, in the order of the cart, instead of reading them all. */
async function fillUp({ database }: Shop): Promise<void> {
  await database.execute(`
    INSERT INTO variants (id, product_id, position, sku, size, price_in_paisa)
    SELECT gen_random_uuid(), (SELECT id FROM products LIMIT 1), n, 'other ' || n, n, 100 FROM generate_series(1, 3000) n`)
  await database.execute('ANALYZE variants')
}

describe('two buyers at once', () => {
  test('50 buyers for 10 pieces: 10 orders, stock 0, never one too many (D13)', async () => {
    const teapot = await stocked(shop, { stock: 10 })
    const results = await Promise.all(
      Array.from({ length: 50 }, () => placeOrder(shop, anOrderOf([teapot, 1]), key())),
    )
    const outcomes = results.map((result) => result.outcome)
    expect(outcomes.filter((outcome) => outcome === 'placed')).toHaveLength(10)
    expect(outcomes.filter((outcome) => outcome === 'sold-out')).toHaveLength(40)
    expect(await stockOf(shop, teapot)).toEqual({ stock: 0, unitsSold: 10 })
    expect(await countOrders(shop)).toBe(10)
  })

  test('50 buyers at five processes: the database alone decides, never one too many (D13)', async () => {
    const teapot = await stocked(shop, { stock: 10 })
    const processes = Array.from({ length: 5 }, () => ({
      ...shop,
      variantSemaphore: new KeyedSemaphore(),
    }))
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, buyer) =>
        placeOrder(processes[buyer % 5] ?? shop, anOrderOf([teapot, 1]), key()),
      ),
    )
    expect(results.filter(({ outcome }) => outcome === 'placed')).toHaveLength(10)
    expect(results.filter(({ outcome }) => outcome === 'sold-out')).toHaveLength(40)
    expect(await stockOf(shop, teapot)).toEqual({ stock: 0, unitsSold: 10 })
  })

  test('carts with the same products in opposite order do not block each other (D13)', async () => {
    const many = await Promise.all(Array.from({ length: 6 }, () => stocked(shop, { stock: 1000 })))
    await fillUp(shop)
    const forward = many.map((variant): [string, number] => [variant, 1])
    const results = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        placeOrder(
          // Each at a process of its own: there the locks of the database meet.
          { ...shop, variantSemaphore: new KeyedSemaphore() },
          anOrderOf(...(index % 2 ? forward : forward.toReversed())),
          key(),
        ),
      ),
    )
    expect(results.every((result) => result.outcome === 'placed')).toBe(true)
    expect(await stockOf(shop, many[0]!)).toEqual({ stock: 940, unitsSold: 60 })
  })
})

/** Somebody else changes the variant and lets go of it only when the order, which has read it before, waits for it. */
async function placedMeanwhile(
  request: Parameters<typeof placeOrder>[1],
  variantId: string,
  change: Partial<typeof variants.$inferInsert>,
) {
  const [placing] = await shop.database.transaction(async (other) => {
    await other.update(variants).set(change).where(eq(variants.id, variantId))
    const attempt = placeOrder(shop, request, key())
    await untilSomebodyWaits()
    return [attempt] as const
  })
  return placing
}

async function untilSomebodyWaits(): Promise<void> {
  const { rows } = await shop.database.execute(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  if (rows.length === 0) await untilSomebodyWaits()
}

describe('between reading and writing', () => {
  test.each([{ priceInPaisa: 20_000 }, { discountPriceInPaisa: 9000 }])(
    'a price that changes is shown, not charged (D12): %o',
    async (change) => {
      const teapot = await stocked(shop, { name: 'Teapot', stock: 5, priceInPaisa: 10_000 })
      const lines = [{ variantId: teapot, quantity: 1, seenPriceInPaisa: 10_000 }]
      expect(await placedMeanwhile({ ...anOrderOf(), lines }, teapot, change)).toMatchObject({
        outcome: 'price-changed',
        lines: [{ product: 'Teapot', priceInPaisa: Object.values(change)[0] }],
      })
      expect(await stockOf(shop, teapot)).toEqual({ stock: 5, unitsSold: 0 })
      expect(await countOrders(shop)).toBe(0)
    },
  )

  test('pieces that somebody else buys do not matter while there are enough (D13)', async () => {
    const teapot = await stocked(shop, { stock: 5 })
    const placed = await placedMeanwhile(anOrderOf([teapot, 2]), teapot, { stock: 3 })
    expect(placed).toMatchObject({ outcome: 'placed' })
    expect(await stockOf(shop, teapot)).toEqual({ stock: 1, unitsSold: 2 })
  })

  // Variants are taken in the order of their ids.
  test.each([
    ['first', true],
    ['last', false],
  ])(
    'when the last piece of the %s thing goes, nothing of the others is taken (D13)',
    async (_which, isFirst) => {
      const before = isFirst ? [] : [await stocked(shop, { name: 'Towel', stock: 5 })]
      const teapot = await stocked(shop, { name: 'Teapot', stock: 2 })
      const towel = before[0] ?? (await stocked(shop, { name: 'Towel', stock: 5 }))
      const request = anOrderOf([towel, 1], [teapot, 2])
      expect(await placedMeanwhile(request, teapot, { stock: 1 })).toEqual({
        outcome: 'sold-out',
        lines: [{ variantId: teapot, product: 'Teapot', left: 1 }],
      })
      expect(await stockOf(shop, towel)).toEqual({ stock: 5, unitsSold: 0 })
      expect(await countOrders(shop)).toBe(0)
    },
  )
})

describe('the same request again', () => {
  test('sent ten times at once, it is placed once, and every answer is the first one (D13)', async () => {
    const teapot = await stocked(shop, { stock: 1 })
    const request = anOrderOf([teapot, 1])
    const once = key()
    const results = await Promise.all(
      Array.from({ length: 10 }, () => placeOrder(shop, request, once)),
    )

    expect(await countOrders(shop)).toBe(1)
    expect(await stockOf(shop, teapot)).toEqual({ stock: 0, unitsSold: 1 })
    const answers = results.map((result) => {
      if (result.outcome !== 'placed') throw new Error(result.outcome)
      return { ...result, replayed: undefined }
    })
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(
      results.filter((result) => result.outcome === 'placed' && !result.replayed),
    ).toHaveLength(1)
  })

  test('sent again after the price rose, it still gets the first answer (D13)', async () => {
    const teapot = await stocked(shop, { stock: 5, priceInPaisa: 10_000 })
    const request = anOrderOf([teapot, 1])
    const once = key()
    const first = await placeOrder(shop, request, once)
    await shop.database.update(variants).set({ priceInPaisa: 20_000 })
    const second = await placeOrder(
      shop,
      { ...request, lines: [{ ...request.lines[0]!, seenPriceInPaisa: 10_000 }] },
      once,
    )
    expect(second).toEqual({ ...first, replayed: true })
  })

  test('a key that was used for another order is refused, and nothing is written (D13)', async () => {
    const teapot = await stocked(shop, { stock: 5 })
    const once = key()
    await placeOrder(shop, anOrderOf([teapot, 1]), once)
    expect(await placeOrder(shop, anOrderOf([teapot, 2]), once)).toEqual({ outcome: 'key-reused' })
    expect(
      await placeOrder(shop, { ...anOrderOf([teapot, 1]), phone: '+8801812345678' }, once),
    ).toEqual({ outcome: 'key-reused' })
    expect(await stockOf(shop, teapot)).toEqual({ stock: 4, unitsSold: 1 })
    expect(await countOrders(shop)).toBe(1)
  })
})
