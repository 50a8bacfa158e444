import { expect, test } from 'vitest'
import { openTestShop } from '../../tests/test-shop.ts'
import { visitors } from '#shop/visitors/tables.ts'
import { openApi } from './open-api.ts'

const caller = { address: '203.0.113.9', requestId: 'request-1' }

const record = {
  facebook_id: 'anonymous',
  facebook_email: '',
  email: 'rahima@example.com',
  user_agent: 'Mozilla/5.0 (Linux; Android 14)',
  location: { latitude: 23.8103, longitude: 90.4125 },
  timestamp: '11/21/2026, 02:05:09 PM',
}

async function send(body: unknown, overrides = {}) {
  const shop = await openTestShop(overrides)
  const answered = await openApi(shop)(
    new Request('http://shop.example/api/visitor', { method: 'POST', body: JSON.stringify(body) }),
    caller,
  )
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
      toldAt: '11/21/2026, 02:05:09 PM',
    },
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
  expect(await answered.json()).toMatchObject({
    code: 'invalid',
    fields: { [field]: expect.any(String) },
  })
  expect(kept).toEqual([])
})

test('a flood of records is turned away', async () => {
  const rateLimits = { take: async () => ({ outcome: 'too-many', retryAfterSeconds: 9 }) as const }
  const { answered, kept } = await send(record, { rateLimits })
  expect(answered.status).toBe(429)
  expect(kept).toEqual([])
})
