import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { shelve, type Shelved } from '../../../tests/examples/examples.ts'
import { aScript } from '../../../tests/examples/initiators.ts'
import { anOrderOf } from '../../../tests/examples/order-examples.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { adjustStock } from '../catalog/stock/adjust-stock.ts'
import { variants } from '../catalog/tables.ts'
import { moveOrder } from '../orders/status/move-order.ts'
import { placeOrder } from '../orders/placement/place-order.ts'
import type { Shop } from '../shop.ts'
import { stockMovements } from '../stock/tables.ts'
import { applyCount } from './apply-count.ts'
import { expectedOf } from './count.ts'
import { findCountable, type Countable } from './find-countable.ts'
import { listCounts } from './list-counts.ts'

let shop: Shop
let shelf: Shelved
beforeEach(async () => {
  shop = await openTestShop()
  shelf = await shelve(shop, {
    name: 'Clay cup',
    variants: [
      {
        sku: 'CUP-S',
        size: 'Small',
        barcode: '8901234567894',
        stock: 5,
        purchaseCostInPaisa: 3000,
      },
      { sku: 'CUP-L', size: 'Large', stock: 8 },
    ],
  })
})

const read = async (code: string): Promise<Countable> => {
  const [only, ...others] = (await findCountable(shop, code)).found
  if (!only || others.length > 0) throw new Error(`Expected one variant of ${code}`)
  return only
}
const line = (of: Countable, counted: number, onShelf = true) => ({
  variantId: of.id,
  expected: expectedOf(of, onShelf),
  counted,
  basis: of.basis,
})
const apply = (lines: ReturnType<typeof line>[], id = crypto.randomUUID()) =>
  applyCount(shop, aScript, { id, note: 'Shelf by the door', variants: lines })
const order = async (variantId: string, quantity: number) => {
  const placed = await placeOrder(shop, anOrderOf([variantId, quantity]), crypto.randomUUID())
  if (placed.outcome !== 'placed') throw new Error(placed.outcome)
  return placed.id
}
const stockOf = async (id: string) => {
  const [row] = await shop.database.select().from(variants).where(eq(variants.id, id))
  return row?.stock
}
const ledgerOf = (id: string) =>
  shop.database
    .select()
    .from(stockMovements)
    .where(eq(stockMovements.variantId, id))
    .orderBy(asc(stockMovements.id))

test('a code finds its variant, a shared barcode all that have it, words what holds them; drafts are counted, too', async () => {
  expect(await read('cup-s')).toMatchObject({ sku: 'CUP-S', stock: 5, toSend: 0 })
  expect(await read('8901234567894')).toMatchObject({ sku: 'CUP-S' })
  await shelve(shop, { status: 'draft', variants: [{ sku: 'PACK', barcode: '8901234567894' }] })
  const shared = await findCountable(shop, '8901234567894')
  expect(shared.found.map(({ sku }) => sku).toSorted()).toEqual(['CUP-S', 'PACK'])
  expect(await findCountable(shop, 'clay')).toMatchObject({ isCode: false, found: [{}, {}] })
  expect((await findCountable(shop, '%')).found).toEqual([])
})

test('the stock changes by the difference, each step with its reason in the ledger, and the count is kept', async () => {
  const [small, large] = [await read('CUP-S'), await read('CUP-L')]
  expect(await apply([line(small, 3), line(large, 8)])).toMatchObject({
    outcome: 'applied',
    variants: 2,
    found: 0,
    missing: 2,
    oversold: 0,
  })
  expect([await stockOf(small.id), await stockOf(large.id)]).toEqual([3, 8])
  expect((await ledgerOf(small.id)).at(-1)).toMatchObject({
    kind: 'adjustment',
    stockBefore: 5,
    stockAfter: 3,
    reason: 'Counted: Shelf by the door',
  })
  expect(await ledgerOf(large.id)).toHaveLength(1)
  expect(await listCounts(shop, 5)).toMatchObject([
    { variants: 2, missing: 2, valueInPaisa: -6000, note: 'Shelf by the door' },
  ])
})

test('what is sold while somebody counts stays sold', async () => {
  const small = await read('CUP-S')
  await order(small.id, 2)
  expect(await stockOf(small.id)).toBe(3)
  // Of five on the shelf four were found.
  expect((await apply([line(small, 4)])).outcome).toBe('applied')
  expect(await stockOf(small.id)).toBe(2)
})

test('pieces of orders that are not sent lie on the shelf, until they are sent', async () => {
  const [small] = shelf.variantIds
  const orderRef = await order(small ?? '', 2)
  const waiting = await read('CUP-S')
  expect(waiting).toMatchObject({ stock: 3, toSend: 2 })
  expect((await apply([line(waiting, 5)])).outcome).toBe('applied')
  expect(await stockOf(waiting.id)).toBe(3)
  for (const to of ['Processing', 'Shipped'] as const)
    await moveOrder(shop, aScript, { orderRef, to })
  expect(await read('CUP-S')).toMatchObject({ stock: 3, toSend: 0 })
})

test('the same count sent twice, also at once, is applied once and answers the same', async () => {
  const small = await read('CUP-S')
  const id = crypto.randomUUID()
  const both = await Promise.all([apply([line(small, 4)], id), apply([line(small, 4)], id)])
  expect(both).toMatchObject([
    { outcome: 'applied', missing: 1 },
    { outcome: 'applied', missing: 1 },
  ])
  expect(await stockOf(small.id)).toBe(4)
  expect(await listCounts(shop, 5)).toHaveLength(1)
})

test('a person who counts what a colleague has corrected or counted since is told which, and nothing is applied', async () => {
  const [small, large] = [await read('CUP-S'), await read('CUP-L')]
  await adjustStock(shop, aScript, { variantId: small.id, change: -1, reason: 'Broken' })
  expect(await apply([line(small, 4), line(large, 1)])).toEqual({
    outcome: 'counted-meanwhile',
    ids: [small.id],
  })
  expect(await stockOf(large.id)).toBe(8)
  // Also where the colleague found what was expected: there is more of it elsewhere.
  await apply([line(await read('CUP-L'), 8)])
  expect(await apply([line(large, 2)])).toMatchObject({ outcome: 'counted-meanwhile' })
  expect((await apply([line(await read('CUP-S'), 4)])).outcome).toBe('applied')
})

test('what is missing and was sold already is told; the stock ends at nothing', async () => {
  const small = await read('CUP-S')
  await order(small.id, 4)
  expect(await apply([line(small, 2)])).toMatchObject({ outcome: 'applied', oversold: 2 })
  expect(await stockOf(small.id)).toBe(0)
})

test('a variant that is gone is named, one that is there twice is refused', async () => {
  const small = await read('CUP-S')
  const gone = { ...line(small, 1), variantId: crypto.randomUUID() }
  expect(await apply([gone])).toEqual({ outcome: 'unknown-variants', ids: [gone.variantId] })
  expect((await apply([line(small, 1), line(small, 2)])).outcome).toBe('invalid')
})
