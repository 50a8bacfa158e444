import type { APIRequestContext } from '@playwright/test'
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

/** Where each page of the list stands that a document carries. */
async function listedPages(request: APIRequestContext, document: string): Promise<string[]> {
  const [manifest = ''] = /\/assets\/manifest-\w+\.js/.exec(document) ?? []
  const code = await (await request.get(manifest)).text()
  const { routes } = JSON.parse(/\{.*\}/s.exec(code)?.[0] ?? '') as {
    routes: Record<string, { parentId?: string; path?: string }>
  }
  const standsAt = (id: string | undefined): string => {
    const { parentId, path = '' } = routes[id ?? ''] ?? {}
    return (parentId ? `${standsAt(parentId)}/${path}` : path).replace(/\/+/g, '/')
  }
  return Object.keys(routes).map(standsAt)
}

test('A first visit does not carry the addresses of pages that it cannot open (D6)', async ({
  request,
}) => {
  for (const [path, language] of [
    ['/', ''],
    ['/bn', '/bn'],
    ['/login', ''],
  ] as const) {
    const document = await (await request.get(path)).text()
    const listed = await listedPages(request, document)
    expect(listed).toEqual(
      expect.arrayContaining([`${language}/order-tracking`, `${language}/login`]),
    )
    expect(listed.filter((page) => /dashboard|secret/.test(page))).toEqual([])
    expect(document).not.toMatch(/backoffice|outbox|myOrder|second-factor|dashboard\/\w/)
  }
})
