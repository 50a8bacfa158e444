import { beforeEach, expect, test } from 'vitest'
import type { Shop } from '#shop/shop.ts'
import { sql } from 'drizzle-orm'
import { shelve } from '../../../../../tests/examples/examples.ts'
import { inNameOf } from '../../../../../tests/examples/initiators.ts'
import { personWith } from '../../../../../tests/examples/staff-examples.ts'
import { openTestShop } from '../../../../../tests/support/test-shop.ts'
import type { Person } from '#shop/initiator.ts'
import { listWholeProducts } from '../../products/list-whole-products.ts'
import { amendProducts } from './change-products.ts'
import { listPriceChanges, undoPriceChange } from './price-changes.ts'

let now: Date
let shop: Shop
let mina: Person
let picked: { id: string }[]
beforeEach(async () => {
  now = new Date('2026-11-01T06:00:00Z')
  shop = await openTestShop({ now: () => now })
  mina = await inNameOf(shop, (await personWith(shop, 'moderator', 'mina')).id)
  const variant = (sku: string, discountPriceInPaisa: number | null = null) => ({
    sku,
    priceInPaisa: 100_000,
    discountPriceInPaisa,
  })
  picked = [
    await shelve(shop, { name: 'Cup', slug: 'cup', variants: [variant('CUP', 90_000)] }),
    await shelve(shop, { name: 'Pot', slug: 'pot', variants: [variant('POT')] }),
  ]
})

const raise = { what: 'price', rule: { by: 'percent', basisPoints: 1000 } } as const

async function prices() {
  const products = await listWholeProducts(shop.database, { limit: 10 })
  return Object.fromEntries(
    products.flatMap(({ variants }) =>
      variants.map(({ sku, priceInPaisa, discountPriceInPaisa }) => [
        sku,
        [priceInPaisa, discountPriceInPaisa],
      ]),
    ),
  )
}

test('undo restores the prices of a bulk change weeks later and keeps other changes', async () => {
  await amendProducts(shop, mina, { chosen: { picked }, amendment: raise })
  const tag = { what: 'tag', tag: 'eid', isSet: true } as const
  await amendProducts(shop, mina, { chosen: { picked }, amendment: tag })
  now = new Date('2026-11-30T06:00:00Z')
  const [change] = await listPriceChanges(shop)
  expect(change).toMatchObject({ products: 2, undoable: 2 })

  expect(await undoPriceChange(shop, mina, { id: change!.id })).toEqual({
    outcome: 'undone',
    undone: picked.map(({ id }) => id),
    kept: [],
  })
  expect(await prices()).toEqual({ CUP: [100_000, 90_000], POT: [100_000, null] })
  expect(await listPriceChanges(shop)).toEqual([])
  const tags = (await listWholeProducts(shop.database, { limit: 10 })).map((one) => one.tags)
  expect(tags).toEqual([['eid'], ['eid']])
})

test('undo leaves prices that changed since and names their product, and ends after 30 days', async () => {
  await amendProducts(shop, mina, { chosen: { picked }, amendment: raise })
  await shop.database.execute(sql`UPDATE variants SET price_in_paisa = 150000 WHERE sku = 'POT'`)
  const [change] = await listPriceChanges(shop)
  expect(change).toMatchObject({ products: 2, undoable: 1 })
  now = new Date('2026-12-02T06:00:00Z')
  expect(await listPriceChanges(shop)).toEqual([])
  const { id } = change!
  expect(await undoPriceChange(shop, mina, { id })).toEqual({ outcome: 'unknown-change' })
  now = new Date('2026-11-30T06:00:00Z')
  expect(await undoPriceChange(shop, mina, { id })).toMatchObject({
    undone: [picked[0]!.id],
    kept: [{ name: 'Pot', why: 'prices-changed' }],
  })
  expect(await prices()).toEqual({ CUP: [100_000, 90_000], POT: [150_000, null] })
})
