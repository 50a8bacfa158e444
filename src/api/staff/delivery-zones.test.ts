import { expect, test } from 'vitest'
import { listAudit } from '#shop/audit/list-audit.ts'
import { personWith } from '../../../tests/examples/staff-examples.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'

type Zones = {
  version: string
  zones: {
    zone: string
    chargeInPaisa: number
    places: { district: string; areas: string[]; isWhole: boolean }[]
  }[]
}

const path = '/settings/delivery-zones'

test('a program adds a zone, lets a district lie in it, changes its charge and takes it away (D16)', async () => {
  const shop = await openTestShop()
  const { browser, id } = await personWith(shop, 'admin')
  const read = async () => (await browser.get(path)).content as Zones
  const first = await read()
  expect(first.zones.map(({ zone }) => zone)).toEqual([
    'inside-dhaka',
    'dhaka-suburbs',
    'outside-dhaka',
  ])

  const terms = {
    name: 'Hills',
    nameBn: 'পাহাড়',
    chargeInPaisa: 20_000,
    freeFromInPaisa: null,
    includedGrams: null,
    chargePerKgInPaisa: null,
    minDays: 4,
    maxDays: 7,
  }
  const add = (version: string, more: object = {}) =>
    browser.send('POST', path, { ...terms, ...more, version })
  expect(await add(first.version, { maxDays: 2 })).toMatchObject({
    status: 400,
    content: { fields: { maxDays: 'This is fewer days than the quickest delivery takes' } },
  })
  const added = (await add(first.version)).content as Zones
  expect(added.zones.at(-1)).toMatchObject({ zone: 'hills', chargeInPaisa: 20_000, places: [] })
  expect(await add(first.version, { name: 'Isles', nameBn: 'দ্বীপ' })).toMatchObject({
    status: 409,
    content: { code: 'changed-meanwhile' },
  })
  expect(await add(added.version)).toMatchObject({ status: 409, content: { code: 'name-taken' } })

  const move = (version: string, district: string) =>
    browser.send('PUT', `${path}/hills/places`, { version, places: [{ district, area: '' }] })
  expect(await move(added.version, 'Atlantis')).toMatchObject({
    status: 400,
    content: { code: 'unknown-place' },
  })
  const moved = (await move(added.version, 'Bandarban')).content as Zones
  expect(moved.zones.at(-1)?.places).toEqual([{ district: 'Bandarban', areas: [], isWhole: true }])

  const dearer = { ...terms, chargeInPaisa: 25_000, version: moved.version }
  const changed = (await browser.send('PUT', `${path}/hills`, dearer)).content as Zones
  expect(changed.zones.at(-1)?.chargeInPaisa).toBe(25_000)
  const quoted = await browser.get('/areas?district=Bandarban')
  expect(JSON.stringify(quoted.content)).toContain('"zone":"hills"')
  expect(
    await browser.send('PUT', `${path}/moon`, { ...dearer, version: changed.version }),
  ).toMatchObject({ status: 404, content: { code: 'unknown-zone' } })

  const remove = (query: string) => browser.send('DELETE', `${path}/hills?${query}`, undefined)
  expect(await remove(`version=${changed.version}`)).toMatchObject({
    status: 409,
    content: { code: 'has-places' },
  })
  const removed = await remove(`version=${changed.version}&moveTo=outside-dhaka`)
  expect((removed.content as Zones).zones).toHaveLength(3)
  const entries = (await listAudit(shop)).filter(({ action }) => action === 'delivery-changed')
  expect(entries.map(({ actorId }) => actorId)).toEqual([id, id, id, id])
})
