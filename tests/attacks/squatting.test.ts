import { expect, test } from 'vitest'
import { users } from '#shop/identity/tables.ts'
import { awaitCode, rahima } from '../examples/identity-examples.ts'
import { Phone, TestClock } from '../examples/second-factor-examples.ts'
import { openAttackedShop } from './support/attacked-shop.ts'
import { DistantBrowser } from './support/distant-browser.ts'

const strangers = { ...rahima, name: 'A Stranger', password: 'neem-pata-7' }
const owns = { email: rahima.email, password: 'kolmi-shak-9' }

test('who registers a stranger’s address and sets it up keeps nothing of it once its owner comes with a mail', async () => {
  const shop = await openAttackedShop({ TRUST_PROXY: '1' })
  const squatter = new DistantBrowser(shop, '198.51.100.9')
  expect((await squatter.post('/auth/sign-up', strangers)).status).toBe(201)

  const setUp = { password: strangers.password }
  const begun = await squatter.post('/auth/second-factor/set-up', setUp)
  const key = begun.content['key']
  if (typeof key === 'string') {
    const code = new Phone(key, new TestClock()).code()
    await squatter.post('/auth/second-factor/turn-on', { code })
  }
  await squatter.send('PUT', `/user/${rahima.email}`, {
    photoURL: 'https://photos.example/stranger.jpg',
  })
  const { content: session } = await squatter.get('/auth/session')
  const before = session['user'] as { id: string }

  const owner = new DistantBrowser(shop)
  await owner.post('/auth/ask-reset', { email: rahima.email })
  const code = await awaitCode(shop.inside.shop, rahima.email, 'reset-password')
  const { password } = owns
  expect((await owner.post('/auth/reset-password', { code, password })).status).toBe(200)
  // The second factor of a stranger would ask for a code here.
  expect((await owner.post('/auth/sign-in', owns)).status).toBe(200)
  const { content } = await owner.get('/auth/session')
  expect(content['user']).toMatchObject({
    email: rahima.email,
    emailVerified: true,
    photoURL: null,
    displayName: 'rahima',
    role: 'customer',
  })
  expect((content['user'] as { id: string }).id).not.toBe(before.id)
  expect((await squatter.get('/auth/session')).content).toEqual({ user: null })
  expect((await squatter.post('/auth/sign-in', strangers)).status).toBe(401)
  const rows = await shop.inside.shop.database.select().from(users)
  expect(rows).toHaveLength(1)
  expect(JSON.stringify([begun.status, begun.content['code']])).toBe('[409,"email-not-verified"]')
})
