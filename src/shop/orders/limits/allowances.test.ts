import { expect, test } from 'vitest'
import { firstSettings } from '#shop/settings/settings.ts'
import { allowancesFor } from './order-limits.ts'

const now = new Date('2026-11-20T06:00:00Z')
const limits = firstSettings.orderLimits
const allowances = (changes: Partial<Parameters<typeof allowancesFor>[0]> = {}) =>
  allowancesFor({ limits, piecesInShop: 100_000, factor: 1, now, ...changes })

test('a large shop lets phone and client hold what the merchant set (D28)', () => {
  expect(allowances()).toEqual({
    phone: {
      orders: 5,
      pieces: 50,
      piecesOfProduct: 20,
      valueInPaisa: 20_000_000,
      percentOfStock: 25,
      fewOfProduct: 5,
    },
    client: {
      orders: 60,
      pieces: 200,
      piecesOfProduct: 60,
      valueInPaisa: 100_000_000,
      percentOfStock: 50,
      fewOfProduct: 5,
    },
    mostOfPhone: 10,
    countedFrom: new Date('2026-11-19T06:00:00Z'),
  })
})

test('of a small shop a phone holds its share, and always a few pieces', () => {
  expect(allowances({ piecesInShop: 419 })).toMatchObject({
    phone: { pieces: 20 },
    client: { pieces: 104 },
  })
  expect(allowances({ piecesInShop: 0 })).toMatchObject({
    phone: { pieces: 10 },
    client: { pieces: 10 },
  })
})

test('the factor of load tests multiplies every limit; a share stays at most everything', () => {
  expect(allowances({ factor: 10 })).toMatchObject({
    phone: { orders: 50, pieces: 500, piecesOfProduct: 200, percentOfStock: 100, fewOfProduct: 50 },
    mostOfPhone: 100,
  })
  expect(allowances({ factor: 0.01 }).phone).toMatchObject({ orders: 1, pieces: 1 })
})

test('a client that may hold more than ten thousand orders is not counted', () => {
  const withOrders = (orders: number) =>
    allowances({ limits: { ...limits, client: { ...limits.client, orders } } }).client
  expect(withOrders(10_000)).toMatchObject({ orders: 10_000 })
  expect(withOrders(10_001)).toBeNull()
})

const unlimited = {
  orders: null,
  pieces: null,
  piecesOfProduct: null,
  valueInPaisa: null,
  percentOfStock: null,
  percentOfShop: null,
}

test('where the merchant sets no limit there is none, and it is no number that PostgreSQL cannot count', () => {
  const none = {
    orders: 2_147_483_647,
    pieces: 2_147_483_647,
    piecesOfProduct: 2_147_483_647,
    valueInPaisa: Number.MAX_SAFE_INTEGER,
    percentOfStock: 100,
  }
  const phone = { ...unlimited, ordersPerDay: null }
  for (const factor of [0.2, 1, 10_000])
    expect(allowances({ limits: { ...limits, phone }, factor })).toMatchObject({
      phone: none,
      mostOfPhone: 2_147_483_647,
    })
})

test('a client is counted while one of its limits is set, also without one of orders', () => {
  const clientWith = (client: typeof limits.client) =>
    allowances({ limits: { ...limits, client } }).client
  expect(clientWith({ ...unlimited, pieces: 30 })).toMatchObject({ pieces: 30 })
  expect(clientWith({ ...unlimited, percentOfShop: 1 })).toMatchObject({ pieces: 1000 })
  expect(clientWith(unlimited)).toBeNull()
})
