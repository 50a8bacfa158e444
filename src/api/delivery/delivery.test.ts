import { beforeEach, expect, test } from 'vitest'
import type { AreasAnswer, DistrictsAnswer } from '#shop/delivery/contract.ts'
import type { Shop } from '#shop/shop.ts'
import { callApi } from '../../../tests/examples/api-examples.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openTestShop()
})

async function get<Content = Record<string, unknown>>(path: string) {
  const { status, headers, content } = await callApi(shop, path)
  return { status, cached: headers.get('cache-control'), content: content as Content }
}

test('the 64 districts come small, and may be kept for good under their version', async () => {
  const { content, cached } = await get<DistrictsAnswer>('/districts')
  expect(content.districts).toHaveLength(64)
  expect(JSON.stringify(content).length).toBeLessThan(10_000)
  expect(cached).toBe('public, max-age=3600')
  expect((await get(`/districts?version=${content.version}`)).cached).toBe(
    'public, max-age=31536000, immutable',
  )
  expect((await get('/districts?version=older')).cached).toBe('public, max-age=3600')
})

test('the areas of a district come when they are asked for, each with its zone (D16)', async () => {
  const { content } = await get<AreasAnswer>('/areas?district=ঢাকা')
  expect(content.district).toBe('Dhaka')
  expect(content.areas).toContainEqual({
    name: 'Bangshal',
    nameBn: 'বংশাল',
    aliases: ['Bongshal'],
    zone: 'inside-dhaka',
  })
  expect(content.areas).toContainEqual({ name: 'Savar', nameBn: 'সাভার', zone: 'dhaka-suburbs' })
  expect(await get('/areas?district=Atlantis')).toMatchObject({
    status: 404,
    content: { code: 'unknown-district' },
  })
  expect((await get('/areas')).status).toBe(400)
})

test('what delivery costs is said for a place and a subtotal in taka (D16)', async () => {
  expect(await get('/delivery/quote?district=Comilla&area=Laksam&subtotal=1500.50')).toMatchObject({
    status: 200,
    content: {
      zone: 'outside-dhaka',
      name: 'Outside Dhaka',
      charge: 120,
      freeFrom: null,
      minDays: 3,
      maxDays: 5,
    },
  })
  expect(await get('/delivery/quote?district=Dhaka&area=Atlantis')).toMatchObject({
    status: 404,
    content: { code: 'unknown-place', fields: { area: 'Choose the area from the list' } },
  })
})

test.each(['-1', 'NaN', '1e308', 'Infinity', 'much'])(
  'a subtotal of %s is refused',
  async (subtotal) => {
    expect(
      (await get(`/delivery/quote?district=Dhaka&area=Mirpur&subtotal=${subtotal}`)).status,
    ).toBe(400)
  },
)

test('the zones are listed with their charges, nearest first (D16)', async () => {
  const { content } = await get<{ name: string; charge: number }[]>('/delivery/zones')
  expect(content.map(({ name, charge }) => [name, charge])).toEqual([
    ['Inside Dhaka', 60],
    ['Dhaka suburbs', 100],
    ['Outside Dhaka', 120],
  ])
})
