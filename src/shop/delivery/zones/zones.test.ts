import { afterEach, beforeEach, expect, test } from 'vitest'
import { eq, notInArray } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { aScript } from '../../../../tests/examples/initiators.ts'
import { announcedDuring } from '../../../../tests/examples/order-examples.ts'
import { changeSettings } from '../../../../tests/examples/settings-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { allDistricts } from '../find-destination.ts'
import { readZoning, versionOf } from '../load-zoning.ts'
import { quoteDelivery } from '../quote-delivery.ts'
import { deliveryPlaces, deliveryZones } from '../tables.ts'
import { firstZoneOf } from '../zone.ts'
import { findTerms, zoneAt } from '../zoning.ts'
import { movePlaces } from './move-places.ts'
import { removeZone } from './remove-zone.ts'
import { saveZone } from './save-zone.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openTestShop()
})
// The migration fills them: no test may find what another one changed.
afterEach(async () => {
  const first = ['inside-dhaka', 'dhaka-suburbs', 'outside-dhaka']
  await shop.database.delete(deliveryPlaces)
  await shop.database.delete(deliveryZones).where(notInArray(deliveryZones.zone, first))
  await shop.database.update(deliveryZones).set({ removedAt: null })
  await shop.database
    .update(deliveryZones)
    .set({ chargeInPaisa: 6000 })
    .where(eq(deliveryZones.zone, 'inside-dhaka'))
})

const version = async () => versionOf(await readZoning(shop.database))
const terms = {
  name: 'Chattogram city',
  nameBn: 'চট্টগ্রাম শহর',
  chargeInPaisa: 9000,
  freeFromInPaisa: 300_000,
  minDays: 1,
  maxDays: 3,
}
const add = async (more: Partial<typeof terms> = {}) =>
  saveZone(shop, aScript, { ...terms, ...more, zone: null, version: await version() })
const move = async (zone: string, ...places: [string, string][]) =>
  movePlaces(shop, aScript, {
    zone,
    version: await version(),
    places: places.map(([district, area]) => ({ district, area })),
  })
const remove = async (zone: string, moveTo: string | null = null) =>
  removeZone(shop, aScript, { zone, moveTo, version: await version() })
const quoted = async (district: string, area: string, subtotalInPaisa = 50_000) => {
  const quote = await quoteDelivery(shop, { district, area, subtotalInPaisa, weightInGrams: 0 })
  return quote.outcome === 'quoted' ? [quote.zone, quote.chargeInPaisa] : quote
}

/** However places were moved: each has one zone that stands. */
async function expectOneZoneEach() {
  const zoning = await readZoning(shop.database)
  for (const { name, areas } of allDistricts)
    for (const area of areas) expect(zoning.zones).toContain(zoneAt(zoning, name, area))
}

test('a new shop charges every place as specified (D16)', async () => {
  const zoning = await readZoning(shop.database)
  expect(zoning.zones.map(({ name, nameBn }) => [name, nameBn])).toEqual([
    ['Inside Dhaka', 'ঢাকার ভেতরে'],
    ['Dhaka suburbs', 'ঢাকার আশপাশে'],
    ['Outside Dhaka', 'ঢাকার বাইরে'],
  ])
  for (const { name, areas } of allDistricts)
    for (const area of areas) expect(zoneAt(zoning, name, area).zone).toBe(firstZoneOf(name, area))
})

test('a new zone charges what is moved into it, a district or an area, and the rest stays', async () => {
  const announced = await announcedDuring(async () => {
    expect(await add()).toEqual({ outcome: 'saved', zone: 'chattogram-city' })
  })
  expect(announced).toEqual(['delivery'])
  expect(await quoted('Chattogram', 'Patenga')).toEqual(['outside-dhaka', 12_000])
  expect(await move('chattogram-city', ['চট্টগ্রাম', 'Patenga'], ['Sylhet', ''])).toEqual({
    outcome: 'moved',
  })
  expect(await quoted('Chattogram', 'Patenga')).toEqual(['chattogram-city', 9000])
  expect(await quoted('Chattogram', 'Patenga', 300_000)).toEqual(['chattogram-city', 0])
  expect(await quoted('Chattogram', 'Anwara')).toEqual(['outside-dhaka', 12_000])
  expect(await quoted('Sylhet', 'Beanibazar')).toEqual(['chattogram-city', 9000])
  // A whole district takes along what had a zone of its own.
  await move('dhaka-suburbs', ['Chattogram', ''])
  expect(await quoted('Chattogram', 'Patenga')).toEqual(['dhaka-suburbs', 10_000])
  await expectOneZoneEach()
})

test('a zone with places is removed only with where they go; they are charged there, and orders of before keep its name', async () => {
  await add()
  await move('chattogram-city', ['Chattogram', 'Patenga'])
  expect(await remove('chattogram-city')).toEqual({ outcome: 'has-places' })
  expect(await remove('chattogram-city', 'chattogram-city')).toEqual({ outcome: 'unknown-zone' })
  expect(await remove('chattogram-city', 'inside-dhaka')).toEqual({ outcome: 'removed' })
  expect(await quoted('Chattogram', 'Patenga')).toEqual(['inside-dhaka', 6000])
  const zoning = await readZoning(shop.database)
  expect(zoning.zones).toHaveLength(3)
  expect(findTerms(zoning, 'chattogram-city')?.name).toBe('Chattogram city')
  // Its name is free again, its id is not.
  expect(await add()).toEqual({ outcome: 'saved', zone: 'chattogram-city-2' })
  expect(await remove('chattogram-city-2')).toEqual({ outcome: 'removed' })
})

test('also the zones of a new shop can go, but for the last', async () => {
  expect(await remove('outside-dhaka', 'dhaka-suburbs')).toEqual({ outcome: 'removed' })
  expect(await quoted('Rangpur', 'Pirganj')).toEqual(['dhaka-suburbs', 10_000])
  expect(await remove('inside-dhaka', 'dhaka-suburbs')).toEqual({ outcome: 'removed' })
  expect(await remove('dhaka-suburbs', null)).toEqual({ outcome: 'last-zone' })
  expect(await quoted('Dhaka', 'Mirpur')).toEqual(['dhaka-suburbs', 10_000])
  await expectOneZoneEach()
})

test('what is wrong with a zone or a place is said, and nothing is changed', async () => {
  const before = await readZoning(shop.database)
  expect(await add({ name: ' inside dhaka ' })).toEqual({ outcome: 'name-taken' })
  expect(await add({ nameBn: 'ঢাকার বাইরে' })).toEqual({ outcome: 'name-taken' })
  expect(await add({ name: ' ' })).toEqual({ outcome: 'name-missing' })
  expect(await add({ minDays: 4 })).toMatchObject({
    outcome: 'invalid',
    fields: { maxDays: expect.any(String) },
  })
  expect(await add({ chargeInPaisa: -1 })).toMatchObject({ outcome: 'invalid' })
  expect(await move('nowhere', ['Sylhet', ''])).toEqual({ outcome: 'unknown-zone' })
  expect(await move('inside-dhaka', ['Sylhet', 'Mirpur'])).toEqual({ outcome: 'unknown-place' })
  expect(await move('inside-dhaka')).toMatchObject({ outcome: 'invalid' })
  expect(await readZoning(shop.database)).toEqual(before)
})

test('the second of two who change zones learns so, and writes nothing over the first', async () => {
  const read = await version()
  const [inside] = (await readZoning(shop.database)).zones
  if (!inside) throw new Error('Expected a zone')
  const dearer = { ...inside, chargeInPaisa: 7000, version: read }
  expect(await saveZone(shop, aScript, dearer)).toEqual({ outcome: 'saved', zone: 'inside-dhaka' })
  expect(await saveZone(shop, aScript, { ...dearer, chargeInPaisa: 8000 })).toMatchObject({
    outcome: 'changed-meanwhile',
  })
  const places = [{ district: 'Sylhet', area: '' }]
  expect(
    await movePlaces(shop, aScript, { version: read, zone: 'inside-dhaka', places }),
  ).toMatchObject({ outcome: 'changed-meanwhile' })
  expect(await quoted('Dhaka', 'Mirpur')).toEqual(['inside-dhaka', 7000])
})

test('a shop that sells in one language names its zones in that language alone', async () => {
  await changeSettings(shop, { languages: 'bn' })
  expect(await add({ name: '', nameBn: 'উত্তর' })).toMatchObject({ outcome: 'saved' })
  const { zones } = await readZoning(shop.database)
  expect(zones.at(-1)).toMatchObject({ name: 'উত্তর', nameBn: 'উত্তর' })
  expect(await add({ name: '', nameBn: '' })).toEqual({ outcome: 'name-missing' })
})
