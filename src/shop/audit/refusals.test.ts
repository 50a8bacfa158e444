import { beforeEach, expect, test } from 'vitest'
import type { Shop } from '#shop/shop.ts'
import {
  proveEmail,
  rahima,
  signedUp,
  TestBrowser,
} from '../../../tests/examples/identity-examples.ts'
import {
  openShopWithClock,
  Phone,
  withSecondFactor,
  type TestClock,
} from '../../../tests/examples/second-factor-examples.ts'
import { personWith } from '../../../tests/examples/staff-examples.ts'
import { countRefusals, listRefusals } from './list-refusals.ts'
import { mostRowsOfRefusalsAnHour, recordRefusal, sweepRefusals } from './record-refusal.ts'
import { refusals } from './tables.ts'

let shop: Shop
let clock: TestClock
beforeEach(async () => {
  ;({ shop, clock } = await openShopWithClock())
  // No test runs over the end of an hour.
  if (clock.now().getMinutes() > 55) clock.pass(5 * 60_000)
})

const kept = () => shop.database.select().from(refusals).orderBy(refusals.id)
const tryToSignIn = (email: string, password: string) =>
  new TestBrowser(shop).post('/auth/sign-in', { email, password })

test('failed sign-ins are counted by account and place; nothing typed is kept, nor the address of a stranger', async () => {
  await signedUp(shop)
  for (const guess of ['guessed-one', 'guessed-two'])
    expect((await tryToSignIn(rahima.email, guess)).status).toBe(401)
  for (const stranger of ['stranger-a@example.com', 'stranger-b@example.com'])
    expect((await tryToSignIn(stranger, 'guessed-one')).status).toBe(401)
  await tryToSignIn(rahima.email, rahima.password)
  const rows = await kept()
  expect(rows).toMatchObject([
    { refused: 'sign-in-failed', times: 2, network: '203.0.113.7', accountId: expect.any(String) },
    { refused: 'sign-in-failed', times: 2, network: '203.0.113.7', accountId: null },
  ])
  expect(JSON.stringify(rows)).not.toMatch(/guessed|stranger|rahima/)
})

test('a wrong code of the second factor is counted', async () => {
  const browser = await signedUp(shop)
  const { phone } = await withSecondFactor(browser, clock)
  const other = new TestBrowser(shop)
  await other.post('/auth/sign-in', { email: rahima.email, password: rahima.password })
  await other.post('/auth/second-factor', { code: phone.wrong() })
  expect(await kept()).toMatchObject([{ refused: 'second-factor-failed', times: 1 }])
})

test('a wrong code is counted wherever it is asked for, and so is a wrong password', async () => {
  const browser = await signedUp(shop)
  await proveEmail(browser)
  const { password } = rahima
  const begun = await browser.post('/auth/second-factor/set-up', { password })
  const phone = new Phone(String(begun.content['key']), clock)
  await browser.post('/auth/second-factor/turn-on', { code: phone.wrong() })
  expect(await kept()).toMatchObject([{ refused: 'second-factor-failed', times: 1 }])
  await browser.post('/auth/second-factor/turn-on', { code: phone.code() })
  await browser.post('/auth/second-factor/turn-off', { password, code: phone.wrong() })
  await browser.post('/auth/second-factor/turn-off', {
    password: 'guessed-one',
    code: phone.next(),
  })
  expect(await kept()).toMatchObject([
    { refused: 'second-factor-failed', times: 2, accountId: expect.any(String) },
    { refused: 'sign-in-failed', times: 1 },
  ])
})

test('a refused permission records who wanted what', async () => {
  const karim = await personWith(shop, 'customer', 'karim')
  const admin = await personWith(shop, 'admin')
  await karim.browser.get('/users')
  await karim.browser.get('/users')
  await karim.browser.get('/outbox')
  // Their role may manage people, but makes nobody an owner.
  await admin.browser.send('PUT', `/users/${karim.id}/role`, { role: 'owner' })
  expect(await kept()).toMatchObject([
    { refused: 'permission-refused', accountId: karim.id, permission: 'see-users', times: 2 },
    { refused: 'permission-refused', accountId: karim.id, permission: 'read-outbox', times: 1 },
    { refused: 'permission-refused', accountId: admin.id, permission: 'manage-users', times: 1 },
  ])
  expect(
    await listRefusals(shop, { refused: 'permission-refused', person: admin.id }),
  ).toHaveLength(1)
})

test('a flood from everywhere fills a hundred rows in an hour; the rest is counted in one', async () => {
  const flood = mostRowsOfRefusalsAnHour + 20
  for (let client = 0; client < flood; client++)
    await recordRefusal(shop, {
      refused: 'sign-in-failed',
      accountId: null,
      ipAddress: `198.51.${client >> 8}.${client & 255}`,
    })
  const rows = await kept()
  expect(rows).toHaveLength(mostRowsOfRefusalsAnHour + 1)
  expect(rows.at(-1)).toMatchObject({ network: null, accountId: null, times: 20 })
  expect(await countRefusals(shop)).toEqual([{ refused: 'sign-in-failed', times: flood }])
})

test('after 90 days a row goes', async () => {
  await tryToSignIn('stranger@example.com', 'guessed-one')
  const dayMs = 24 * 3_600_000
  clock.pass(89 * dayMs)
  await sweepRefusals(shop)
  expect(await kept()).toHaveLength(1)
  clock.pass(2 * dayMs)
  await sweepRefusals(shop)
  expect(await kept()).toEqual([])
})
