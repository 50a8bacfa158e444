import { beforeEach, expect, test } from 'vitest'
import type { Shop } from '#shop/shop.ts'
import { changeSettings } from '../../../tests/examples/settings-examples.ts'
import { contextOf } from '../../../tests/support/post-form.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { loader } from '../layout/layout.tsx'

let shop: Shop
beforeEach(async () => {
  shop = await openTestShop()
  await changeSettings(shop, {
    analytics: { gtmId: 'GTM-ABC123', ga4Id: 'G-ABC123', metaPixelId: '1234567890' },
  })
})

async function around(path: string) {
  const request = new Request(`https://haat.example${path}`)
  const args = { request, context: contextOf(shop, undefined), params: {} }
  const shell = await loader(args as unknown as Parameters<typeof loader>[0])
  const { gtmId, ga4Id, metaPixelId, hidesReferrer } = shell
  return { gtmId, ga4Id, metaPixelId, hidesReferrer }
}

test.each(['/', '/product/tea/reviews', '/order-tracking', '/bn/newsletter', '/?token=x'])(
  'who measures may know %s',
  async (path) => {
    expect(await around(path)).toEqual({
      gtmId: 'GTM-ABC123',
      ga4Id: 'G-ABC123',
      metaPixelId: '1234567890',
      hidesReferrer: undefined,
    })
  },
)

test.each([
  '/bn/review/abc?key=x',
  '/review/abc',
  '/order-tracking?trackingId=HT-1',
  '/bn/order-tracking?trackingId=HT-1',
  '/newsletter/confirm?token=x',
  '/newsletter/unsubscribe?token=x',
])(
  'the URL %s holds a key: nobody measures its page, and the next one does not learn it',
  async (path) => {
    expect(await around(path)).toEqual({
      gtmId: '',
      ga4Id: undefined,
      metaPixelId: undefined,
      hidesReferrer: true,
    })
  },
)
