import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { adjustStock } from '#shop/catalog/stock/adjust-stock.ts'
import type { Shop } from '#shop/shop.ts'
import { shelve } from '../../../../tests/examples/examples.ts'
import { inNameOf } from '../../../../tests/examples/initiators.ts'
import { taken } from '../../../../tests/examples/order-examples.ts'
import { openShopWith, type Person } from '../../../../tests/examples/staff-examples.ts'
import { explainQueries } from '../../../../tests/support/explain-queries.ts'
import { listStockHistory } from './list-stock-history.ts'

let shop: Shop
let mina: Person
beforeEach(async () => {
  const opened = await openShopWith({ mina: 'moderator' })
  shop = opened.shop
  mina = opened.people.mina
})

test('the stock of variants has a history: what moved it, by whom, for which order, the latest first', async () => {
  const { variantIds } = await shelve(shop, {
    variants: [
      { sku: 'CUP', stock: 9, size: 'S' },
      { sku: 'POT', stock: 4, size: 'L' },
    ],
  })
  const [cup = '', pot = ''] = variantIds
  const order = await taken(shop, [cup, 2])
  const by = await inNameOf(shop, mina.id)
  await adjustStock(shop, by, { variantId: pot, change: -1, reason: 'broken' })

  const [broken, ordered, ...first] = await listStockHistory(shop, { variantIds })
  expect(broken).toMatchObject({
    sku: 'POT',
    kind: 'adjustment',
    stockBefore: 4,
    stockAfter: 3,
    reason: 'broken',
    author: { kind: 'person', id: mina.id },
    orderId: null,
  })
  expect(ordered).toMatchObject({ sku: 'CUP', kind: 'order', stockBefore: 9, stockAfter: 7 })
  expect(ordered?.orderId).toBe(order.orderId)

  const ofCup = await listStockHistory(shop, { variantIds: [cup] })
  expect(ofCup.map(({ stockAfter }) => stockAfter)).toEqual([7, ...(first.length > 0 ? [9] : [])])
  const adjusted = { variantIds, kind: 'adjustment' } as const
  expect(await listStockHistory(shop, adjusted)).toHaveLength(1)
  const older = await listStockHistory(shop, { variantIds, before: broken?.id }, 1)
  expect(older).toEqual([ordered])
})

test('a page of it is found by the index of the variant, however long the ledger is', async () => {
  const { variantIds } = await shelve(shop, { variants: [{ sku: 'CUP', stock: 1 }] })
  const [cup = ''] = variantIds
  await shop.database.execute(sql`
    INSERT INTO stock_movements (variant_id, sku, kind, stock_before, stock_after, at, by)
    SELECT CASE WHEN n % 500 = 0 THEN ${cup}::uuid ELSE gen_random_uuid() END, 'CUP', 'adjustment', n, n + 1, now(), 'shop'
    FROM generate_series(1, 20000) n`)
  await shop.database.execute(sql`ANALYZE stock_movements`)
  const [plan] = await explainQueries(shop, (asking) =>
    listStockHistory(asking, { variantIds: [cup] }),
  )
  expect(plan).toContain('movements_of_variant')
  expect(plan).not.toContain('Seq Scan on stock_movements')
})
