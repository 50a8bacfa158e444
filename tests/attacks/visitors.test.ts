import { expect, test } from 'vitest'
import { visitors } from '#shop/visitors/tables.ts'
import { openAttackedShop, signUpAt } from './support/attacked-shop.ts'

test('nobody leaves a record in somebody else’s name', async () => {
  const shop = await openAttackedShop()
  const cookie = await signUpAt(shop, 'karim')
  const record = {
    email: 'rahima@example.com',
    facebook_email: 'rahima@example.com',
    user_agent: 'Mozilla/5.0',
    location: { latitude: 23.8103, longitude: 90.4125 },
    timestamp: '11/21/2026, 02:05:09 PM',
  }
  const send = (headers: Record<string, string>) =>
    fetch(`${shop.origin}/api/visitor`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(record),
    })
  expect((await send({})).status).toBe(401)
  expect((await send({ cookie, origin: 'https://evil.example' })).status).toBe(403)
  expect((await send({ cookie, origin: shop.origin })).status).toBe(201)
  expect(await shop.inside.shop.database.select().from(visitors)).toMatchObject([
    { email: 'karim@example.com', facebookEmail: '' },
  ])
})
