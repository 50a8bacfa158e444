import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { placeOrder } from '#shop/orders/placement/place-order.ts'
import { countOrders } from '#shop/orders/desk/count-orders.ts'
import { findOrder } from '#shop/orders/desk/find-order.ts'
import { moveOrder } from '#shop/orders/status/move-order.ts'
import type { OrderStatus } from '#shop/orders/order.ts'
import type { Shop } from '#shop/shop.ts'
import { aScript, inNameOf } from '../../../../tests/examples/initiators.ts'
import { anOrderOf, stocked } from '../../../../tests/examples/order-examples.ts'
import { openShopWith } from '../../../../tests/examples/staff-examples.ts'
import { drawPages } from '../../../../tests/support/without-scripts/draw-page.tsx'
import * as ordersPage from '../orders.tsx'

let shop: Shop
let teapot: string
let open: ReturnType<typeof drawPages>
beforeEach(async () => {
  const { shop: opened, people } = await openShopWith({ admin: 'admin' })
  shop = opened
  teapot = await stocked(shop, { name: 'Teapot', stock: 50 })
  const { actor } = await inNameOf(shop, people.admin.id)
  open = drawPages(shop, actor, { path: '/dashboard/orders', page: ordersPage })
})

async function placed(status: OrderStatus = 'Pending') {
  const order = await placeOrder(shop, anOrderOf([teapot, 1]), crypto.randomUUID())
  if (order.outcome !== 'placed') throw new Error(order.outcome)
  const { id: orderRef } = order
  if (status !== 'Pending') await moveOrder(shop, aScript, { orderRef, to: status })
  return { ...order, tick: `${orderRef}.${status}` }
}

const statusOf = async ({ orderId }: { orderId: string }) =>
  (await findOrder(shop, orderId))?.status

test('before scripts arrive ticked orders are moved with one press, and the page names those that stayed', async () => {
  const ready = await placed('Processing')
  const others = [await placed(), await placed(), await placed()]
  const page = await open('/dashboard/orders')
  const moved = await page.send(page.formWith('asOf'), {
    fields: { pick: [ready.tick, ...others.map(({ tick }) => tick)] },
    press: ['what', 'move-Shipped'],
  })
  expect(moved.status).toBe(200)
  expect(moved.html).toContain('1 order is now: Shipped')
  expect(moved.html).toContain('3 orders stayed as they were:')
  expect(await Promise.all([ready, ...others].map(statusOf))).toEqual([
    'Shipped',
    'Pending',
    'Pending',
    'Pending',
  ])
})

test('before scripts arrive delivered orders are marked as collected, the others are named, and one press undoes it', async () => {
  const [order, pending] = [await placed(), await placed()]
  const steps: OrderStatus[] = ['Processing', 'Shipped', 'Delivered']
  for (const to of steps) await moveOrder(shop, aScript, { orderRef: order.id, to })
  const paymentNow = async () => (await findOrder(shop, order.orderId))?.payment
  const page = await open('/dashboard/orders')
  const fields = { pick: [`${order.id}.Delivered`, pending.tick] }
  const pay = (to: string) =>
    page.send(page.formWith('asOf'), { fields, press: ['what', `pay-${to}`] })
  const collected = await pay('collected')
  expect(collected.html).toContain('Payment of 1 order: Collected')
  expect(collected.html).toContain('This step is not possible from the status Pending.')
  expect(await paymentNow()).toBe('collected')
  const undone = await collected.send(collected.formWith('step'), {})
  expect(undone.html).toContain('1 order')
  expect(await paymentNow()).toBe('due')
  expect((await pay('remitted')).html).toContain(
    'Nothing is left to remit. Record what was collected first.',
  )
})

test('a cancellation without a reason says so, with the orders still ticked and the bar open, and goes on with it', async () => {
  const [wanted, other] = [await placed(), await placed()]
  const page = await open('/dashboard/orders')
  const refused = await page.send(page.formWith('asOf'), {
    fields: { pick: [wanted.tick] },
    press: ['what', 'move-Canceled'],
  })
  expect(refused.status).toBe(400)
  expect(refused.html).toContain('Say why')
  const canceled = await refused.send(refused.formWith('asOf'), {
    fields: { reason: 'Bought it elsewhere' },
    press: ['what', 'move-Canceled'],
  })
  expect(canceled.html).toContain('1 order is now: Canceled')
  expect([await statusOf(wanted), await statusOf(other)]).toEqual(['Canceled', 'Pending'])
})

test('nothing ticked is said; a tag, papers and a file of what is ticked need no script', async () => {
  const { tick, orderId } = await placed()
  const page = await open('/dashboard/orders')
  const form = page.formWith('asOf')
  const nothing = await page.send(form, { press: ['what', 'move-Processing'] })
  expect(nothing.html).toContain('Select at least one order first.')
  const fields = { pick: [tick] }
  const tagged = await page.send(form, {
    fields: { ...fields, tag: 'Eid' },
    press: ['what', 'tag'],
  })
  expect(tagged.html).toContain('1 order has the tag “Eid”')
  const papers = await page.send(form, { fields, press: ['what', 'print-slip'] })
  expect(papers.goTo).toBe(`/dashboard/orders/print?orders=${orderId}&kind=slip`)
  const file = await page.send(form, { fields, press: ['what', 'export-csv'] })
  expect(file.goTo).toMatch(new RegExp(`^/api/orders/export\\?orders=${orderId}&`))
})

test('all that fit, on other pages too, stay chosen until a reason is there', async () => {
  await shop.database.execute(sql`
    INSERT INTO orders (id, order_id, tracking_id, full_name, phone, district, area, address, zone, subtotal_in_paisa,
      delivery_charge_in_paisa, grand_total_in_paisa, status, placed_at, status_changed_at, idempotency_key, request_hash)
    SELECT gen_random_uuid(), 'X' || n, 'T' || n, 'Rahima', '+8801711000111', 'Sylhet', 'Beanibazar', 'House 12', 'outside-dhaka',
      1000, 6000, 7000, CASE WHEN n = 1 THEN 'Processing' ELSE 'Pending' END, now() - n * interval '1 minute', now(), 'key ' || n, ''
    FROM generate_series(1, 60) n`)
  const page = await open('/dashboard/orders?status=Pending')
  const press = ['what', 'move-Canceled'] as const
  const refused = await page.send(page.formWith('asOf'), { fields: { all: ['on'] }, press })
  expect(refused.html).toContain('Say why')
  const fields = { reason: 'The goods were lost' }
  const canceled = await refused.send(refused.formWith('asOf'), { fields, press })
  expect(canceled.html).toContain('59 orders are now: Canceled')
  expect(await countOrders(shop)).toMatchObject({ Pending: 0, Processing: 1, Canceled: 59 })
})
