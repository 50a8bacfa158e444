import { expect, test } from 'vitest'
import { listSliderBanners } from '#shop/banners/list-banners.ts'
import { saveBanner } from '#shop/banners/save-banner.ts'
import { storePicture } from '../../../tests/examples/examples.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { openApi } from '../open-api.ts'
import { aScript } from '../../../tests/examples/initiators.ts'

const plain = {
  titleBn: null,
  link: '/shop',
  picture: 'aa',
  status: 'Active',
  placement: 'slider',
} as const

test('banners are listed with image, title, link, status and placement; inactive ones stay inside (D19)', async () => {
  const shop = await openTestShop()
  await storePicture(shop, 'aa')
  await saveBanner(shop, aScript, { ...plain, title: 'Eid', titleBn: 'ঈদ', position: 1 })
  await saveBanner(shop, aScript, { ...plain, title: 'Secret', status: 'Inactive', position: 0 })
  await saveBanner(shop, aScript, { ...plain, title: 'Offer', placement: 'new-offer', position: 2 })

  const response = await openApi(shop)(new Request('http://shop.test/api/banner'), {
    ipAddress: '203.0.113.7',
    requestId: 'test',
  })

  expect(await response.json()).toEqual([
    {
      _id: expect.any(String),
      image: '/pictures/aa-1280.webp',
      narrowImage: null,
      title: 'Eid',
      titleBn: 'ঈদ',
      link: '/shop',
      linkBn: null,
      alt: null,
      altBn: null,
      status: 'Active',
      placement: 'slider',
    },
    expect.objectContaining({ title: 'Offer', placement: 'new-offer' }),
  ])
})

test('a planned banner is listed from its start on, and no answer is kept beyond that moment', async () => {
  let now = new Date('2026-11-20T11:59:55Z')
  const startsAt = new Date('2026-11-20T12:00:00Z')
  const shop = await openTestShop({ now: () => now })
  await storePicture(shop, 'aa')
  await saveBanner(shop, aScript, { ...plain, title: 'Eid', startsAt })
  const ask = async () => {
    const request = new Request('http://shop.test/api/banner')
    const answer = await openApi(shop)(request, { ipAddress: '203.0.113.7', requestId: 'test' })
    const listed = (await answer.json()) as unknown[]
    return [listed.length, answer.headers.get('cache-control')]
  }
  expect(await ask()).toEqual([0, 'public, max-age=5'])
  now = startsAt
  expect(await ask()).toEqual([1, 'public, max-age=20'])
})

test('the slider takes the first three Active banners in the merchant’s order (D19)', async () => {
  const shop = await openTestShop()
  await storePicture(shop, 'aa')
  for (const position of [4, 2, 0, 3, 1]) {
    const status = position === 0 ? 'Inactive' : 'Active'
    await saveBanner(shop, aScript, { ...plain, title: `Number ${position}`, status, position })
  }

  const titles = (await listSliderBanners(shop)).map(({ title }) => title)

  expect(titles).toEqual(['Number 1', 'Number 2', 'Number 3'])
})

test('changing a banner keeps it the same banner', async () => {
  const shop = await openTestShop()
  await storePicture(shop, 'aa')
  const saved = await saveBanner(shop, aScript, { ...plain, title: 'Eid', position: 0 })
  if (saved.outcome !== 'saved') throw new Error(`Expected the banner to be ${saved.outcome}`)
  const { id, version } = saved

  await saveBanner(shop, aScript, { ...plain, id, version, title: 'Puja', position: 0 })

  expect(await listSliderBanners(shop)).toMatchObject([{ id, title: 'Puja' }])
})
