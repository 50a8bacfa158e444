import { beforeEach, expect, test } from 'vitest'
import { Memory } from '#platform/memory/memory.ts'
import type { Shop } from '#shop/shop.ts'
import { shelve } from '../../../tests/examples/examples.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { listCategories } from './categories/list-categories.ts'
import { listProducts } from './listings/list-products.ts'

const soon = new Date('2026-06-01T12:00:00Z')
let now = new Date('2026-06-01T11:59:00Z')
let shop: Shop

beforeEach(async () => {
  now = new Date('2026-06-01T11:59:00Z')
  shop = await openTestShop({ memory: new Memory(), now: () => now })
  // As while announcements are received.
  shop.memory.begin()
})

async function counted(): Promise<number[]> {
  const filter = { colors: [], sizes: [], sort: 'popular', page: 1 } as const
  const [home] = await listCategories(shop)
  const { total } = await listProducts(shop, filter)
  const { total: inStock } = await listProducts(shop, { ...filter, stock: 'in' })
  return [home?.productCount ?? 0, total, inStock]
}

test('what the catalogue counts is counted once, until a change is announced', async () => {
  await shelve(shop)
  expect(await counted()).toEqual([1, 1, 1])

  await shelve(shop)
  expect(await counted()).toEqual([1, 1, 2])

  shop.memory.forget(['products', 'goods:*', 'shelf:*'])
  expect(await counted()).toEqual([2, 2, 2])
})

test('a product that is published at noon counts from noon on, and the next one from its own moment', async () => {
  await shelve(shop)
  await shelve(shop, { publishedAt: soon })
  await shelve(shop, { publishedAt: new Date(soon.getTime() + 1000) })
  expect(await counted()).toEqual([1, 1, 1])

  now = soon
  expect(await counted()).toEqual([2, 2, 2])

  now = new Date(soon.getTime() + 1000)
  expect(await counted()).toEqual([3, 3, 3])
})
