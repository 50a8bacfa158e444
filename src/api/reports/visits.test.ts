import { beforeEach, expect, test } from 'vitest'
import { users } from '#shop/identity/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { shelve } from '../../../tests/examples/examples.ts'
import type { TestBrowser } from '../../../tests/examples/identity-examples.ts'
import { orderForm } from '../../../tests/examples/api-examples.ts'
import { stocked } from '../../../tests/examples/order-examples.ts'
import { personWith } from '../../../tests/examples/staff-examples.ts'
import {
  aPhone,
  openCountingShop,
  sendView,
  writeAndSum,
} from '../../../tests/examples/visits/visit-examples.ts'

let shop: Shop
let browser: TestBrowser
beforeEach(async () => {
  ;({ shop } = await openCountingShop())
  ;({ browser } = await personWith(shop, 'admin'))
})

const read = async (query: string) => {
  const { status, content, text } = await browser.get(`/reports/visits${query}`)
  return { status, rows: content as unknown as Record<string, unknown>[], text }
}

test('visits are told by time and by what there was most of, as JSON and as a file', async () => {
  const cup = await shelve(shop, { slug: 'clay-cup', name: 'Clay cup, =1+1' })
  sendView(shop, { p: '/product/clay-cup' })
  sendView(shop, { p: '/' })
  await writeAndSum(shop)
  expect((await read('')).rows).toMatchObject([{ name: '2026-11-20', views: 2, visits: 1 }])
  expect((await read('?by=week&to=2026-11-21')).rows).toMatchObject([{ name: '2026-11-15' }])
  expect((await read('?by=page&limit=1')).rows).toHaveLength(1)
  expect((await read('?by=page&from=2026-11-21')).rows).toEqual([])
  expect((await read('?by=product')).rows).toMatchObject([
    { name: cup.id, label: 'Clay cup, =1+1', views: 1, visits: 1 },
  ])
  const { text } = await read('?by=product&format=csv')
  expect(text).toContain('name,label,views,visits,visitors,seen,carts,checkouts,placed,delivered')
  expect(text).toMatch(new RegExp(`${cup.id},"Clay cup, =1\\+1",1,1,0,`))
})

test.each(['?by=person', '?from=yesterday', '?limit=1001', '?format=pdf'])(
  '%s is refused at its field',
  async (query) => {
    expect((await read(query)).status).toBe(400)
  },
)

test('who is here now is told, and where', async () => {
  sendView(shop, { p: '/cart' })
  await writeAndSum(shop)
  expect((await browser.get('/reports/visits/live')).content).toEqual({
    visitors: 1,
    pages: [{ page: '/cart', visitors: 1 }],
  })
})

test('the checkout says where a shopper came from, and no order is refused for it', async () => {
  const variantId = await stocked(shop, { stock: 10 })
  const place = (visit: unknown) =>
    browser.send('POST', '/order', orderForm(variantId, { visit }), {
      'idempotency-key': crypto.randomUUID(),
      'user-agent': aPhone,
    })
  expect((await place({ source: 'facebook', campaign: 'eid' })).status).toBe(201)
  expect((await place({ referrer: 'x'.repeat(500) })).status).toBe(201)
  expect((await place('nonsense')).status).toBe(201)
  await writeAndSum(shop)
  expect((await read('?by=source')).rows).toMatchObject([{ name: 'facebook', placed: 1 }])
  // It names no person: one who leaves the shop leaves nothing here.
  await shop.database.delete(users)
  await writeAndSum(shop)
  expect(shop.visits.waiting).toBe(0)
})

test('records of visitors are listed by person and by whether their place was measured, page by page', async () => {
  const places = [
    { latitude: 23.8103, longitude: 90.4125 },
    { latitude: 24.89, longitude: 91.87 },
    { latitude: 22.35, longitude: 91.83 },
  ]
  for (const location of places)
    await browser.post('/visitor', {
      user_agent: aPhone,
      location,
      timestamp: '11/20/2026, 02:05 PM',
    })
  const list = async (query: string) => {
    const { content, headers } = await browser.get(`/visitors${query}`)
    const rows = content as unknown as { location: { latitude: number }; person: string }[]
    return {
      rows,
      latitudes: rows.map(({ location }) => location.latitude),
      link: headers.get('link'),
    }
  }
  const { latitudes, rows } = await list('')
  expect(latitudes).toEqual([22.35, 24.89, 23.8103])
  expect((await list('?measured=true')).latitudes).toEqual([22.35, 24.89])
  expect((await list('?measured=false')).latitudes).toEqual([23.8103])
  expect((await list(`?person=${rows[0]?.person}`)).latitudes).toHaveLength(3)
  expect((await list(`?person=${crypto.randomUUID()}`)).latitudes).toEqual([])
  expect((await list('?to=2026-11-19')).latitudes).toEqual([])
  const first = await list('?limit=2')
  const after = /after=([\w-]+)/.exec(first.link ?? '')?.[1]
  expect((await list(`?limit=2&after=${after}`)).latitudes).toEqual([23.8103])
})
