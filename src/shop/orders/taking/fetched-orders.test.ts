import { beforeEach, expect, test } from 'vitest'
import { quoteDelivery } from '#shop/delivery/quote-delivery.ts'
import { mails } from '#shop/mail/tables.ts'
import { firstSettings } from '#shop/settings/settings.ts'
import type { Shop } from '#shop/shop.ts'
import {
  anOrderOf,
  countOrders,
  stocked,
  stockOf,
} from '../../../../tests/examples/order-examples.ts'
import { changeSettings } from '../../../../tests/examples/settings-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { placeOrderSchema } from '../contract.ts'
import { sendNotices } from '../notices/send-notices.ts'
import { orders } from '../tables.ts'
import { trackOrder } from '../tracking/track-order.ts'
import { placeOrder } from '../placement/place-order.ts'

let shop: Shop
let teapot: string
beforeEach(async () => {
  const opened = await openTestShop()
  // As in a real shop.
  shop = { ...opened, environment: { ...opened.environment, rateLimitFactor: 1 } }
  teapot = await stocked(shop, { name: 'Teapot', stock: 10, priceInPaisa: 125_000 })
})

const pickup = {
  isOffered: true,
  address: { en: 'House 1, Mirpur', bn: 'বাড়ি ১, মিরপুর' },
  hours: { en: '10 am to 8 pm', bn: 'সকাল ১০টা থেকে রাত ৮টা' },
}
const fetched = (pieces = 1) => ({
  ...anOrderOf([teapot, pieces]),
  email: 'rahima@example.com',
  deliveryMethod: 'pickup' as const,
  district: '',
  area: '',
  address: '',
})

test('an order that is fetched is asked for no place; one that is brought is', () => {
  const order = { fullName: 'Rahima', phone: '01712345678', lines: [] }
  expect(placeOrderSchema.safeParse({ ...order, deliveryMethod: 'pickup' }).success).toBe(true)
  const { error } = placeOrderSchema.safeParse(order)
  expect(error?.issues.map(({ path, message }) => [path.join(), message])).toEqual([
    ['district', 'district-missing'],
    ['area', 'area-missing'],
    ['address', 'address-too-short'],
  ])
})

test('where the merchant offers it, a shopper fetches an order: no place, no charge, once however often it is sent', async () => {
  const key = crypto.randomUUID()
  expect(await placeOrder(shop, fetched(), key)).toEqual({ outcome: 'pickup-not-offered' })
  expect(await countOrders(shop)).toBe(0)
  await changeSettings(shop, { pickup })
  const typed = { ...fetched(2), district: 'Atlantis', seenDeliveryChargeInPaisa: 0 }
  const placed = await placeOrder(shop, typed, key)
  expect(placed).toMatchObject({
    outcome: 'placed',
    replayed: false,
    deliveryMethod: 'pickup',
    district: '',
    delivery: null,
    deliveryChargeInPaisa: 0,
    grandTotalInPaisa: 250_000,
  })
  expect(await placeOrder(shop, typed, key)).toMatchObject({ outcome: 'placed', replayed: true })
  expect(await placeOrder(shop, anOrderOf([teapot, 2]), key)).toEqual({ outcome: 'key-reused' })
  expect(await stockOf(shop, teapot)).toMatchObject({ stock: 8 })
  const [row] = await shop.database.select().from(orders)
  expect(row).toMatchObject({ deliveryMethod: 'pickup', source: 'website', zone: '', address: '' })

  if (placed.outcome !== 'placed') throw new Error(placed.outcome)
  const { address, hours } = pickup
  expect(await trackOrder(shop, placed.trackingId)).toMatchObject({
    deliveryMethod: 'pickup',
    promise: { pickupAt: { address, hours } },
  })
  await sendNotices(shop)
  const [mail] = await shop.database.select().from(mails)
  expect(mail?.text).toContain('Here you fetch it: House 1, Mirpur\n\nOpen: 10 am to 8 pm')
})

test('what is fetched is held to the limits of every shopper (D28)', async () => {
  const { orderLimits } = firstSettings
  const phone = { ...orderLimits.phone, orders: 1 }
  await changeSettings(shop, { pickup, orderLimits: { ...orderLimits, phone } })
  expect(await placeOrder(shop, fetched(), crypto.randomUUID())).toMatchObject({
    outcome: 'placed',
  })
  expect(await placeOrder(shop, fetched(), crypto.randomUUID())).toMatchObject({
    outcome: 'over-limit',
    reason: 'orders',
  })
})

test('after the merchant’s day has ended, quote, order and tracking promise a day later', async () => {
  await changeSettings(shop, { delivery: { cutOffHour: 14 } })
  const at = (time: string): Shop => ({ ...shop, now: () => new Date(time) })
  const promised = async (time: string) => {
    const then = at(time)
    const place = { district: 'Dhaka', area: 'Mirpur' }
    const quote = await quoteDelivery(then, { ...place, subtotalInPaisa: 0, weightInGrams: 0 })
    const placed = await placeOrder(then, anOrderOf([teapot, 1]), crypto.randomUUID())
    if (quote.outcome !== 'quoted' || placed.outcome !== 'placed') throw new Error('Expected both')
    const tracked = await trackOrder(then, placed.trackingId)
    const later = await trackOrder(at('2027-01-01T00:00:00Z'), placed.trackingId)
    expect(later?.promise).toEqual({})
    return [quote.maxDays, placed.delivery?.maxDays, tracked?.promise?.expected]
  }
  const before = { from: '2026-11-26', to: '2026-11-27' }
  expect(await promised('2026-11-25T07:59:00Z')).toEqual([2, 2, before])
  const after = { from: '2026-11-27', to: '2026-11-28' }
  expect(await promised('2026-11-25T08:00:00Z')).toEqual([3, 3, after])
})
