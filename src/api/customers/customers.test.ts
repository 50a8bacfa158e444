import { parse } from 'csv-parse/sync'
import { beforeEach, describe, expect, test } from 'vitest'
import { audit } from '#shop/audit/tables.ts'
import { sessions } from '#shop/identity/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { customerOf, placedFor } from '../../../tests/examples/customer-examples.ts'
import { TestBrowser } from '../../../tests/examples/identity-examples.ts'
import { anOrderOf, stocked } from '../../../tests/examples/order-examples.ts'
import { personWith, type Person } from '../../../tests/examples/staff-examples.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'

const rahima = '+8801712345678'
const karim = '+8801812345678'

let shop: Shop
let teapot: string
let mina: Person
let owner: Person
beforeEach(async () => {
  shop = await openTestShop()
  teapot = await stocked(shop, { name: 'Teapot', stock: 50, priceInPaisa: 125_000 })
  mina = await personWith(shop, 'moderator', 'mina')
  owner = await personWith(shop, 'owner')
})

const aGuest = async (phone = rahima) => {
  const order = await placedFor(
    shop,
    teapot,
    { phone },
    { path: ['Processing', 'Shipped', 'Delivered'] },
  )
  return { order, id: await customerOf(shop, phone) }
}
const send = (method: string, path: string, body?: object, by = mina) =>
  by.browser.send(method, path, body)

/** As the audit has it. */
async function doneToCustomers(): Promise<string[]> {
  const entries = await shop.database.select().from(audit)
  return entries.map(({ action }) => action).filter((action) => action.startsWith('customer'))
}

describe('staff by their token or session (D33)', () => {
  test('find a customer, write a note, give tags and a mark, and see who did it', async () => {
    const { id, order } = await aGuest()
    const listed = await mina.browser.get('/customers?q=০১৭১২-৩৪৫&sort=spent')
    expect(listed.content).toMatchObject([
      { id, name: 'Rahima Khatun', phone: rahima, delivered: 1, spent: 1250, mark: 'none' },
    ])
    expect((await send('POST', `/customers/${id}/notes`, { text: 'Calls at night' })).status).toBe(
      201,
    )
    const tagged = await send('POST', `/customers/${id}/tags`, { tag: 'wholesale', isSet: true })
    expect(tagged.status).toBe(200)
    const reason = 'Pays at once'
    expect((await send('PUT', `/customers/${id}/mark`, { mark: 'trusted', reason })).status).toBe(
      200,
    )
    const author = { kind: 'person', id: mina.id, name: 'Rahima Khatun' }
    expect((await mina.browser.get(`/customers/${id}`)).content).toMatchObject({
      id,
      mark: 'trusted',
      markReason: reason,
      tags: ['wholesale'],
      sums: { orders: 1, delivered: 1, spent: 1250 },
      identities: [{ phone: rahima, account: null }],
      orders: [{ orderId: order.orderId, status: 'Delivered', asGuest: true }],
      next: null,
      addresses: [{ district: 'Dhaka', area: 'Mirpur', orders: 1 }],
      notes: [{ text: 'Calls at night', author }],
      events: [{ what: 'marked', mark: 'trusted', reason, author }],
    })
    const unseen = { from: { mark: 'none', reason: '' }, mark: 'suspicious', reason: 'Refused' }
    expect(await send('PUT', `/customers/${id}/mark`, unseen)).toMatchObject({
      status: 409,
      content: { code: 'changed-meanwhile', now: { mark: 'trusted', reason } },
    })
    expect((await mina.browser.get('/customers/tags')).content).toEqual(['wholesale'])
    for (const filter of ['mark=trusted', 'tag=wholesale', 'ordersFrom=1', 'district=Dhaka'])
      expect((await mina.browser.get(`/customers?${filter}`)).content).toHaveLength(1)
    expect(await doneToCustomers()).toEqual([
      'customer-note-added',
      'customer-tagged',
      'customer-marked',
    ])
  })

  test('read what came of the calls about orders of a customer', async () => {
    const order = await placedFor(shop, teapot, { phone: rahima })
    const said = { outcome: 'busy', note: 'At work' }
    expect((await send('POST', `/order/${order.orderId}/calls`, said)).status).toBe(201)
    const path = `/customers/${await customerOf(shop, rahima)}`
    const { content } = await mina.browser.get(path)
    expect(content).toMatchObject({
      calls: [{ ...said, orderId: order.orderId, author: { id: mina.id }, isUndone: false }],
      nextCall: null,
    })
    const [call] = content['calls'] as [{ id: string }]
    expect((await mina.browser.get(`${path}?callsAfter=${call.id}`)).content).toMatchObject({
      calls: [],
    })
    expect((await mina.browser.get(`${path}?callsAfter=1`)).status).toBe(400)
  })

  test('join two and take them apart again', async () => {
    const [one, other] = [await aGuest(), await aGuest(karim)]
    const joined = await send('POST', `/customers/${one.id}/joins`, { otherId: other.id })
    expect(joined.status).toBe(201)
    expect((await mina.browser.get(`/customers/${other.id}`)).content).toMatchObject({
      id: one.id,
      sums: { orders: 2 },
      joins: [{ id: joined.content['joinId'], identityId: other.id, reason: 'staff' }],
    })
    expect(await send('POST', `/customers/${one.id}/joins`, { otherId: other.id })).toMatchObject({
      status: 409,
      content: { code: 'same-customer' },
    })
    const path = `/customers/joins/${String(joined.content['joinId'])}`
    expect((await send('DELETE', path)).content).toEqual({ separatedId: other.id })
    expect(await send('DELETE', path)).toMatchObject({
      status: 404,
      content: { code: 'join-not-found' },
    })
  })

  test('block a phone, whose next order is refused with the number of the shop', async () => {
    const { id } = await aGuest()
    const bare = await send('PUT', `/customers/${id}/mark`, { mark: 'blocked' })
    expect([bare.status, bare.content['fields']]).toEqual([
      400,
      { reason: 'Say why, for your colleagues' },
    ])
    await send('PUT', `/customers/${id}/mark`, { mark: 'blocked', reason: 'Refused three parcels' })
    const stranger = new TestBrowser(shop)
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const refused = await stranger.post('/order', anOrderOf([teapot, 1]), headers)
    expect(refused).toMatchObject({
      status: 409,
      content: { code: 'over-limit', reason: 'blocked', title: 'To order, please call us.' },
    })
    expect(JSON.stringify(refused.content)).not.toContain('Refused three parcels')
  })

  test('learn of a customer who is not there, and of what does not fit', async () => {
    const nobody = '0197a000-0000-7000-8000-000000000000'
    for (const id of [nobody, 'x'])
      for (const [method, path, body] of [
        ['GET', `/customers/${id}`, undefined],
        ['POST', `/customers/${id}/notes`, { text: 'x' }],
        ['POST', `/customers/${id}/tags`, { tag: 'wholesale', isSet: true }],
        ['PUT', `/customers/${id}/mark`, { mark: 'none' }],
        ['POST', `/customers/${id}/joins`, { otherId: nobody }],
        ['DELETE', `/customers/${id}`, undefined],
        ['GET', `/customers/${id}/data`, undefined],
      ] as const)
        expect([path, (await send(method, path, body, owner)).status]).toEqual([path, 404])
    for (const query of ['?q=ab', '?mark=odd', '?from=tomorrow', '?after=1', '?ordersFrom=-1'])
      expect([query, (await mina.browser.get(`/customers${query}`)).status]).toEqual([query, 400])
  })
})

describe('taking people out of the shop', () => {
  test('is for those who signed in a moment ago, and never for a moderator', async () => {
    const { id } = await aGuest()
    const paths = [
      ['GET', '/customers/export'],
      ['GET', `/customers/${id}/data`],
      ['DELETE', `/customers/${id}`],
    ] as const
    for (const [method, path] of paths) expect((await send(method, path)).status).toBe(403)
    await shop.database.update(sessions).set({ createdAt: new Date(Date.now() - 11 * 60_000) })
    for (const [method, path] of paths)
      expect(await send(method, path, undefined, owner)).toMatchObject({
        status: 409,
        content: { code: 'requires-recent-login' },
      })
    expect((await mina.browser.get(`/customers/${id}`)).status).toBe(200)
  })

  test('gives exactly the customers who fit as CSV, and all that is known of one as JSON', async () => {
    const { id, order } = await aGuest()
    await aGuest(karim)
    const file = await owner.browser.get('/customers/export?q=01712')
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="customers.csv"')
    const rows: unknown[] = parse(file.text, { columns: true, bom: true })
    expect(rows).toMatchObject([{ id, phone: '01712-345678', delivered: '1', spent: '1250' }])
    const data = await owner.browser.get(`/customers/${id}/data`)
    expect(data.headers.get('content-disposition')).toContain('attachment')
    expect(data.content).toMatchObject({ phones: [rahima], orders: [{ orderId: order.orderId }] })
    expect(await doneToCustomers()).toEqual(['customers-exported', 'customer-exported'])
  })

  test('erases a person for good', async () => {
    const { id } = await aGuest()
    expect((await send('DELETE', `/customers/${id}`, undefined, owner)).status).toBe(200)
    expect((await mina.browser.get(`/customers/${id}`)).status).toBe(404)
    expect((await mina.browser.get('/customers?ordersFrom=1')).content).toEqual([])
  })
})
