import { expect, test } from 'vitest'
import { changeCart, type CartItem } from '#shop/cart/cart.ts'
import type { CartQuoteAnswer } from '#shop/orders/placement/quote-contract.ts'
import {
  noticesOf,
  refreshActions,
  rememberPrices,
  actionsForNotices,
  remainingNotices,
  type LineNotices,
} from './cart-changes.ts'

type Line = CartQuoteAnswer['lines'][number]

const lamp: CartItem = {
  id: 'lamp',
  variantId: 'lamp-1',
  slug: 'lamp',
  name: 'Brass lamp',
  nameBn: null,
  image: '',
  color: '',
  colorBn: null,
  colorHex: null,
  size: '',
  options: [],
  category: 'home-decor',
  quantity: 3,
  price: 1250,
  discountPrice: 1100,
}

const quoted: Line = {
  variantId: 'lamp-1',
  quantity: 3,
  sold: true,
  id: 'lamp',
  slug: 'lamp',
  name: 'Brass lamp',
  nameBn: null,
  image: '',
  color: '',
  colorBn: null,
  size: '',
  options: [],
  price: 1250,
  discountPrice: 1100,
  unitPriceInPaisa: 110_000,
  stock: 'in-stock',
  left: null,
  limit: null,
}

const quoteOf = (...lines: Line[]): CartQuoteAnswer => ({
  lines,
  subtotal: 0,
  subtotalInPaisa: 0,
  delivery: null,
  deliveryChargeInPaisa: null,
  unknownPlace: null,
  grandTotal: 0,
  leastOrderInPaisa: null,
  mostPieces: null,
  coupon: null,
})

const saidOf = (line: Partial<Line>) =>
  noticesOf([lamp], quoteOf({ ...quoted, ...line })).get('lamp-1')

test('a cart that is as the catalogue says gets no notice', () => {
  expect(saidOf({})).toBeUndefined()
})

test('a new price is said with the old one (D12)', () => {
  expect(saidOf({ discountPrice: 0, unitPriceInPaisa: 125_000 })).toEqual([
    { kind: 'price', fromInPaisa: 110_000, toInPaisa: 125_000 },
  ])
})

test('what one order may have is said as such, not as what is left', () => {
  expect(saidOf({ left: 2, limit: 2 })).toEqual([{ kind: 'fewer', left: 2, limit: 2 }])
})

test('fewer than wanted, sold out and not sold any more are three different things (D12)', () => {
  expect(saidOf({ left: 2, stock: 'few-left' })).toEqual([{ kind: 'fewer', left: 2 }])
  expect(saidOf({ left: 0, stock: 'sold-out' })).toEqual([{ kind: 'sold-out' }])
  expect(saidOf({ sold: false })).toEqual([{ kind: 'not-sold' }])
})

test('the cart takes the new price, and only that', () => {
  const actions = refreshActions([lamp], quoteOf({ ...quoted, price: 1300, discountPrice: 0 }))
  expect(actions.reduce(changeCart, [lamp])).toEqual([{ ...lamp, price: 1300, discountPrice: 0 }])
  expect(refreshActions([lamp], quoteOf(quoted))).toEqual([])
  expect(refreshActions([lamp], quoteOf({ ...quoted, sold: false, price: 0 }))).toEqual([])
})

test('what was said of a price stays said once the cart holds it, from the first price on', () => {
  const first: LineNotices = new Map([
    ['lamp-1', [{ kind: 'price', fromInPaisa: 100, toInPaisa: 120 }]],
  ])
  expect(rememberPrices(first, new Map())).toEqual(first)
  const second: LineNotices = new Map([
    ['lamp-1', [{ kind: 'price', fromInPaisa: 120, toInPaisa: 150 }]],
  ])
  expect(rememberPrices(first, second).get('lamp-1')).toEqual([
    { kind: 'price', fromInPaisa: 100, toInPaisa: 150 },
  ])
})

test('a price that went up and came back is no news', () => {
  const up: LineNotices = new Map([
    ['lamp-1', [{ kind: 'price', fromInPaisa: 100, toInPaisa: 120 }]],
  ])
  const back: LineNotices = new Map([
    ['lamp-1', [{ kind: 'price', fromInPaisa: 120, toInPaisa: 100 }]],
  ])
  expect(rememberPrices(up, back).size).toBe(0)
})

test('who has taken fewer since, or taken the line out, sees the notice no more', () => {
  const fewer: LineNotices = new Map([['lamp-1', [{ kind: 'fewer', left: 2 }]]])
  expect(remainingNotices([lamp], fewer).size).toBe(1)
  expect(remainingNotices([{ ...lamp, quantity: 2 }], fewer).size).toBe(0)
  expect(remainingNotices([], fewer).size).toBe(0)
})

test('one press leaves in the cart what can be had', () => {
  const notices: LineNotices = new Map([
    ['lamp-1', [{ kind: 'fewer', left: 2 }]],
    ['vase-1', [{ kind: 'sold-out' }]],
    ['rug-1', [{ kind: 'price', fromInPaisa: 1, toInPaisa: 2 }]],
  ])
  const cart = [lamp, { ...lamp, id: 'vase', variantId: 'vase-1' }]
  expect(actionsForNotices(notices).reduce(changeCart, cart)).toEqual([{ ...lamp, quantity: 2 }])
})
