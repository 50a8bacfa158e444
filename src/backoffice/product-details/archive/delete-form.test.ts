import { expect, test } from 'vitest'
import { moveOrder } from '#shop/orders/status/move-order.ts'
import { placeOrder } from '#shop/orders/placement/place-order.ts'
import { shelve } from '../../../../tests/examples/examples.ts'
import { aScript, inNameOf } from '../../../../tests/examples/initiators.ts'
import { anOrderOf } from '../../../../tests/examples/order-examples.ts'
import { openShopWith } from '../../../../tests/examples/staff-examples.ts'
import { drawPages } from '../../../../tests/support/without-scripts/draw-page.tsx'
import * as page from '../product-details.tsx'

test('a product that was ordered is not offered for deletion: the page says why, and that it can be archived', async () => {
  const { shop, people } = await openShopWith({ karim: 'moderator' })
  const { actor } = await inNameOf(shop, people.karim.id)
  const basket = await shelve(shop, { name: 'Jute basket', variants: [{ sku: 'B', stock: 7 }] })
  const open = drawPages(shop, actor, { path: '/dashboard/products/:product', page })
  const read = async () => (await open(`/dashboard/products/${basket.id}`)).html
  expect(await read()).toContain('Delete Jute basket for good')

  const [variantId = ''] = basket.variantIds
  const order = await placeOrder(shop, anOrderOf([variantId, 1]), crypto.randomUUID())
  if (order.outcome !== 'placed') throw new Error(order.outcome)
  await moveOrder(shop, aScript, { orderRef: order.id, to: 'Canceled' })
  const sold = await read()
  expect(sold).not.toContain('for good')
  expect(sold).toContain('It cannot be deleted: it was ordered before')
  expect(sold).toContain('archive it with the button')
})
