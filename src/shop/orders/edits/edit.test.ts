import { describe, expect, test } from 'vitest'
import {
  canEdit,
  priceEdit,
  type OfferedVariant,
  type StandingOrder,
  type WantedOrder,
} from './edit.ts'

const anyWeight = { includedGrams: null, chargePerKgInPaisa: null }
const terms = {
  'inside-dhaka': { ...anyWeight, chargeInPaisa: 6000, freeFromInPaisa: null },
  'dhaka-suburbs': { ...anyWeight, chargeInPaisa: 10_000, freeFromInPaisa: 500_000 },
  'outside-dhaka': { ...anyWeight, chargeInPaisa: 12_000, freeFromInPaisa: 500_000 },
}

const standing: StandingOrder = {
  zone: 'inside-dhaka',
  lines: [
    { position: 0, variantId: 'tea', quantity: 2, unitPriceInPaisa: 100_000 },
    { position: 1, variantId: 'cup', quantity: 1, unitPriceInPaisa: 50_000 },
    { position: 2, variantId: null, quantity: 3, unitPriceInPaisa: 10_000 },
  ],
  subtotalInPaisa: 280_000,
  // Delivery cost less when it was ordered.
  deliveryChargeInPaisa: 5000,
  deliveryChargeIsSet: false,
}

const offer = (id: string, changes: Partial<OfferedVariant> = {}): OfferedVariant => ({
  id,
  unitPriceInPaisa: 70_000,
  stock: 4,
  weightInGrams: null,
  isForSale: true,
  ...changes,
})
const offered = [offer('tea'), offer('cup'), offer('pot', { stock: 0 }), offer('jar')]
const old = offer('old', { isForSale: false })

const allLines = standing.lines.map(({ position, quantity }) => ({ position, quantity }))
const edit = (wanted: Partial<WantedOrder>, order = standing) =>
  priceEdit(
    order,
    {
      zone: order.zone,
      lines: allLines,
      deliveryChargeInPaisa: null,
      discountInPaisa: 0,
      ...wanted,
    },
    { offered: [...offered, old], terms },
  )

test('what has left the house is not edited', () => {
  expect(
    (['Pending', 'Processing', 'Shipped', 'Delivered', 'Canceled'] as const).filter(canEdit),
  ).toEqual(['Pending', 'Processing'])
})

describe('weight', () => {
  const heavy = {
    ...terms,
    'inside-dhaka': { ...terms['inside-dhaka'], includedGrams: 1000, chargePerKgInPaisa: 1500 },
  }
  const weighing = [offer('tea', { weightInGrams: 400 }), offer('jar', { weightInGrams: 900 })]
  const chargeFor = (lines: WantedOrder['lines']) =>
    priceEdit(
      standing,
      { zone: 'inside-dhaka', lines, deliveryChargeInPaisa: null, discountInPaisa: 0 },
      { offered: weighing, terms: heavy },
    ).deliveryChargeInPaisa

  test('what stands keeps its charge; what is heavier than before is charged as today', () => {
    expect(chargeFor(allLines)).toBe(5000)
    const [tea] = standing.lines
    const dearJar = { variantId: 'jar', quantity: 1 }
    expect(chargeFor([{ position: tea!.position, quantity: 2 }, dearJar])).toBe(6000 + 1500)
    expect(chargeFor([{ position: tea!.position, quantity: 3 }, dearJar])).toBe(6000 + 2 * 1500)
  })
})

describe('prices', () => {
  test('what nobody changes keeps everything, also a delivery charge that is another one today', () => {
    const priced = edit({})
    expect(priced).toMatchObject({ subtotalInPaisa: 280_000, deliveryChargeInPaisa: 5000 })
    expect(priced).toMatchObject({ grandTotalInPaisa: 285_000, taken: [], problems: [] })
  })

  test('a line that stays keeps the price it was sold for; what is added or exchanged costs what it costs today', () => {
    const { lines, subtotalInPaisa, taken } = edit({
      lines: [
        { position: 0, quantity: 3 },
        { position: 1, variantId: 'jar', quantity: 1 },
        { variantId: 'cup', quantity: 2 },
      ],
    })
    expect(lines).toMatchObject([
      { position: 0, variantId: 'tea', quantity: 3, unitPriceInPaisa: 100_000, price: 'kept' },
      { position: 1, variantId: 'jar', quantity: 1, unitPriceInPaisa: 70_000, price: 'todays' },
      {
        position: undefined,
        variantId: 'cup',
        quantity: 2,
        unitPriceInPaisa: 70_000,
        price: 'todays',
      },
    ])
    expect(subtotalInPaisa).toBe(510_000)
    expect(taken).toEqual([
      { variantId: 'tea', quantity: 1 },
      { variantId: 'cup', quantity: 1 },
      { variantId: 'jar', quantity: 1 },
    ])
  })

  test('what is added to a product that stands joins its line at its price (D10)', () => {
    const { lines } = edit({
      lines: [
        { variantId: 'tea', quantity: 1 },
        { position: 0, quantity: 2 },
      ],
    })
    expect(lines).toMatchObject([{ position: 0, quantity: 3, unitPriceInPaisa: 100_000 }])
    const joined = edit({
      lines: [
        { position: 1, variantId: 'tea', quantity: 1 },
        { position: 0, quantity: 2 },
      ],
    })
    expect(joined.lines).toMatchObject([{ position: 0, quantity: 3 }])
    expect(joined.taken).toContainEqual({ variantId: 'cup', quantity: -1 })
  })

  test('the charge follows zone and total, unless the shop sets one', () => {
    const lines = [{ position: 0, quantity: 5 }]
    expect(edit({ lines })).toMatchObject({ deliveryChargeInPaisa: 6000 })
    expect(edit({ lines, zone: 'dhaka-suburbs' })).toMatchObject({ deliveryChargeInPaisa: 0 })
    expect(edit({ zone: 'outside-dhaka' })).toMatchObject({ deliveryChargeInPaisa: 12_000 })
    expect(edit({ lines, deliveryChargeInPaisa: 2500 })).toMatchObject({
      zoneChargeInPaisa: 6000,
      deliveryChargeInPaisa: 2500,
      grandTotalInPaisa: 502_500,
    })
    // What somebody set once goes back to what the zone says today.
    expect(edit({}, { ...standing, deliveryChargeIsSet: true })).toMatchObject({
      deliveryChargeInPaisa: 6000,
    })
  })

  test('a discount is taken off once, and is at most what the products cost', () => {
    expect(edit({ discountInPaisa: 80_000 })).toMatchObject({
      grandTotalInPaisa: 205_000,
      problems: [],
    })
    expect(edit({ discountInPaisa: 280_001 }).problems).toEqual([{ what: 'discount-too-large' }])
  })
})

describe('what cannot be', () => {
  const problemsOf = (lines: WantedOrder['lines']) => edit({ lines }).problems

  test('more pieces than are there; those that the order holds itself count', () => {
    expect(problemsOf([{ position: 0, quantity: 6 }])).toEqual([])
    expect(problemsOf([{ position: 0, quantity: 7 }])).toEqual([
      { what: 'sold-out', variantId: 'tea', most: 6 },
    ])
    expect(problemsOf([{ variantId: 'pot', quantity: 1 }])).toEqual([
      { what: 'sold-out', variantId: 'pot', most: 0 },
    ])
  })

  test('of what is gone from the catalogue only fewer', () => {
    expect(problemsOf([{ position: 2, quantity: 2 }])).toEqual([])
    expect(problemsOf([{ position: 2, quantity: 4 }])).toEqual([
      { what: 'sold-out', variantId: null, most: 3 },
    ])
  })

  test('what is not for sale, or nobody knows', () => {
    expect(problemsOf([{ variantId: 'old', quantity: 1 }])).toEqual([
      { what: 'not-sold', variantId: 'old' },
    ])
    expect(problemsOf([{ position: 0, variantId: 'gone', quantity: 1 }])).toEqual([
      { what: 'not-sold', variantId: 'gone' },
      { what: 'no-lines' },
    ])
    expect(
      problemsOf([
        { position: 7, quantity: 1 },
        { position: 0, quantity: 1 },
        { position: 0, quantity: 1 },
      ]),
    ).toEqual([
      { what: 'unknown-line', position: 7 },
      { what: 'unknown-line', position: 0 },
    ])
  })

  test('an order of nothing', () => {
    expect(problemsOf([{ position: 0, quantity: 0 }])).toEqual([{ what: 'no-lines' }])
  })
})
