import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Shop } from '#shop/shop.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { foldPlace, indexPlaces, matchesPlace } from './area.ts'
import { findDestination, findDistrict, listDistricts } from './find-destination.ts'
import { listZones } from './load-zoning.ts'
import { quoteDelivery } from './quote-delivery.ts'
import { deliveryZones } from './tables.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openTestShop()
})

const allDistricts = () => listDistricts().map(({ name }) => findDistrict(name)!)

const shown = (query: string) =>
  listDistricts()
    .filter((place) => matchesPlace(query, place))
    .map(({ name }) => name)

describe('districts and areas', () => {
  test('are the 64 districts, each with areas and a Bangla name (D15)', () => {
    expect(allDistricts()).toHaveLength(64)
    for (const district of allDistricts()) {
      expect(district.nameBn).toMatch(/^[\u0980-\u09ff\s]+$/)
      expect(district.areas.length).toBeGreaterThan(2)
    }
  })

  test('no two areas of a district answer to the same spelling', () => {
    for (const district of allDistricts()) {
      const index = indexPlaces(district.areas)
      for (const area of district.areas) {
        for (const spelling of [area.name, area.nameBn ?? '', ...(area.aliases ?? [])]) {
          expect(index.get(foldPlace(spelling))?.name).toBe(area.name)
        }
      }
    }
  })

  test.each([
    ['Chittagong', 'Chattogram'],
    ['comilla', 'Cumilla'],
    ['JESSORE', 'Jashore'],
    ['Bogra', 'Bogura'],
    ['Barisal', 'Barishal'],
    ['coxs bazar', "Cox's Bazar"],
    ['ঢাকা', 'Dhaka'],
    ['কুমিল্লা', 'Cumilla'],
    ['চিটাগাং', 'Chattogram'],
    ['নোয়াখালি', 'Noakhali'],
    ['চাপাইনবাবগন্জ', 'Chapainawabganj'],
    ['নারায়নগঞ্জ', 'Narayanganj'],
    ['Kishoregonj', 'Kishoreganj'],
    ['Maulvibazar', 'Moulvibazar'],
    ['রাঙামাটি', 'Rangamati'],
  ])('%s finds %s (D15)', (typed, name) => {
    expect(findDistrict(typed)?.name).toBe(name)
  })

  test('Bangla letters are found in both ways to encode them', () => {
    const composed = 'বগুড\u09bcা'
    expect(findDistrict(composed)?.name).toBe('Bogura')
    expect(findDistrict('বগু\u09dcা')?.name).toBe('Bogura')
  })

  test.each(['', ' ', '-', 'Atlantis', '<script>', 'x'.repeat(100_000), 'constructor', '\u0000'])(
    '%j is no district',
    (typed) => {
      expect(findDistrict(typed)).toBeUndefined()
    },
  )

  test('an area is looked for in its own district only', () => {
    expect(findDestination({ district: 'Dhaka', area: 'Mirpur' })).toMatchObject({
      area: { city: true },
    })
    expect(findDestination({ district: 'Kushtia', area: 'Mirpur' })).toMatchObject({
      outcome: 'found',
    })
    expect(findDestination({ district: 'Sylhet', area: 'Mirpur' })).toEqual({
      outcome: 'unknown-place',
      field: 'area',
    })
  })

  test('a picker finds places while one types, in any spelling', () => {
    expect(shown('chitta')).toEqual(['Chattogram'])
    expect(shown('চট্ট')).toEqual(['Chattogram'])
    expect(shown('চিটাগ')).toEqual(['Chattogram'])
    expect(shown('ganj')).toContain('Kishoreganj')
    expect(shown('')).toHaveLength(64)
    expect(shown('.*')).toHaveLength(64)
    expect(shown('zzz')).toEqual([])
  })

  test('spaces, case and marks do not count', () => {
    expect(foldPlace(" Cox's  BAZAR ")).toBe('coxsbazar')
  })
})

describe('the charge', () => {
  afterEach(async () => {
    await shop.database.update(deliveryZones).set({ freeFromInPaisa: null })
  })

  test.each([
    ['Dhaka', 'Mirpur', 'inside-dhaka', 6000],
    ['Dhaka', 'Dhanmondi', 'inside-dhaka', 6000],
    ['ঢাকা', 'গুলশান', 'inside-dhaka', 6000],
    ['dhaka', 'Uttara', 'inside-dhaka', 6000],
    ['Dhaka', 'Savar', 'dhaka-suburbs', 10_000],
    ['Dhaka', 'Keraniganj', 'dhaka-suburbs', 10_000],
    ['Dhaka', 'Dhamrai', 'dhaka-suburbs', 10_000],
    ['Dhaka', 'Dohar', 'dhaka-suburbs', 10_000],
    ['Dhaka', 'Nawabgonj', 'dhaka-suburbs', 10_000],
    ['Gazipur', 'Tongi', 'dhaka-suburbs', 10_000],
    ['Narayangonj', 'Rupganj', 'dhaka-suburbs', 10_000],
    ['Chittagong', 'Patenga', 'outside-dhaka', 12_000],
    ['চট্টগ্রাম', 'কোতোয়ালী', 'outside-dhaka', 12_000],
    ['Comilla', 'Comilla Sadar', 'outside-dhaka', 12_000],
    ['Kushtia', 'Mirpur', 'outside-dhaka', 12_000],
  ])('to %s, %s is that of %s (D16)', async (district, area, zone, chargeInPaisa) => {
    const quote = await quoteDelivery(shop, {
      district,
      area,
      subtotalInPaisa: 50_000,
      weightInGrams: 0,
    })
    expect(quote).toMatchObject({ outcome: 'quoted', zone, chargeInPaisa })
  })

  test("falls away from the merchant's threshold on (D16)", async () => {
    await shop.database.update(deliveryZones).set({ freeFromInPaisa: 100_000 })
    const charge = async (subtotalInPaisa: number) => {
      const quote = await quoteDelivery(shop, {
        district: 'Dhaka',
        area: 'Mirpur',
        subtotalInPaisa,
        weightInGrams: 0,
      })
      return quote.outcome === 'quoted' ? quote.chargeInPaisa : quote
    }
    expect(await charge(99_999)).toBe(6000)
    expect(await charge(100_000)).toBe(0)
  })

  test('is listed for all three zones, nearest first (D16)', async () => {
    expect(await listZones(shop.database)).toMatchObject([
      { zone: 'inside-dhaka', name: 'Inside Dhaka', chargeInPaisa: 6000, minDays: 1, maxDays: 2 },
      { zone: 'dhaka-suburbs', name: 'Dhaka suburbs', chargeInPaisa: 10_000 },
      { zone: 'outside-dhaka', name: 'Outside Dhaka', chargeInPaisa: 12_000 },
    ])
  })
})
