import { beforeEach, describe, expect, test } from 'vitest'
import type { Shop } from '#shop/shop.ts'
import { rahima, signedUp, TestBrowser } from '../../tests/examples/identity-examples.ts'
import { openTestShop } from '../../tests/support/test-shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openTestShop()
})

const credentials = { email: rahima.email, password: rahima.password }

describe('a page of another site', () => {
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: '', 'sec-fetch-site': 'cross-site' },
    { origin: '' },
  ]
  test.each(foreign)(
    'cannot sign anybody in, up or out (%j, unauthorized-domain)',
    async (headers) => {
      const browser = await signedUp(shop)
      for (const path of ['/auth/sign-in', '/auth/sign-up', '/auth/sign-out']) {
        const refused = await browser.post(path, credentials, headers)
        expect(refused.status).toBe(403)
        expect(refused.content).toMatchObject({
          code: 'unauthorized-domain',
          title: 'Sign-in is not allowed from this address.',
        })
      }
      expect((await browser.get('/auth/session')).content).toMatchObject({
        user: { email: rahima.email },
      })
    },
  )

  test.each(foreign.slice(0, 3))(
    'cannot sign a visitor into an account of its own (%j)',
    async (headers) => {
      await signedUp(shop)
      const visitor = new TestBrowser(shop)
      const refused = await visitor.post('/auth/sign-in', credentials, headers)
      expect([refused.status, visitor.cookies.size]).toEqual([403, 0])
    },
  )

  test('cannot use the session for what writes', async () => {
    const browser = await signedUp(shop)
    const refused = await browser.send('DELETE', '/auth/sessions', undefined, {
      origin: 'https://evil.example',
    })
    expect([refused.status, refused.content['code']]).toEqual([403, 'unauthorized-domain'])
  })
})
