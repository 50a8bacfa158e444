import { expect, test } from 'vitest'
import { placeOrder } from '#shop/orders/placement/place-order.ts'
import { inNameOf } from '../../../tests/examples/initiators.ts'
import { anOrderOf, stocked } from '../../../tests/examples/order-examples.ts'
import { openShopWith } from '../../../tests/examples/staff-examples.ts'
import { drawPages } from '../../../tests/support/without-scripts/draw-page.tsx'
import * as ordersPage from '../orders/orders.tsx'

async function openOrders() {
  const { shop, people } = await openShopWith({ admin: 'admin' })
  const { actor } = await inNameOf(shop, people.admin.id)
  await placeOrder(shop, anOrderOf([await stocked(shop, { stock: 5 }), 1]), crypto.randomUUID())
  return drawPages(shop, actor, { path: '/dashboard/orders', page: ordersPage })
}

test('a range that ends before it begins is said in words, at its field and in the list', async () => {
  const open = await openOrders()
  const { html: days } = await open('/dashboard/orders?from=2026-11-22&to=2026-11-20')
  expect(days).toContain('Choose a day that is not before the first one.')
  expect(days).toContain('The range in the filters ends before it begins.')
  const { html: totals } = await open('/dashboard/orders?totalFrom=500&totalTo=100')
  expect(totals).toContain('Enter a number that is not below the first one.')
  const { html: oneDay } = await open('/dashboard/orders?from=2026-11-20&to=2026-11-20')
  expect(oneDay).not.toMatch(/Choose a day that|ends before it begins/)
})

test('headings sort the list, turn it round and say how it stands; nothing else of the address is lost', async () => {
  const open = await openOrders()
  const { html } = await open('/dashboard/orders?status=Pending')
  expect(html).toMatch(/<th[^>]*aria-sort="descending"[^>]*><a[^>]*status=Pending&amp;sort=oldest/)
  expect(html).toMatch(/<a[^>]*status=Pending&amp;sort=largest/)
  const { html: largest } = await open('/dashboard/orders?status=Pending&sort=largest')
  expect(largest).toMatch(/<th[^>]*aria-sort="descending"[^>]*><a[^>]*sort=smallest/)
  expect(largest.match(/aria-sort/g)).toHaveLength(1)
})
