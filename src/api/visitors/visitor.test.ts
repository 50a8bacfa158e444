import { beforeEach, expect, test } from 'vitest'
import { users } from '#shop/identity/tables.ts'
import { changeSettings } from '../../../tests/examples/settings-examples.ts'
import type { Shop } from '#shop/shop.ts'
import { sweepVisitors } from '#shop/visitors/save-visitor.ts'
import { visitors } from '#shop/visitors/tables.ts'
import { signedUp, TestBrowser } from '../../../tests/examples/identity-examples.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'

const record = {
  facebook_id: 'anonymous',
  facebook_email: '',
  email: 'rahima@example.com',
  user_agent: 'Mozilla/5.0 (Linux; Android 14)',
  location: { latitude: 23.8103, longitude: 90.4125 },
  timestamp: '11/21/2026, 02:05:09 PM',
}

let shop: Shop
let browser: TestBrowser
beforeEach(async () => {
  shop = await openTestShop()
  browser = await signedUp(shop)
})

async function send(body: unknown) {
  const answered = await browser.post('/visitor', body)
  return { answered, kept: await shop.database.select().from(visitors) }
}

test('the visitor record of the specification is kept as it was sent (spec 7)', async () => {
  const { answered, kept } = await send(record)
  expect(answered.status).toBe(201)
  expect(kept).toMatchObject([
    {
      facebookId: 'anonymous',
      email: 'rahima@example.com',
      userAgent: 'Mozilla/5.0 (Linux; Android 14)',
      latitude: 23.8103,
      longitude: 90.4125,
      clientTimestamp: '11/21/2026, 02:05:09 PM',
    },
  ])
})

test('a record says whether its place was measured or is the default (D23)', async () => {
  await send(record)
  const { kept } = await send({ ...record, location: { latitude: 23.7461, longitude: 90.3742 } })
  expect(kept.map(({ latitude, placeMeasured }) => [latitude, placeMeasured])).toEqual([
    [23.8103, false],
    [23.7461, true],
  ])
})

test('who did not come by Facebook is anonymous, whether the fields are there or not', async () => {
  const { facebook_id: _, facebook_email: __, ...rest } = record
  const { answered, kept } = await send(rest)
  expect(answered.status).toBe(201)
  expect(kept).toMatchObject([{ facebookId: 'anonymous', facebookEmail: '' }])
})

test.each([
  ['a place beside the earth', { location: { latitude: 91, longitude: 0 } }, 'location.latitude'],
  ['no place', { location: undefined }, 'location'],
  ['a place in words', { location: { latitude: 'Dhaka', longitude: 90 } }, 'location.latitude'],
  ['a 24-hour time', { timestamp: '2026-11-21T14:05:09Z' }, 'timestamp'],
  ['no e-mail address', { email: 'rahima' }, 'email'],
  ['a novel for a browser', { user_agent: 'x'.repeat(1001) }, 'user_agent'],
])('%s is refused at its field', async (_what, changed, field) => {
  const { answered, kept } = await send({ ...record, ...changed })
  expect(answered.status).toBe(400)
  expect(answered.content).toMatchObject({
    code: 'invalid',
    fields: { [field]: expect.any(String) },
  })
  expect(kept).toEqual([])
})

test('whose record it is says the session, whatever the body says', async () => {
  const stranger = { email: 'karim@example.com', facebook_email: 'karim@example.com' }
  const { answered, kept } = await send({ ...record, ...stranger })
  expect(answered.status).toBe(201)
  expect(kept).toMatchObject([{ email: 'rahima@example.com', facebookEmail: '' }])
  expect((await send({ ...record, email: undefined })).kept).toHaveLength(2)
})

test('the place of a stranger is not recorded', async () => {
  browser.cookies.clear()
  const { answered, kept } = await send(record)
  expect([answered.status, answered.content['code']]).toEqual([401, 'sign-in-required'])
  expect(kept).toEqual([])
})

test('records go with the account, and after the time that the merchant says', async () => {
  await send(record)
  const days = (number: number) => new Date(shop.now().getTime() + number * 24 * 3_600_000)
  await sweepVisitors({ ...shop, now: () => days(89) })
  expect(await shop.database.$count(visitors)).toBe(1)
  await changeSettings(shop, { keepVisitorsDays: 10 })
  await sweepVisitors({ ...shop, now: () => days(11) })
  expect(await shop.database.$count(visitors)).toBe(0)
  await send(record)
  await shop.database.delete(users)
  expect(await shop.database.$count(visitors)).toBe(0)
})

test('a flood of records is turned away', async () => {
  const rateLimits = { take: async () => ({ outcome: 'too-many', retryAfterSeconds: 9 }) as const }
  const flooded = new TestBrowser({ ...shop, rateLimits })
  for (const [name, value] of browser.cookies) flooded.cookies.set(name, value)
  expect((await flooded.post('/visitor', record)).status).toBe(429)
  expect(await shop.database.$count(visitors)).toBe(0)
})
