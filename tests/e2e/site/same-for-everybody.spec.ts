import { expect, test } from '../support/journey.ts'

const pages = [
  '/',
  '/bn',
  '/shop',
  '/shop/home',
  '/product/bifold-leather-wallet',
  '/cart',
  '/wishlist',
  '/checkout',
]

/** Somebody who is signed in, has been here before, and comes from elsewhere in another language. */
const somebody = {
  cookie: 'begun=1; session=abc; cart=7',
  authorization: 'Bearer abc',
  'accept-language': 'bn-BD',
  'user-agent': 'Somebody/1.0',
  'x-forwarded-for': '203.0.113.9',
}

test('A public page is the same bytes for everyone who asks, and says that it may be kept (D25)', async ({
  request,
}) => {
  for (const path of pages) {
    // Another journey may put goods on the shelf in between.
    await expect(async () => {
      const stranger = await request.get(path)
      const known = await request.get(path, { headers: somebody })
      expect(await known.text(), path).toBe(await stranger.text())
      for (const answer of [stranger, known]) {
        expect(answer.headers()['cache-control'], path).toContain('public')
        expect(answer.headers()['set-cookie'], path).toBeUndefined()
      }
    }).toPass()
  }
})

test('What a shopper’s browser downloads does not name the pages of the back office (D6)', async ({
  request,
}) => {
  for (const path of ['/', '/bn', '/login']) {
    const document = await (await request.get(path)).text()
    const [listed] = /\/assets\/manifest-\w+\.js/.exec(document) ?? []
    const known = await (await request.get(listed ?? '')).text()
    expect(known).toContain('order-tracking')
    for (const text of [document, known]) expect(text).not.toMatch(/backoffice|outbox/)
  }
})
