import { beforeEach, expect, test } from 'vitest'
import { findOrder } from '#shop/orders/desk/find-order.ts'
import { editOrder } from '#shop/orders/edits/edit-order.ts'
import { placeOrder } from '#shop/orders/placement/place-order.ts'
import type { Shop } from '#shop/shop.ts'
import { shelve } from '../../../../tests/examples/examples.ts'
import { inNameOf } from '../../../../tests/examples/initiators.ts'
import { anOrderOf, stockOf } from '../../../../tests/examples/order-examples.ts'
import { openShopWith, type Person } from '../../../../tests/examples/staff-examples.ts'
import { drawPages } from '../../../../tests/support/without-scripts/draw-page.tsx'
import * as orderPage from '../order-details.tsx'
import * as editPage from './edit-page.tsx'

let shop: Shop
let salma: Person
let [small, large, cup] = ['', '', '']
let order: { id: string; orderId: string }
let openOrder: ReturnType<typeof drawPages>
let open: () => ReturnType<ReturnType<typeof drawPages>>
beforeEach(async () => {
  const opened = await openShopWith({ karim: 'moderator', salma: 'moderator' })
  shop = opened.shop
  salma = opened.people.salma
  const basket = await shelve(shop, {
    name: 'Jute basket',
    variants: [{ size: 'Small' }, { size: 'Large', priceInPaisa: 60_000 }],
  })
  const cups = await shelve(shop, { name: 'Clay cup' })
  ;[small = '', large = ''] = basket.variantIds
  cup = cups.variantIds[0] ?? ''
  const placed = await placeOrder(shop, anOrderOf([small, 2], [cup, 1]), crypto.randomUUID())
  if (placed.outcome !== 'placed') throw new Error(placed.outcome)
  order = placed
  const { actor } = await inNameOf(shop, opened.people.karim.id)
  const draw = drawPages(shop, actor, {
    path: '/dashboard/order-details/:order/edit',
    page: editPage,
  })
  openOrder = drawPages(shop, actor, {
    path: '/dashboard/order-details/:order',
    page: orderPage,
  })
  open = () => draw(`/dashboard/order-details/${order.orderId}/edit`)
})

const orderNow = async () => {
  const found = await findOrder(shop, order.orderId)
  if (!found) throw new Error('Expected the order')
  return found
}
const stocks = async () =>
  Promise.all([small, large, cup].map(async (id) => (await stockOf(shop, id))?.stock))

test('before scripts arrive an order is changed with one press: another variant, other pieces, a line taken out, a discount', async () => {
  const page = await open()
  const form = page.formWith('version')
  const saved = await page.send(form, {
    fields: {
      'lines[0].variant': large,
      'lines[0].quantity': '৩',
      'lines[1].quantity': '0',
      discount: '50',
      discountReason: 'A regular',
      fullName: 'Rahima Begum',
    },
  })
  expect(saved.status).toBe(303)
  expect(saved.goTo).toMatch(
    new RegExp(`^/dashboard/order-details/${order.orderId}\\?done=edited&step=[\\da-f-]{36}$`),
  )
  const { fullName, lines, discountInPaisa } = await orderNow()
  expect([fullName, discountInPaisa]).toEqual(['Rahima Begum', 5000])
  expect(lines.map(({ variantId, quantity }) => [variantId, quantity])).toEqual([[large, 3]])
  expect(await stocks()).toEqual([10, 7, 10])
})

test('the discount field shows the limit, and a higher discount is refused with the limit', async () => {
  const page = await open()
  expect(page.html).toContain('Discounts above 20% need an admin.')
  const { subtotalInPaisa } = await orderNow()
  const discount = String(subtotalInPaisa / 400)
  const refused = await page.send(page.formWith('version'), {
    fields: { discount, discountReason: 'A regular' },
  })
  expect(refused.status).toBe(400)
  expect(refused.html.match(/Discounts above 20% need an admin\./g)).toHaveLength(2)
  expect((await orderNow()).discountInPaisa).toBe(0)
})

test('what was saved is taken back with one press on the page of the order, as long as nothing else happened', async () => {
  const page = await open()
  const save = (note: string) => page.send(page.formWith('version'), { fields: { note } })
  const edited = (await save('Ring twice')).goTo ?? ''
  const shown = await openOrder(edited)
  expect(shown.html).toContain('The order is changed')
  const taken = await shown.send(shown.formWith('id'), {})
  expect(taken.html).toContain('Taken back: the order is as it was before')
  expect(taken.html).toContain('Taken back: the last change')
  expect((await orderNow()).note).toBe('')
  // The address stays in the history of a browser.
  const again = await openOrder(edited)
  expect(() => again.formWith('id')).toThrow('no form with id')
})

test('what is refused comes back with everything that was typed, also pieces in Bangla digits, and says what to do', async () => {
  const page = await open()
  const refused = await page.send(page.formWith('version'), {
    fields: {
      'lines[0].variant': large,
      'lines[0].quantity': '৩',
      'lines[1].quantity': '0',
      discount: '50',
      address: 'House 9, Lake Road',
    },
  })
  expect(refused.status).toBe(400)
  expect(refused.html).toContain('Please check the marked fields.')
  expect(refused.html).toContain('Say why')
  expect((await orderNow()).version).toBe(1)
  const saved = await refused.send(refused.formWith('version'), {
    fields: { discountReason: 'A regular' },
  })
  expect(saved.goTo).toContain('?done=edited')
  const { address, lines, discountInPaisa } = await orderNow()
  expect([address, discountInPaisa]).toEqual(['House 9, Lake Road', 5000])
  expect(lines.map(({ variantId, quantity }) => [variantId, quantity])).toEqual([[large, 3]])
})

test('a person who saves after a colleague is shown what they changed, keeps what they typed, and saves upon it', async () => {
  const page = await open()
  await editOrder(shop, await inNameOf(shop, salma.id), {
    orderRef: order.id,
    version: 1,
    note: 'Ring twice',
  })
  const shown = await page.send(page.formWith('version'), {
    fields: { address: 'House 9, Lake Road' },
  })
  expect(shown.html).toContain('Somebody changed this order meanwhile')
  expect(shown.html).toContain('Ring twice')
  expect((await shown.send(shown.formWith('version'), {})).goTo).toContain('?done=edited')
  const { address, version } = await orderNow()
  expect([address, version]).toEqual(['House 9, Lake Road', 3])
})
