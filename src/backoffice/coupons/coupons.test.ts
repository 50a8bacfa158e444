import { beforeEach, expect, test } from 'vitest'
import { listCodes, listCoupons } from '#shop/coupons/list-coupons.ts'
import type { Actor } from '#shop/identity/roles/actor.ts'
import type { Shop } from '#shop/shop.ts'
import { placeOrder } from '#shop/orders/placement/place-order.ts'
import { aCoupon } from '../../../tests/examples/coupon-examples.ts'
import { shelve } from '../../../tests/examples/examples.ts'
import { inNameOf } from '../../../tests/examples/initiators.ts'
import { anOrderOf, stocked } from '../../../tests/examples/order-examples.ts'
import { openShopWith } from '../../../tests/examples/staff-examples.ts'
import { drawPages } from '../../../tests/support/without-scripts/draw-page.tsx'
import * as orders from '../orders/orders.tsx'
import * as list from './coupons.tsx'
import * as page from './edit/coupon-page.tsx'

let shop: Shop
let actor: Actor
beforeEach(async () => {
  const opened = await openShopWith({ karim: 'admin' })
  shop = opened.shop
  actor = (await inNameOf(shop, opened.people.karim.id)).actor
})

const openPage = (id = 'new') =>
  drawPages(shop, actor, { path: '/dashboard/coupons/:coupon', page })(`/dashboard/coupons/${id}`)
const openList = (query = '') =>
  drawPages(shop, actor, {
    path: '/dashboard/coupons',
    // It takes no form.
    page: { ...list, action: () => null },
  })(`/dashboard/coupons${query}`)
const stored = async () => (await listCoupons(shop, {})).coupons
const save = ['what', 'save'] as const

test('before scripts arrive a coupon is made, gets its codes, is changed, and stands in the list', async () => {
  await shelve(shop, { category: 'home', slug: 'cup', name: 'Cup' })
  const shown = await openPage()
  const made = await shown.send(shown.formWith('amount'), {
    press: [...save],
    fields: {
      name: 'Eid',
      kind: 'percent',
      percent: '১৫',
      cap: '200',
      least: '1,500',
      goods: 'products',
      products: 'https://haat.example.com/product/cup',
      startsAt: '2026-01-01T00:00',
      mostUsesOfPhone: '1',
      mostUsesOfCode: '1',
    },
  })
  const [coupon] = await stored()
  expect(coupon).toMatchObject({
    name: 'Eid',
    kind: 'percent',
    percent: 15,
    capInPaisa: 20_000,
    leastInPaisa: 150_000,
    goods: 'products',
    startsAt: new Date('2025-12-31T18:00:00Z'),
    mostUses: null,
    mostUsesOfPhone: 1,
    isActive: true,
  })
  const id = coupon?.id ?? ''
  expect(made.goTo).toBe(`/dashboard/coupons/${id}?done=saved`)

  const edited = await openPage(id)
  expect(edited.html).toContain('Shoppers can use the coupon once it has a code.')
  await edited.send(edited.formWith('code'), {
    press: ['what', 'code'],
    fields: { code: 'eid 15' },
  })
  await edited.send(edited.formWith('prefix'), {
    press: ['what', 'codes'],
    fields: { count: '3', prefix: 'vip' },
  })
  const codes = await listCodes(shop, { id, limit: 10 })
  expect(codes.map(({ code }) => code.split('-')[0])).toEqual(['EID15', 'VIP', 'VIP', 'VIP'])

  const again = await openPage(id)
  expect(again.html).toContain('>Cup<')
  expect(again.html).not.toContain(`/dashboard/orders?coupon=${id}`)
  await again.send(again.formWith('amount'), { press: [...save], fields: { percent: '20' } })
  expect((await stored())[0]).toMatchObject({ percent: 20, goods: 'products', version: 2 })
  const found = await openList('?q=eid15')
  expect(found.html).toContain('4 codes')
  expect((await openList('?q=nothing')).html).toContain('No coupon fits the search')

  const whole = await openPage(id)
  const unknown = await whole.send(whole.formWith('removed'), {
    press: ['what', 'removal'],
    fields: { removed: 'nothing' },
  })
  expect(unknown.html).toContain('This coupon has no such code')
  await whole.send(whole.formWith('removed'), {
    press: ['what', 'removal'],
    fields: { removed: 'eid15' },
  })
  expect(await listCodes(shop, { id, limit: 10 })).toHaveLength(3)
})

test('a coupon is made with its code in one form; a code that another coupon has makes none', async () => {
  const shown = await openPage()
  const fields = { name: 'Eid', kind: 'fixed', amount: '50', goods: 'all', isActive: 'on' }
  await shown.send(shown.formWith('amount'), {
    press: [...save],
    fields: { ...fields, code: ' eid–৫০ ' },
  })
  const [coupon] = await stored()
  expect(coupon).toMatchObject({ name: 'Eid', codes: 1 })
  const id = coupon?.id ?? ''
  expect((await listCodes(shop, { id, limit: 10 })).map(({ code }) => code)).toEqual(['EID-50'])
  const teapot = await stocked(shop, { stock: 5, priceInPaisa: 125_000 })
  const placed = await placeOrder(
    shop,
    { ...anOrderOf([teapot, 1]), coupon: 'EID-50' },
    crypto.randomUUID(),
  )
  expect(placed).toMatchObject({ outcome: 'placed' })

  const twice = await openPage()
  const refused = await twice.send(twice.formWith('amount'), {
    press: [...save],
    fields: { ...fields, name: 'Puja', code: 'EID-50' },
  })
  expect(refused.html).toContain('A coupon has this code already.')
  const wrong = await twice.send(twice.formWith('amount'), {
    press: [...save],
    fields: { ...fields, name: 'Puja', code: '!' },
  })
  expect(wrong.html).toContain('value="Puja"')
  expect(await stored()).toHaveLength(1)
})

test('a coupon tells its orders and what it took off them, and leads to them', async () => {
  const teapot = await stocked(shop, { name: 'Teapot', stock: 5, priceInPaisa: 125_000 })
  const id = await aCoupon(shop)
  const order = { ...anOrderOf([teapot, 1]), coupon: 'EID50' }
  await placeOrder(shop, order, crypto.randomUUID())
  const { html } = await openPage(id)
  expect(html).toContain('Taken off</dt><dd class="text-lg font-semibold">৳50</dd>')
  expect(html).toContain(`href="/dashboard/orders?coupon=${id}"`)
  const address = `/dashboard/orders?coupon=${id}`
  const listed = await drawPages(shop, actor, { path: '/dashboard/orders', page: orders })(address)
  expect(listed.html).toContain('Coupon: Eid')
  expect(listed.html).toContain('Rahima Khatun')
  const other = `/dashboard/orders?coupon=${crypto.randomUUID()}`
  const none = await drawPages(shop, actor, { path: '/dashboard/orders', page: orders })(other)
  expect(none.html).not.toContain('Rahima Khatun')
})

test('what is wrong is said in words, and nothing that was typed is lost', async () => {
  const shown = await openPage()
  const refused = await shown.send(shown.formWith('amount'), {
    press: [...save],
    fields: {
      name: 'Eid',
      amount: 'fifty',
      startsAt: '2026-02-01T00:00',
      endsAt: '2026-01-01T00:00',
      goods: 'products',
    },
  })
  expect(refused.html).toContain('Enter an amount such as 50 or 1,250.')
  expect(refused.html).toContain('value="Eid"')
  const unknown = await shown.send(shown.formWith('amount'), {
    press: [...save],
    fields: { name: 'Eid', amount: '50', goods: 'products', products: 'NOBODY' },
  })
  expect(unknown.html).toContain('Some of these products are not there.')
  expect(await stored()).toEqual([])
})

test('a person who saves what somebody else changed meanwhile is told, and a code is not given twice', async () => {
  const id = await aCoupon(shop)
  const [mine, theirs] = [await openPage(id), await openPage(id)]
  await theirs.send(theirs.formWith('amount'), { press: [...save], fields: { name: 'Pohela' } })
  const late = await mine.send(mine.formWith('amount'), {
    press: [...save],
    fields: { name: 'Eid 2026' },
  })
  expect(late.html).toContain('Somebody else changed this coupon meanwhile.')
  const twice = await mine.send(mine.formWith('code'), {
    press: ['what', 'code'],
    fields: { code: 'EID50' },
  })
  expect(twice.html).toContain('A coupon has this code already.')
  expect((await stored())[0]).toMatchObject({ name: 'Pohela', codes: 1 })
})
