import { beforeEach, expect, test } from 'vitest'
import { v7 as newId } from 'uuid'
import { storePicture } from '../../../tests/examples/examples.ts'
import { aScript } from '../../../tests/examples/initiators.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import type { Shop } from '../shop.ts'
import { stateOfBanner } from './banner.ts'
import type { BannerDraft } from './contract.ts'
import { deleteBanner, restoreBanner } from './delete-banner.ts'
import { findBanner, listAllBanners, listShownBanners } from './list-banners.ts'
import { nextBannerChange } from './next-banner-change.ts'
import { orderBanners } from './order-banners.ts'
import { saveBanner } from './save-banner.ts'
import { banners } from './tables.ts'

const start = new Date('2026-11-20T12:00:00Z')
const end = new Date('2026-11-21T12:00:00Z')
let now: Date
let shop: Shop
beforeEach(async () => {
  now = new Date('2026-11-20T06:00:00Z')
  shop = await openTestShop({ now: () => now })
  await storePicture(shop, 'aa')
})

const draft: BannerDraft = {
  title: 'Eid',
  titleBn: null,
  link: '/shop',
  picture: 'aa',
  status: 'Active',
  placement: 'slider',
}

async function saved(changes: Partial<BannerDraft> = {}) {
  const result = await saveBanner(shop, aScript, { ...draft, ...changes })
  if (result.outcome !== 'saved') throw new Error(`Expected the banner to be ${result.outcome}`)
  return { id: result.id, version: result.version }
}

const shownTitles = async () => (await listShownBanners(shop)).map(({ title }) => title)
const orderOf = async () => (await listAllBanners(shop)).map(({ title }) => title)

test('a banner is shown from the moment of its start until that of its end, and each is announced beforehand', async () => {
  await saved({ startsAt: start, endsAt: end })
  await saved({ title: 'Never', status: 'Inactive', startsAt: start })
  expect([await shownTitles(), await nextBannerChange(shop)]).toEqual([[], start])
  now = start
  expect([await shownTitles(), await nextBannerChange(shop)]).toEqual([['Eid'], end])
  now = end
  expect([await shownTitles(), await nextBannerChange(shop)]).toEqual([[], undefined])
})

test('its state says which of that holds, and Inactive is stronger than dates', () => {
  const dated = { status: 'Active', startsAt: start, endsAt: end } as const
  const states = [new Date('2026-11-20T11:59:59Z'), start, end].map((at) =>
    stateOfBanner(dated, at),
  )
  expect(states).toEqual(['waiting', 'active', 'ended'])
  expect(stateOfBanner({ ...dated, status: 'Inactive' }, start)).toBe('inactive')
})

test('one that ends before it starts, or has a picture that the shop does not hold, is refused', async () => {
  const turned = { ...draft, startsAt: end, endsAt: start }
  expect(await saveBanner(shop, aScript, turned)).toMatchObject({
    outcome: 'invalid',
    fields: { endsAt: expect.any(String) },
  })
  const unknown = await saveBanner(shop, aScript, { ...draft, narrowPicture: 'bb' })
  expect([unknown.outcome, await orderOf()]).toEqual(['unknown-picture', []])
})

test('new ones stand behind the others; all of a place are put in order at once, and edits keep their place', async () => {
  const ids = [
    await saved({ title: 'A' }),
    await saved({ title: 'B' }),
    await saved({ title: 'C' }),
  ]
  const [a = '', b = '', c = ''] = ids.map(({ id }) => id)
  await orderBanners(shop, aScript, { placement: 'slider', ids: [c, a, b] })
  expect(await orderOf()).toEqual(['C', 'A', 'B'])
  await saveBanner(shop, aScript, { ...draft, id: a, version: 1, title: 'A2' })
  expect(await orderOf()).toEqual(['C', 'A2', 'B'])
})

test('an order that lacks one, or names one of elsewhere, changes nothing', async () => {
  const { id: a } = await saved({ title: 'A' })
  const { id: b } = await saved({ title: 'B' })
  for (const ids of [[b], [b, a, newId()], [b, b]]) {
    const result = await orderBanners(shop, aScript, { placement: 'slider', ids })
    expect(result).toEqual({ outcome: 'changed-meanwhile', ids: [a, b] })
  }
  expect(await orderOf()).toEqual(['A', 'B'])
})

test('a deleted banner is shown to nobody, comes back to its place, and is not restored twice', async () => {
  const edited = await saved({ title: 'A' })
  await saved({ title: 'B' })
  const deleted = await deleteBanner(shop, aScript, edited)
  expect(deleted).toMatchObject({ outcome: 'deleted', version: 2 })
  expect([await orderOf(), await shownTitles(), await findBanner(shop, edited.id)]).toEqual([
    ['B'],
    ['B'],
    undefined,
  ])
  const again = { ...draft, ...edited, version: 2 }
  expect((await saveBanner(shop, aScript, again)).outcome).toBe('unknown-banner')
  const back = { id: edited.id, version: 2 }
  expect((await restoreBanner(shop, aScript, back)).outcome).toBe('restored')
  expect(await orderOf()).toEqual(['A', 'B'])
  expect((await restoreBanner(shop, aScript, back)).outcome).toBe('unknown-banner')
})

test('a banner that somebody edited meanwhile is not deleted; after thirty days a deleted one goes for good', async () => {
  const edited = await saved()
  await saveBanner(shop, aScript, { ...draft, ...edited, title: 'Puja' })
  const late = await deleteBanner(shop, aScript, edited)
  expect(late).toMatchObject({ outcome: 'changed-meanwhile', version: 2 })
  await deleteBanner(shop, aScript, { ...edited, version: 2 })
  now = new Date(now.getTime() + 31 * 24 * 60 * 60 * 1000)
  await deleteBanner(shop, aScript, await saved({ title: 'Other' }))
  expect(await shop.database.select({ title: banners.title }).from(banners)).toEqual([
    { title: 'Other' },
  ])
})
