import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { expect, test, vi } from 'vitest'
import { users } from '#shop/identity/tables.ts'
import { mails } from '#shop/mail/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { aScript } from '../../../../tests/examples/initiators.ts'
import { anOrderOf, stocked } from '../../../../tests/examples/order-examples.ts'
import { changeSettings } from '../../../../tests/examples/settings-examples.ts'
import { openSendingShop } from '../../../../tests/support/sending-shop.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { anonymizeOrders } from '../own-orders/anonymize-orders.ts'
import { placeOrder } from '../placement/place-order.ts'
import type { OrderStatus } from '../order.ts'
import { moveOrder } from '../status/move-order.ts'
import { storeMove } from '../status/store-move.ts'
import { orderNotices, orders } from '../tables.ts'
import { sendNotices } from './send-notices.ts'

vi.setConfig({ testTimeout: 60_000 })

const buyer = { email: 'rahima@example.com' }

async function place(shop: Shop, typed: Partial<ReturnType<typeof anOrderOf>> = buyer) {
  const variantId = await stocked(shop, {
    name: 'Tea <Ceylon> & cup',
    nameBn: 'চা ও কাপ',
    color: 'Red',
    stock: 50,
    priceInPaisa: 125_000,
  })
  const placed = await placeOrder(shop, { ...anOrderOf([variantId, 2]), ...typed }, newId())
  if (placed.outcome !== 'placed') throw new Error(`Expected an order: ${placed.outcome}`)
  return placed
}

const move = async (shop: Shop, orderRef: string, ...steps: OrderStatus[]) => {
  for (const to of steps) {
    const step = { orderRef, to, ...(to === 'Canceled' && { reason: 'Out of stock' }) }
    expect(await moveOrder(shop, aScript, step)).toMatchObject({ outcome: 'moved' })
  }
}

/** When nothing can be undone any more. */
const later = (shop: Shop): Shop => ({ ...shop, now: () => new Date(Date.now() + 60_000) })

const subjects = async (shop: Shop) =>
  (await shop.database.select().from(mails).orderBy(mails.id)).map(({ subject }) => subject)

test('a customer who orders with an e-mail is written when it is placed, shipped and delivered, with lines, totals, phone and link', async () => {
  const { shop, postbox } = await openSendingShop()
  await changeSettings(shop, { headerPhone: '+8801911223344' })
  shop.jobs.work()
  const { id, orderId, trackingId } = await place(shop, { ...buyer, note: 'Win at evil.example' })
  expect(await sendNotices(shop)).toBe(1)
  await expect.poll(() => postbox.letters, { timeout: 20_000 }).toHaveLength(1)
  const letter = postbox.letters[0]!
  expect(letter.to).toMatchObject([{ address: buyer.email }])
  expect(letter.subject).toBe(`Haat: we have your order ${orderId}`)
  expect(letter.text).toContain('2 × Tea <Ceylon> & cup, Red: ৳2,500')
  expect(letter.text).toContain('Goods: ৳2,500\nDelivery: ৳60\nTotal: ৳2,560')
  expect(letter.text).toContain('You pay ৳2,560 in cash')
  expect(letter.text).toContain('01911-223344')
  const link = `${shop.environment.shopUrl}/order-tracking?trackingId=${trackingId}`
  expect(letter.text).toContain(link)
  expect(letter.html).toContain('2 × Tea &lt;Ceylon&gt; &amp; cup, Red')
  expect(letter.html).toContain(`href="${link}"`)
  // The address may be somebody else's: nothing goes there that the buyer typed, but a name that looks like one.
  expect(`${letter.text}${letter.html}`).not.toMatch(/evil\.example|House 12/)

  await move(shop, id, 'Processing', 'Shipped')
  await sendNotices(later(shop))
  await move(shop, id, 'Delivered')
  expect(await sendNotices(later(shop))).toBe(1)
  expect(await sendNotices(later(shop))).toBe(0)
  await expect.poll(() => postbox.letters, { timeout: 20_000 }).toHaveLength(3)
  expect(postbox.letters.map(({ subject }) => subject).toSorted()).toEqual([
    `Haat: we have your order ${orderId}`,
    `Haat: your order ${orderId} is on its way`,
    `Haat: your order ${orderId} was delivered`,
  ])
})

test('the mail is in the language of the order', async () => {
  const shop = await openTestShop()
  const { id, trackingId } = await place(shop, { ...buyer, language: 'bn' })
  await move(shop, id, 'Canceled')
  await sendNotices(later(shop))
  const written = await shop.database.select().from(mails).orderBy(mails.id)
  expect(written.map(({ language }) => language)).toEqual(['bn', 'bn'])
  expect(written[0]?.text).toContain('২ × চা ও কাপ, Red: ৳২,৫০০')
  expect(written[0]?.text).toContain(`/bn/order-tracking?trackingId=${trackingId}`)
  expect(written[1]?.subject).toContain('বাতিল হয়েছে')
})

test('an order without an e-mail sends no mail', async () => {
  const shop = await openTestShop()
  const { id } = await place(shop, { email: null })
  await move(shop, id, 'Processing', 'Shipped', 'Delivered')
  expect(await shop.database.select().from(orderNotices)).toEqual([])
})

test('each notice is sent once, by however many at once, and what is undone is not sent', async () => {
  const shop = await openTestShop()
  const { id, orderId } = await place(shop)
  await Promise.all([sendNotices(shop), sendNotices(shop), sendNotices(shop)])
  expect(await subjects(shop)).toHaveLength(1)

  const to = { orderRef: id, to: 'Canceled', by: 'shopper', at: shop.now() } as const
  const failing = shop.database.transaction(async (database) => {
    expect(await storeMove(database, to)).toMatchObject({ outcome: 'moved' })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await sendNotices(later(shop))).toBe(0)

  // Pressed by mistake, taken back at once, and pressed again on another day.
  await move(shop, id, 'Processing', 'Shipped')
  expect(await sendNotices(shop)).toBe(0)
  const back = (status: OrderStatus) =>
    shop.database.update(orders).set({ status }).where(eq(orders.id, id))
  await back('Processing')
  await sendNotices(later(shop))
  expect(await subjects(shop)).toHaveLength(1)
  await move(shop, id, 'Shipped')
  await sendNotices(later(shop))
  expect((await subjects(shop)).at(-1)).toBe(`Haat: your order ${orderId} is on its way`)
  // And once more: that mail was sent already.
  await back('Processing')
  await move(shop, id, 'Shipped')
  expect(await sendNotices(later(shop))).toBe(0)
  expect(await subjects(shop)).toHaveLength(2)
})

test('anyone who has left the shop is written nothing more, though the order is still on its way', async () => {
  const shop = await openTestShop()
  const { id } = await place(shop)
  await sendNotices(shop)
  const userId = newId()
  await shop.database.insert(users).values({ id: userId, name: 'Rahima', email: buyer.email })
  await shop.database.update(orders).set({ customerId: userId }).where(eq(orders.id, id))
  await shop.database.transaction((database) => anonymizeOrders(database, userId))
  await move(shop, id, 'Processing', 'Shipped')
  await sendNotices(later(shop))
  await move(shop, id, 'Delivered')
  await sendNotices(later(shop))
  expect(await subjects(shop)).toHaveLength(1)
})

test('a shop that wants it is written of each new order, with what it takes to call', async () => {
  const shop = await openTestShop()
  await changeSettings(shop, { newOrderMail: { to: 'desk@shop.example', language: 'en' } })
  const { orderId } = await place(shop, { email: null, note: 'Call before you come' })
  expect(await sendNotices(shop)).toBe(1)
  const [mail] = await shop.database.select().from(mails)
  expect(mail).toMatchObject({
    to: 'desk@shop.example',
    template: 'new-order',
    subject: `Haat: new order ${orderId}, ৳2,560`,
  })
  expect(mail?.text).toContain('Rahima Khatun, 01712-345678')
  expect(mail?.text).toContain('Call before you come')
  expect(mail?.text).toContain(`/dashboard/order-details/${orderId}`)
})

test('a mail that cannot be made holds up no other, and is tried again', async () => {
  const shop = await openTestShop()
  const broken = await place(shop)
  await shop.database.update(orders).set({ zone: 'nowhere' }).where(eq(orders.id, broken.id))
  const other = await place(shop, { email: 'karim@example.com', phone: '+8801812345678' })
  expect(await sendNotices(shop)).toBe(2)
  expect(await subjects(shop)).toEqual([`Haat: we have your order ${other.orderId}`])
  await shop.database.update(orders).set({ zone: 'inside-dhaka' }).where(eq(orders.id, broken.id))
  expect(await sendNotices(shop)).toBe(0)
  const inAnHour = { ...shop, now: () => new Date(Date.now() + 3_600_000) }
  expect(await sendNotices(inAnHour)).toBe(1)
  expect(await subjects(shop)).toHaveLength(2)
})
