import { expect, test } from 'vitest'
import type { SellableVariant } from '#shop/catalog/sellable/sellable.ts'
import type { DeliveryTerms } from '#shop/delivery/zone.ts'
import { addUp, checkOut, type CheckoutFacts, type RequestedCart } from './checkout.ts'

const now = new Date('2026-11-20T06:00:00Z')

const teapot: SellableVariant = {
  id: 'teapot',
  productId: 'p1',
  slug: 'teapot',
  name: 'Teapot',
  nameBn: null,
  color: null,
  colorBn: null,
  size: null,
  options: [],
  sku: 'TEAPOT',
  picture: null,
  status: 'active',
  publishedAt: now,
  limitPerOrder: null,
  stock: 5,
  weightInGrams: null,
  priceInPaisa: 100_000,
  discountPriceInPaisa: 90_000,
  dealPriceInPaisa: null,
  dealStartsAt: null,
  dealEndsAt: null,
}
const cup: SellableVariant = { ...teapot, id: 'cup', name: 'Cup', stock: 1, priceInPaisa: 20_000 }
const terms: DeliveryTerms = {
  zone: 'inside-dhaka',
  name: 'Inside Dhaka',
  nameBn: 'ঢাকার ভেতরে',
  chargeInPaisa: 6000,
  freeFromInPaisa: 200_000,
  includedGrams: null,
  chargePerKgInPaisa: null,
  minDays: 1,
  maxDays: 2,
}
const facts = { variants: [teapot, { ...cup, discountPriceInPaisa: null }], terms, now }

const check = (cart: RequestedCart, changes: Partial<typeof facts> = {}) =>
  checkOut(cart, { ...facts, ...changes })
const of = (...lines: [string, number, number?][]): RequestedCart => ({
  lines: lines.map(([variantId, quantity, seenPriceInPaisa]) => ({
    variantId,
    quantity,
    seenPriceInPaisa,
  })),
})

test('a cart becomes an order at the prices of now, with delivery (D12, D13)', () => {
  expect(check(of(['teapot', 1], ['cup', 1]))).toEqual({
    outcome: 'ready',
    lines: [
      { variant: teapot, quantity: 1, unitPriceInPaisa: 90_000, listPriceInPaisa: 90_000 },
      {
        variant: facts.variants[1],
        quantity: 1,
        unitPriceInPaisa: 20_000,
        listPriceInPaisa: 20_000,
      },
    ],
    subtotalInPaisa: 110_000,
    deliveryChargeInPaisa: 6000,
    grandTotalInPaisa: 116_000,
  })
})

test('delivery is free from the sum that the zone says, and never where it says none (D16)', () => {
  const costs = { ...teapot, priceInPaisa: 100_000, discountPriceInPaisa: null }
  const charge = (freeFromInPaisa: number | null) =>
    check(of(['teapot', 2]), { variants: [costs], terms: { ...terms, freeFromInPaisa } })
  expect(charge(200_000)).toMatchObject({ deliveryChargeInPaisa: 0, grandTotalInPaisa: 200_000 })
  expect(charge(200_001)).toMatchObject({ deliveryChargeInPaisa: 6000, grandTotalInPaisa: 206_000 })
  expect(charge(null)).toMatchObject({ deliveryChargeInPaisa: 6000 })
})

test('what staff sell for another price costs that; what was seen is compared with the catalogue', () => {
  const overrides = new Map([['teapot', 70_000]])
  const sold = checkOut(of(['teapot', 1, 90_000], ['cup', 1]), { ...facts, taken: { overrides } })
  expect(sold).toMatchObject({
    outcome: 'ready',
    lines: [{ unitPriceInPaisa: 70_000, listPriceInPaisa: 90_000 }, { unitPriceInPaisa: 20_000 }],
    subtotalInPaisa: 90_000,
  })
  expect(checkOut(of(['teapot', 1, 70_000]), { ...facts, taken: { overrides } })).toMatchObject({
    outcome: 'price-changed',
    lines: [{ seenPriceInPaisa: 70_000, priceInPaisa: 90_000 }],
  })
})

test('a variant in several lines is one line of an order, also where stock is short (D10)', () => {
  const several = of(['teapot', 2], ['cup', 1], ['teapot', 3])
  expect([...addUp(several.lines)]).toEqual([
    ['teapot', 5],
    ['cup', 1],
  ])
  expect(check(several)).toMatchObject({
    outcome: 'ready',
    lines: [{ quantity: 5 }, { quantity: 1 }],
  })
  expect(check(of(['teapot', 3], ['teapot', 3]))).toEqual({
    outcome: 'sold-out',
    lines: [{ variantId: 'teapot', product: 'Teapot', left: 5 }],
  })
})

test('nothing in the cart is no order', () => {
  expect(check(of())).toEqual({ outcome: 'cart-empty' })
})

test.each([
  ['a draft', { status: 'draft' }, null],
  ['archived', { status: 'archived' }, 'Teapot'],
  ['not published', { publishedAt: null }, null],
  ['published in a moment', { publishedAt: new Date(now.getTime() + 1) }, null],
] as const)(
  'what is %s is not sold, before anything else is checked',
  (_what, changes, product) => {
    const variants = [{ ...teapot, ...changes }, cup]
    expect(check(of(['teapot', 9], ['cup', 9], ['gone', 1]), { variants })).toEqual({
      outcome: 'not-sold',
      lines: [
        { variantId: 'teapot', product },
        { variantId: 'gone', product: null },
      ],
    })
  },
)

test('each line that is short of stock is named with what is left; the last piece can be had', () => {
  expect(check(of(['teapot', 6], ['cup', 1]))).toMatchObject({
    lines: [{ variantId: 'teapot', left: 5 }],
  })
  expect(check(of(['cup', 2]))).toMatchObject({ outcome: 'sold-out', lines: [{ left: 1 }] })
  expect(check(of(['teapot', 5], ['cup', 1]))).toMatchObject({ outcome: 'ready' })
})

test('a price that was seen otherwise is named; one that was not seen, or seen rightly, is not', () => {
  expect(check(of(['teapot', 1, 80_000], ['cup', 1, 20_000]))).toEqual({
    outcome: 'price-changed',
    lines: [
      {
        variantId: 'teapot',
        product: 'Teapot',
        seenPriceInPaisa: 80_000,
        priceInPaisa: 90_000,
      },
    ],
    delivery: null,
  })
  expect(check(of(['teapot', 1, 90_000], ['cup', 1]))).toMatchObject({ outcome: 'ready' })
})

test('a delivery charge that was seen otherwise is named, also a free one', () => {
  const cart = of(['teapot', 1])
  expect(check({ ...cart, seenDeliveryChargeInPaisa: 0 })).toEqual({
    outcome: 'price-changed',
    lines: [],
    delivery: { seenChargeInPaisa: 0, chargeInPaisa: 6000 },
  })
  expect(check({ ...cart, seenDeliveryChargeInPaisa: 6000 })).toMatchObject({ outcome: 'ready' })
})

test('a deal counts until its end', () => {
  const deal = { ...teapot, dealPriceInPaisa: 70_000, dealEndsAt: new Date(now.getTime() + 1) }
  const price = (variant: SellableVariant) => check(of(['teapot', 1]), { variants: [variant] })
  expect(price(deal)).toMatchObject({ subtotalInPaisa: 70_000 })
  expect(price({ ...deal, dealEndsAt: now })).toMatchObject({ subtotalInPaisa: 90_000 })
  expect(price({ ...deal, dealEndsAt: null })).toMatchObject({ subtotalInPaisa: 90_000 })
  expect(price({ ...deal, dealPriceInPaisa: 95_000 })).toMatchObject({ subtotalInPaisa: 90_000 })
})

test('the limit of a product holds for all its variants together; staff are not held to it', () => {
  const blue = { ...teapot, id: 'blue', sku: 'BLUE', limitPerOrder: 3 }
  const variants = [{ ...teapot, limitPerOrder: 3 }, blue, cup]
  const much = of(['teapot', 2], ['cup', 1], ['blue', 2])
  expect(check(much, { variants })).toEqual({
    outcome: 'limit-per-order',
    lines: [{ variantId: 'blue', product: 'Teapot', limit: 3, left: 1 }],
  })
  expect(checkOut(much, { ...facts, variants, taken: {} }).outcome).toBe('ready')
  expect(check(of(['teapot', 2], ['cup', 1], ['blue', 1]), { variants }).outcome).toBe('ready')
})

test('an order may be no less and no more than the merchant takes; staff are held to neither (D27)', () => {
  const rules = { leastInPaisa: 100_000, mostPieces: 3 }
  const ask = (cart: RequestedCart, more: Partial<CheckoutFacts> = {}) =>
    checkOut(cart, { ...facts, rules, ...more })
  expect(ask(of(['teapot', 1]))).toEqual({
    outcome: 'below-least',
    leastInPaisa: 100_000,
    missingInPaisa: 10_000,
  })
  expect(ask(of(['teapot', 1], ['cup', 1])).outcome).toBe('ready')
  expect(ask(of(['teapot', 3], ['cup', 1]))).toEqual({ outcome: 'too-many-pieces', most: 3 })
  expect(ask(of(['teapot', 4]), { taken: {} }).outcome).toBe('ready')
  // Who was shown another price is told of that first.
  expect(ask(of(['teapot', 1, 1])).outcome).toBe('price-changed')
  const none = { leastInPaisa: null, mostPieces: null }
  expect(ask(of(['teapot', 4]), { rules: none }).outcome).toBe('ready')
})
