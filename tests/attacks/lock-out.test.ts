import { expect, test } from 'vitest'
import { awaitCode, mailsTo, rahima } from '../examples/identity-examples.ts'
import { openAttackedShop, shareAttackedShop } from './support/attacked-shop.ts'
import { DistantBrowser } from './support/distant-browser.ts'

// A fifth of the tries of a real shop: each costs a hash.
const smallShop = shareAttackedShop({ TRUST_PROXY: '1', RATE_LIMIT_FACTOR: '0.2' })
const { email, password } = rahima
const guess = { email, password: 'guessed-it' }

test('anyone who shuts unknown browsers out of an account never shuts out who reads its mail', async () => {
  const shop = smallShop()
  const laptop = new DistantBrowser(shop)
  expect((await laptop.post('/auth/sign-up', rahima)).status).toBe(201)

  for (let client = 1; client <= 7; client++) {
    const attacker = new DistantBrowser(shop, `198.51.100.${client}`)
    for (let tries = 0; tries < 2; tries++) await attacker.post('/auth/sign-in', guess)
  }
  const phone = new DistantBrowser(shop, '192.0.2.44')
  expect((await phone.post('/auth/sign-in', { email, password })).status).toBe(429)
  // The one that signed in before is not concerned.
  await laptop.post('/auth/sign-out')
  expect((await laptop.post('/auth/sign-in', { email, password })).status).toBe(200)

  // All the mails that may go there in an hour are used up by somebody else.
  for (let client = 1; client <= 7; client++) {
    const attacker = new DistantBrowser(shop, `198.51.100.${client}`)
    expect((await attacker.post('/auth/ask-reset', { email })).status).toBe(202)
  }
  const code = await awaitCode(shop.inside.shop, email, 'reset-password')
  const mails = await mailsTo(shop.inside.shop, email)
  expect(mails.filter(({ template }) => template === 'reset-password')).toHaveLength(1)
  expect((await phone.post('/auth/ask-reset', { email })).status).toBe(202)

  const chosen = { code, password: 'kolmi-shak-9' }
  expect((await phone.post('/auth/reset-password', chosen)).status).toBe(200)
  const entering = { email, password: chosen.password }
  expect((await phone.post('/auth/sign-in', entering)).status).toBe(200)
  // A browser counts as known for the password it signed in with. After a new password its tries are limited like those of any other.
  expect((await laptop.post('/auth/sign-in', entering)).status).toBe(429)
})

test('a network of 48 bits is one client, however many networks of 64 it tries from', async () => {
  const shop = smallShop()
  const guessAtNobody = { ...guess, email: 'nobody@example.com' }
  const statuses: number[] = []
  for (let network = 1; network <= 5; network++) {
    const attacker = new DistantBrowser(shop, `2001:db8:7:${network}::1`)
    statuses.push((await attacker.post('/auth/sign-in', guessAtNobody)).status)
  }
  expect(statuses).toEqual([401, 401, 429, 429, 429])
  const neighbour = new DistantBrowser(shop, '2001:db8:8:1::1')
  expect((await neighbour.post('/auth/sign-in', guessAtNobody)).status).toBe(401)
})

test('an account that never proved its address mails few strangers, and one client makes few accounts', async () => {
  const shop = await openAttackedShop({ TRUST_PROXY: '1' })
  const attacker = new DistantBrowser(shop, '198.51.100.9')
  await attacker.post('/auth/sign-up', rahima)
  const statuses: number[] = []
  for (let stranger = 1; stranger <= 5; stranger++) {
    const change = { email: `stranger-${stranger}@example.com` }
    statuses.push((await attacker.post('/auth/change-email', change)).status)
  }
  expect(statuses).toEqual([202, 202, 202, 429, 429])

  let made = 1
  for (let account = 1; account <= 45; account++) {
    const person = { ...rahima, email: `made-${account}@example.com`, password: 'x' }
    // Refused for the password, and counted before it is hashed.
    if ((await attacker.post('/auth/sign-up', person)).status !== 429) made++
  }
  expect(made).toBe(40)
})
