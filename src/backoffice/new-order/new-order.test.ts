import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { variants } from '#shop/catalog/tables.ts'
import { findCustomerId } from '#shop/customers/people/find-members.ts'
import { foldAllCustomers } from '#shop/customers/people/fold-customers.ts'
import { markCustomer } from '#shop/customers/work/mark-customer.ts'
import type { Actor } from '#shop/identity/roles/actor.ts'
import { findOrder } from '#shop/orders/desk/find-order.ts'
import { placeOrder } from '#shop/orders/placement/place-order.ts'
import { problemIn, troubleIn } from '#pages/form/form-result.ts'
import type { Shop } from '#shop/shop.ts'
import { aCoupon } from '../../../tests/examples/coupon-examples.ts'
import { aScript, inNameOf } from '../../../tests/examples/initiators.ts'
import { anOrderOf, countOrders, stocked, stockOf } from '../../../tests/examples/order-examples.ts'
import { changeSettings } from '../../../tests/examples/settings-examples.ts'
import { personWith } from '../../../tests/examples/staff-examples.ts'
import { contextOf, postForm } from '../../../tests/support/post-form.ts'
import { drawPages } from '../../../tests/support/without-scripts/draw-page.tsx'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import type { Route as FinderRoute } from '../orders/+types/find-variants'
import { loader as findVariants } from '../orders/find-variants.ts'
import type { Route as CouponRoute } from '../orders/fields/+types/find-coupon'
import { loader as findCoupon } from '../orders/fields/find-coupon.ts'
import type { Route as BuyerRoute } from './+types/find-buyer'
import type { Route } from './+types/new-order'
import { loader as findBuyer } from './find-buyer.ts'
import { newOrderAction } from './new-order-action.ts'
import * as page from './new-order.tsx'

const { loader } = page

let shop: Shop
let karim: Actor
let admin: Actor
let teapot: string
beforeEach(async () => {
  shop = await openTestShop()
  const actorOf = async (role: 'moderator' | 'admin', name: string) =>
    (await inNameOf(shop, (await personWith(shop, role, name)).id)).actor
  karim = await actorOf('moderator', 'karim')
  admin = await actorOf('admin', 'amina')
  teapot = await stocked(shop, { name: 'Teapot', stock: 5, priceInPaisa: 125_000 })
})

const path = '/dashboard/orders/new'
const phone = anOrderOf().phone

const typed = (more: Record<string, string> = {}) => ({
  key: crypto.randomUUID(),
  source: 'facebook',
  language: 'bn',
  phone: '০১৭১২-৩৪৫৬৭৮',
  fullName: 'Rahima Khatun',
  district: 'Dhaka',
  area: 'Mirpur',
  address: 'House 12, Road 3, Section 10',
  email: '',
  note: '',
  'lines[0].variant': teapot,
  'lines[0].quantity': '২',
  'lines[0].seen': '125000',
  'lines[0].price': '',
  seenCharge: '6000',
  ...more,
})

async function send(fields: Record<string, string>, account = karim) {
  const form = { shop, to: path, fields, account, isFetched: true }
  const { status, result } = await postForm(newOrderAction, form)
  const said = troubleIn(result) ?? Object.values(result?.error?.fieldErrors ?? {})[0]?.[0]
  return { status, said, result, answer: result?.answer }
}

const argsOf = (query: string, account = karim) => {
  const url = new URL(`https://haat.example${path}${query}`)
  return {
    request: new Request(url),
    url,
    context: contextOf(shop, account),
    params: {},
    pattern: '',
  }
}
const buyerOf = async (q: string) =>
  (
    await findBuyer(argsOf(`?q=${encodeURIComponent(q)}`) as unknown as BuyerRoute.LoaderArgs)
  ).json()

test('what was typed becomes an order, once however often it is sent, and the answer names it', async () => {
  const fields = typed()
  const { answer } = await send(fields)
  const order = await findOrder(shop, answer?.orderId ?? '')
  expect(order).toMatchObject({
    phone,
    source: 'facebook',
    language: 'bn',
    email: null,
    lines: [{ quantity: 2, unitPriceInPaisa: 125_000, stock: 3 }],
    history: [{ author: { id: karim.userId } }],
  })
  expect((await send(fields)).answer).toEqual(answer)
  expect(await countOrders(shop)).toBe(1)
  expect((await send({ ...fields, note: 'Ring twice' })).said).toBe('key-reused')
  const withoutScripts = await postForm(newOrderAction, {
    shop,
    to: `/bn${path}`,
    fields,
    account: karim,
  })
  expect(withoutScripts).toMatchObject({
    status: 303,
    goTo: `/bn/dashboard/order-details/${answer?.orderId}?done=taken`,
  })
})

test('each field that does not fit is named, and nothing that was typed is lost', async () => {
  const { status, result } = await send(typed({ phone: '123', 'lines[0].price': 'cheap' }))
  expect(status).toBe(400)
  expect(problemIn(result, 'phone')).toBe('phone-invalid')
  expect(problemIn(result, 'lines[0].price')).toBe('amount-unclear')
  expect(result?.submission.payload).toMatchObject({ fullName: 'Rahima Khatun' })
  expect((await send(typed({ area: 'Atlantis' }))).said).toBe('area-unknown')
  const lines = Object.entries(typed()).filter(([name]) => !name.startsWith('lines'))
  expect((await send(Object.fromEntries(lines))).said).toBe('lines-missing')
})

test('where stock or price is another by now, nothing is placed, and the page learns how it stands', async () => {
  const tooMany = await send(typed({ 'lines[0].quantity': '6' }))
  expect(tooMany).toMatchObject({
    said: 'sold-out',
    answer: { variants: [{ id: teapot, stock: 5, isForSale: true }] },
  })
  await shop.database.update(variants).set({ priceInPaisa: 130_000 }).where(eq(variants.id, teapot))
  expect(await send(typed())).toMatchObject({
    said: 'price-changed',
    answer: { variants: [{ unitPriceInPaisa: 130_000 }] },
  })
  expect(await countOrders(shop)).toBe(0)
  expect(await stockOf(shop, teapot)).toEqual({ stock: 5, unitsSold: 0 })
})

test('another price needs a reason and the right; the price that it has anyway is none', async () => {
  const cheaper = { 'lines[0].price': '১,১০০' }
  expect((await send(typed(cheaper), admin)).said).toBe('reason-missing')
  const said = { ...cheaper, priceReason: 'A scratch' }
  expect((await send(typed(said))).said).toBe('prices-not-permitted')
  const { answer } = await send(typed(said), admin)
  expect(await findOrder(shop, answer?.orderId ?? '')).toMatchObject({
    lines: [{ unitPriceInPaisa: 110_000 }],
    history: [{ reason: 'A scratch', details: { prices: [{ listPriceInPaisa: 125_000 }] } }],
  })
  const usual = await send(typed({ 'lines[0].price': '1250' }))
  expect(usual.answer?.orderId).toBeDefined()
})

test('a coupon above the discount limit of the shop needs an admin; the page knows the limit', async () => {
  await aCoupon(shop, { kind: 'percent', percent: 21 }, 'EID21')
  await aCoupon(shop, { kind: 'percent', percent: 20 }, 'EID20')
  await aCoupon(shop, { kind: 'free-delivery' }, 'FREE')
  const load = (account?: Actor) => loader(argsOf('', account) as unknown as Route.LoaderArgs)
  expect((await load()).discountLimit).toBe(20)
  expect((await load(admin)).discountLimit).toBeNull()
  const draw = async (account: Actor) => (await drawPages(shop, account, { path, page })(path)).html
  expect(await draw(karim)).toContain('Discounts above 20% need an admin.')
  expect(await draw(admin)).not.toContain('need an admin')
  expect((await send(typed({ coupon: 'EID21' }))).said).toBe('discount-over-limit')
  expect(await countOrders(shop)).toBe(0)
  expect((await send(typed({ coupon: 'EID20' }))).answer?.orderId).toBeDefined()
  expect(
    (await send(typed({ coupon: 'EID21', 'lines[0].quantity': '1' }), admin)).answer?.orderId,
  ).toBeDefined()
  await changeSettings(shop, { discountLimitPercent: 0 })
  expect((await load()).discountLimit).toBe(0)
  const one = { 'lines[0].quantity': '1' }
  expect((await send(typed({ ...one, coupon: 'EID20' }))).said).toBe('discount-over-limit')
  expect((await send(typed({ ...one, coupon: 'FREE' }))).answer?.orderId).toBeDefined()
})

test('a coupon counts as it was said: what it takes off stands on the order, and why it does not is said before', async () => {
  await aCoupon(shop, { mostUsesOfPhone: 1 })
  const lookUp = async (query: string) =>
    (
      await findCoupon(argsOf(`?${query}&variants=${teapot}`) as unknown as CouponRoute.LoaderArgs)
    ).json()
  const mine = new URLSearchParams({ q: 'eid 50', phone })
  expect(await lookUp(String(mine))).toEqual({
    coupon: expect.objectContaining({ kind: 'fixed', amountInPaisa: 5000, eligible: null }),
    refusal: null,
  })
  expect(await lookUp('q=EID51')).toEqual({ coupon: null, refusal: { reason: 'unknown' } })
  const unknown = await send(typed({ coupon: 'EID51' }))
  expect(problemIn(unknown.result, 'coupon')).toBe('coupon-refused')
  expect((await send(typed({ coupon: 'EID50', seenCoupon: '6000' }))).said).toBe('price-changed')
  const { answer } = await send(typed({ coupon: 'eid 50', seenCoupon: '5000' }))
  expect(await findOrder(shop, answer?.orderId ?? '')).toMatchObject({
    couponCode: 'EID50',
    couponDiscountInPaisa: 5000,
    grandTotalInPaisa: 251_000,
  })
  expect(await lookUp(String(mine))).toEqual({
    coupon: null,
    refusal: { reason: 'used-by-phone' },
  })
})

test('what is handed over in the shop needs no address; what is delivered says all that is missing at once', async () => {
  const nowhere = { source: 'shop', district: '', area: '', address: '' }
  const asked = await send(typed({ ...nowhere, fullName: '', deliveryMethod: 'delivery' }))
  expect(asked.result?.error?.fieldErrors).toMatchObject({
    fullName: ['full-name-missing'],
    district: ['district-missing'],
    area: ['area-missing'],
    address: ['address-too-short'],
  })
  expect(await countOrders(shop)).toBe(0)
  const { answer } = await send(typed({ ...nowhere, deliveryMethod: 'pickup', seenCharge: '0' }))
  expect(await findOrder(shop, answer?.orderId ?? '')).toMatchObject({
    deliveryMethod: 'pickup',
    source: 'shop',
    zone: null,
    address: '',
    deliveryChargeInPaisa: 0,
    grandTotalInPaisa: 250_000,
  })
  // The person is known next time, by name alone.
  expect(await buyerOf(phone)).toMatchObject({
    counts: { Pending: 1 },
    addresses: [{ fullName: 'Rahima Khatun', address: '', district: '' }],
  })
  const without = await send(typed({ ...nowhere, phone: '', deliveryMethod: 'pickup' }))
  expect(without.said).toBe('phone-invalid')
})

test('a phone shows its earlier orders and addresses at once, and what colleagues say of it', async () => {
  expect(await buyerOf('01712')).toBeNull()
  expect(await buyerOf(phone)).toMatchObject({ customerId: null, mark: 'none', addresses: [] })
  const earlier = {
    ...anOrderOf([teapot, 1]),
    email: 'rahima@example.com',
    language: 'bn' as const,
  }
  await placeOrder(shop, earlier, crypto.randomUUID())
  // Taken down on the phone, without an e-mail: the one before still holds.
  await placeOrder(shop, { ...earlier, email: null }, crypto.randomUUID())
  expect(await buyerOf('০১৭১২ ৩৪৫৬৭৮')).toMatchObject({
    counts: { Pending: 2 },
    addresses: [{ fullName: 'Rahima Khatun', district: 'Dhaka', area: 'Mirpur', orders: 2 }],
    last: { email: 'rahima@example.com', language: 'bn' },
  })
  await foldAllCustomers(shop)
  const customerId = (await findCustomerId(shop.database, { customerId: null, phone })) ?? ''
  const mark = { customerId, mark: 'blocked', reason: 'Never at home' } as const
  await markCustomer(shop, aScript, mark)
  expect(await buyerOf(phone)).toMatchObject({
    customerId,
    mark: 'blocked',
    markReason: 'Never at home',
  })
  const begun = await loader(argsOf(`?customer=${customerId}`) as unknown as Route.LoaderArgs)
  expect(begun).toMatchObject({ phone, mayOverride: false })
  const other = await loader(argsOf('?customer=nobody', admin) as unknown as Route.LoaderArgs)
  expect(other).toMatchObject({ phone: undefined, mayOverride: true })
})

test('the account of somebody who orders with this phone is known by it', async () => {
  const { id } = await personWith(shop, 'customer', 'rahima')
  await placeOrder(shop, anOrderOf([teapot, 1]), crypto.randomUUID(), { customerId: id })
  await foldAllCustomers(shop)
  const known = (await buyerOf(phone)) as { customerId: string }
  expect(known).toMatchObject({ addresses: [{ orders: 1 }] })
  const ofAccount = await findCustomerId(shop.database, { customerId: id, phone })
  expect(known.customerId).toBe(ofAccount)
})

test('a draft that comes back is shown with prices and stock of now', async () => {
  const ask = async (ids: string) => {
    const answer = await findVariants(argsOf(`?ids=${ids}`) as unknown as FinderRoute.LoaderArgs)
    return (await answer.json()) as unknown
  }
  expect(await ask(`${teapot},nonsense`)).toMatchObject([{ id: teapot, stock: 5 }])
  expect(await ask('')).toEqual([])
})
