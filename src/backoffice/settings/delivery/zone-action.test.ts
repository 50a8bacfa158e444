import { afterEach, beforeEach, expect, test } from 'vitest'
import { notInArray } from 'drizzle-orm'
import { problemIn, troubleIn } from '#pages/form/form-result.ts'
import { readZoning, versionOf } from '#shop/delivery/load-zoning.ts'
import { deliveryPlaces, deliveryZones } from '#shop/delivery/tables.ts'
import type { Actor } from '#shop/identity/roles/actor.ts'
import type { Shop } from '#shop/shop.ts'
import { inNameOf } from '../../../../tests/examples/initiators.ts'
import { openShopWith } from '../../../../tests/examples/staff-examples.ts'
import { postForm } from '../../../../tests/support/post-form.ts'
import { countPlaces, findPlaces, namePlaces } from './list-places.ts'
import { zoneAction } from './zone-action.ts'

let shop: Shop
let actors: Record<'owner' | 'mina', Actor>
beforeEach(async () => {
  const opened = await openShopWith({ owner: 'owner', mina: 'moderator' })
  shop = opened.shop
  const actorOf = async (name: 'owner' | 'mina') =>
    (await inNameOf(shop, opened.people[name].id)).actor
  actors = { owner: await actorOf('owner'), mina: await actorOf('mina') }
})
afterEach(async () => {
  const first = ['inside-dhaka', 'dhaka-suburbs', 'outside-dhaka']
  await shop.database.delete(deliveryPlaces)
  await shop.database.delete(deliveryZones).where(notInArray(deliveryZones.zone, first))
})

const zoneForm = {
  what: 'zone',
  name: ' North ',
  nameBn: 'উত্তর',
  charge: '৭০.৫০',
  freeFrom: '9,00,000',
  includedKg: '১.৫',
  chargePerKg: '20',
  minDays: '2',
  maxDays: '৫',
}

async function send(zone: string, fields: Record<string, string>, account = actors.owner) {
  const version = versionOf(await readZoning(shop.database))
  const to = `/dashboard/settings/delivery/${zone}`
  return postForm(zoneAction, {
    shop,
    to,
    params: { zone },
    fields: { version, ...fields },
    account,
  })
}

const zoning = () => readZoning(shop.database)
const theNorth = async () => (await zoning()).zones.find(({ zone }) => zone === 'north')

test('a new zone is typed in either digits, found again on its own page, and filled with places (D16, D27)', async () => {
  const { goTo } = await send('new', zoneForm)
  expect(goTo).toBe('/dashboard/settings/delivery/north?done=added')
  expect(await theNorth()).toEqual({
    zone: 'north',
    name: 'North',
    nameBn: 'উত্তর',
    chargeInPaisa: 7050,
    freeFromInPaisa: 90_000_000,
    includedGrams: 1500,
    chargePerKgInPaisa: 2000,
    minDays: 2,
    maxDays: 5,
  })
  const one = await send('north', { what: 'places', places: 'Rangpur/' })
  expect(one.result).toMatchObject({ reset: true })
  await send('north', { what: 'places', places: 'Rajshahi/Bagha' })
  const north = (await theNorth())!
  expect(countPlaces(await zoning(), north)).toEqual({ districts: 1, areas: 1 })
  expect(namePlaces(await zoning(), north, 'bn')).toEqual([
    { district: 'রাজশাহী', areas: ['বাঘা'] },
    { district: 'রংপুর', areas: [] },
  ])
})

test('places are found as they are typed, in any spelling, each with the zone where it lies', async () => {
  const found = findPlaces(await zoning(), 'savar', 'en')
  expect(found).toEqual([
    {
      district: 'Dhaka',
      area: 'Savar',
      name: 'Savar, Dhaka',
      zones: [{ zone: 'dhaka-suburbs', name: 'Dhaka suburbs' }],
    },
  ])
  const [dhaka] = findPlaces(await zoning(), 'ঢাকা', 'bn')
  expect(dhaka).toMatchObject({ district: 'Dhaka', area: '', name: 'ঢাকা' })
  expect(dhaka?.zones.map(({ zone }) => zone).toSorted()).toEqual(['dhaka-suburbs', 'inside-dhaka'])
  expect(findPlaces(await zoning(), 'chittagong', 'en')[0]?.district).toBe('Chattogram')
  expect(findPlaces(await zoning(), 'atlantis', 'en')).toEqual([])
})

test('what is no name, no amount, no days, or fewer days than at least is refused at its field', async () => {
  const wrong = {
    name: ' ',
    nameBn: 'ক'.repeat(61),
    charge: 'sixty',
    freeFrom: '-5',
    includedKg: '0',
    minDays: '91',
  }
  const { result } = await send('new', { ...zoneForm, ...wrong })
  const problems = Object.keys(wrong).map((name) => problemIn(result, name))
  expect(problems).toEqual([
    'missing',
    'name-long',
    'taka-wrong',
    'taka-wrong',
    'weight-wrong',
    'days-wrong',
  ])
  const turned = await send('new', { ...zoneForm, minDays: '6' })
  expect(problemIn(turned.result, 'maxDays')).toBe('days-turned')
  const half = await send('new', { ...zoneForm, chargePerKg: '' })
  expect(problemIn(half.result, 'chargePerKg')).toBe('weight-pair')
  expect(await theNorth()).toBeUndefined()
})

test('a zone with places is not removed by chance, and a moderator changes none (D6)', async () => {
  await send('new', zoneForm)
  await send('north', { what: 'places', places: 'Rangpur/' })
  expect(troubleIn((await send('north', { what: 'places' })).result)).toBe('no-place')
  expect(troubleIn((await send('north', { what: 'removal', moveTo: '' })).result)).toBe(
    'has-places',
  )
  const asked: Record<string, string>[] = [
    zoneForm,
    { what: 'places', places: 'Sylhet/' },
    { what: 'removal', moveTo: 'inside-dhaka' },
  ]
  for (const fields of asked)
    expect(troubleIn((await send('north', fields, actors.mina)).result)).toBe('not-permitted')
  const { goTo } = await send('north', { what: 'removal', moveTo: 'outside-dhaka' })
  expect(goTo).toBe('/dashboard/settings/delivery')
  expect(await theNorth()).toBeUndefined()
})
