import { desc } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { audit } from '#shop/audit/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { personWith, type Person } from '../../../tests/examples/staff-examples.ts'
import {
  openShopWithClock,
  withSecondFactor,
  type TestClock,
} from '../../../tests/examples/second-factor-examples.ts'

let shop: Shop
let clock: TestClock
let owner: Person
beforeEach(async () => {
  const opened = await openShopWithClock()
  shop = opened.shop
  clock = opened.clock
  owner = await personWith(shop, 'owner')
})

const require = (isRequired: unknown, by = owner) =>
  by.browser.send('PUT', '/settings/staff-second-factor', { isRequired })

async function requireIt() {
  const { phone } = await withSecondFactor(owner.browser, clock)
  expect((await require(true)).status).toBe(200)
  return phone
}

test('the owner asks a second factor of all staff, and the audit remembers it', async () => {
  await requireIt()
  expect((await owner.browser.get('/settings/staff-second-factor')).content).toEqual({
    isRequired: true,
  })
  const [entry] = await shop.database.select().from(audit).orderBy(desc(audit.id)).limit(1)
  expect(entry).toMatchObject({
    action: 'settings-changed',
    actorId: owner.id,
    before: { staffNeedSecondFactor: false },
    after: { staffNeedSecondFactor: true },
    origin: '203.0.113.7',
  })
  expect((await require('yes')).status).toBe(400)
})

test('nobody asks of others what they have not: they would lock themselves out', async () => {
  const refused = await require(true)
  expect([refused.status, refused.content['code']]).toEqual([409, 'second-factor-missing'])
  expect((await owner.browser.get('/settings/staff-second-factor')).content).toEqual({
    isRequired: false,
  })
})

test('staff without one are signed in, and may nothing of their work until it is set up', async () => {
  const admin = await personWith(shop, 'admin')
  const { content } = await admin.browser.post('/jwt', { email: admin.email })
  const bearer = { authorization: `Bearer ${String(content['token'])}` }
  expect((await admin.browser.get('/users')).status).toBe(200)
  await requireIt()
  // From the very next call on, by cookie and by token; and not 403, on which browsers sign out.
  for (const headers of [{}, bearer]) {
    const refused = await admin.browser.get('/users', headers)
    expect(refused.status).toBe(409)
    expect(refused.content).toMatchObject({
      code: 'second-factor-missing',
      title: 'The shop asks everybody who works for it for a second factor. Set yours up first.',
    })
  }
  expect((await admin.browser.get('/audit')).status).toBe(409)
  expect((await require(false, admin)).status).toBe(409)
  // What is their own, they may.
  expect((await admin.browser.get('/auth/session')).content['user']).toMatchObject({
    role: 'admin',
  })
  expect((await admin.browser.get('/auth/sessions')).status).toBe(200)
  expect((await admin.browser.get('/order')).content).toEqual([])
  const other = await personWith(shop, 'customer')
  const foreign = await admin.browser.send('PUT', `/user/${other.email}`, { name: 'Other' })
  expect(foreign.content['code']).toBe('not-yours')
  expect((await admin.browser.get('/auth/second-factor')).content).toMatchObject({
    isRequired: true,
  })
  await withSecondFactor(admin.browser, clock)
  expect((await admin.browser.get('/users')).status).toBe(200)
})

test('customers are asked for nothing, and somebody without the role gets no other answer than before', async () => {
  await requireIt()
  const customer = await personWith(shop, 'customer')
  const refused = await customer.browser.get('/users')
  expect([refused.status, refused.content['code']]).toEqual([403, 'not-permitted'])
  expect((await customer.browser.get('/auth/second-factor')).content).toMatchObject({
    isRequired: false,
  })
})

test('an owner who turns their own off is not locked out: they set up another', async () => {
  const phone = await requireIt()
  const typed = { password: 'tulsi-pata', code: phone.next() }
  expect((await owner.browser.post('/auth/second-factor/turn-off', typed)).status).toBe(200)
  expect((await owner.browser.get('/users')).status).toBe(409)
  await withSecondFactor(owner.browser, clock)
  expect((await owner.browser.get('/users')).status).toBe(200)
})
