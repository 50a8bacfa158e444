import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products } from '#shop/catalog/tables.ts'
import { aScript } from '../../../../tests/examples/initiators.ts'
import { shelve } from '../../../../tests/examples/examples.ts'
import { anOrderOf } from '../../../../tests/examples/order-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { undoEdit } from '../edits/undo/undo-edit.ts'
import { editOrder } from '../edits/edit-order.ts'
import { placeOrder } from '../placement/place-order.ts'
import { orderChanges, orderLines } from '../tables.ts'
import { showTrackedOrder } from './show-tracked-order.ts'
import { trackOrder } from './track-order.ts'

const length = { name: 'Length', nameBn: 'দৈর্ঘ্য' }
const chosen = (value: string) => [{ ...length, value }]

async function openShopWithCables() {
  const shop = await openTestShop()
  const { id, variantIds } = await shelve(shop, {
    name: 'Cable',
    options: [length],
    variants: [
      { sku: 'C-5', optionValues: ['5 ft'] },
      { sku: 'C-6', optionValues: ['6 ft'] },
    ],
  })
  const [five = '', six = ''] = variantIds
  const placed = await placeOrder(shop, anOrderOf([six, 1], [five, 2]), crypto.randomUUID())
  if (placed.outcome !== 'placed') throw new Error(placed.outcome)
  const lines = () => shop.database.select().from(orderLines).orderBy(asc(orderLines.position))
  return { shop, id, five, six, placed, lines }
}

test('an order says which of two it is that only an option tells apart, as it was called when it was placed', async () => {
  const { shop, id, placed } = await openShopWithCables()
  expect(placed.lines.map(({ options }) => options)).toEqual([chosen('6 ft'), chosen('5 ft')])

  const renamed = [{ name: 'Long', nameBn: null }]
  await shop.database.update(products).set({ options: renamed }).where(eq(products.id, id))
  const tracked = await trackOrder(shop, placed.trackingId)
  if (!tracked) throw new Error('Expected the order to be found')
  expect(showTrackedOrder(tracked).orderDetails.products).toMatchObject([
    { quantity: 1, options: chosen('6 ft') },
    { quantity: 2, options: chosen('5 ft') },
  ])
})

test('a line that staff exchange says the other value, its history tells both, and taken back it is what it was', async () => {
  const { shop, five, placed, lines } = await openShopWithCables()
  const before = await lines()
  const edited = await editOrder(shop, aScript, {
    orderRef: placed.id,
    version: 1,
    lines: [{ position: 0, variantId: five, quantity: 1 }],
  })
  const standing = (await lines()).map(({ sku, options }) => ({ sku, options }))
  expect([edited.outcome, standing]).toEqual(['edited', [{ sku: 'C-5', options: chosen('5 ft') }]])
  const [edit] = await shop.database
    .select()
    .from(orderChanges)
    .where(eq(orderChanges.field, 'edit'))
  expect(edit?.details?.lines).toMatchObject([
    {
      before: { sku: 'C-6', options: chosen('6 ft') },
      after: { sku: 'C-5', options: chosen('5 ft') },
    },
    { before: { sku: 'C-5', quantity: 2 }, after: null },
  ])
  if (!edit) throw new Error('Expected an edit')
  const undone = await shop.database.transaction((database) =>
    undoEdit(database, { orderRef: placed.id, edit, by: 'system:test', at: shop.now() }),
  )
  expect([undone.outcome, await lines()]).toEqual(['undone', before])
})
