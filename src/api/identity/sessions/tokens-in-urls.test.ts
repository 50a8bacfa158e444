import { beforeEach, expect, test } from 'vitest'
import type { Shop } from '#shop/shop.ts'
import {
  awaitCode,
  mailsTo,
  rahima,
  signedUp,
  TestBrowser,
} from '../../../../tests/examples/identity-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'

// Addresses stand in logs, histories and Referer: anyone who finds one there must not find a key in it.

let shop: Shop
beforeEach(async () => {
  shop = await openTestShop()
})

test('an access token or a session in an address opens nothing (token in a URL)', async () => {
  const browser = await signedUp(shop)
  const { content } = await browser.post('/jwt', { email: rahima.email })
  const token = String(content['token'])
  const session = browser.cookies.get('haat.session_token') ?? ''
  for (const name of ['access_token', 'access-token', 'token', 'authorization', 'bearer']) {
    const answer = await new TestBrowser(shop).get(`/auth/sessions?${name}=${token}`)
    expect([answer.status, answer.content['code']]).toEqual([401, 'sign-in-required'])
  }
  const answer = await new TestBrowser(shop).get(`/auth/sessions?haat.session_token=${session}`)
  expect(answer.status).toBe(401)
})

test('the code of a mail is in the fragment, which browsers send to nobody (token in a URL)', async () => {
  await signedUp(shop)
  await new TestBrowser(shop).post('/auth/ask-reset', { email: rahima.email })
  const code = await awaitCode(shop, rahima.email, 'reset-password')
  for (const { text } of await mailsTo(shop, rahima.email)) {
    const [link = ''] = /http\S+/.exec(text) ?? []
    const { search, hash } = new URL(link)
    expect([search, hash]).toEqual(['', expect.stringMatching(/^#code=.{20}/)])
  }
  const inUrl = await new TestBrowser(shop).post(`/auth/reset-password?code=${code}`, {
    password: 'kolmi-shak',
  })
  expect(inUrl.status).toBe(400)
})
