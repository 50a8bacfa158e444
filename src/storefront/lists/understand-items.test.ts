import { expect, test } from 'vitest'
import {
  understandCart,
  understandCompare,
  understandViewed,
  understandWishlist,
} from './understand-items.ts'

const teapot = {
  id: 'p1',
  variantId: 'v1',
  slug: 'teapot',
  name: 'Teapot',
  nameBn: 'চায়ের কেটলি',
  image: '/pictures/abc-96.webp',
  color: 'Blue',
  colorBn: 'নীল',
  colorHex: '#0000ff',
  size: '',
  options: [],
  category: 'home',
  quantity: 2,
  price: 1250,
  discountPrice: 0,
}

test('a cart that this shop wrote is read as it was', () => {
  expect(understandCart([teapot])).toEqual({ items: [teapot], damaged: false })
})

test('the brand is carried along where there is one', () => {
  const branded = { ...teapot, brand: 'Shinepukur' }
  expect(understandCart([branded])).toEqual({ items: [branded], damaged: false })
})

test('what stays in sight of its picture is carried along, and nothing else in its place', () => {
  const focused = { ...teapot, imageFocus: { x: 0, y: 100 } }
  expect(understandCart([focused]).items).toEqual([focused])
  expect(understandCart([{ ...teapot, imageFocus: 'x"><script>' }]).items).toEqual([teapot])
})

test('a cart of an older shop is read: price as a list, no variant, numbers as texts', () => {
  const { items, damaged } = understandCart([
    { _id: 7, name: 'Lamp', images: ['/lamp.jpg'], price: ['900', 950], size: 'L', quantity: '3' },
  ])
  expect(damaged).toBe(false)
  expect(items).toMatchObject([
    { id: '7', variantId: '7/L', slug: '7', image: '/lamp.jpg', price: 900, quantity: 3 },
  ])
})

test('the same product in two sizes without variants stays two lines', () => {
  const lamp = { id: '7', name: 'Lamp', price: 900 }
  const { items } = understandCart([
    { ...lamp, size: 'L' },
    { ...lamp, size: 'M' },
  ])
  expect(new Set(items.map((item) => item.variantId)).size).toBe(2)
})

test('lines that cannot be understood are damage; the others stay', () => {
  const bad = [
    null,
    7,
    'x',
    {},
    [[]],
    { id: 1 },
    { id: 'p2', name: 'No price' },
    { ...teapot, price: -1 },
  ]
  for (const entry of bad) {
    expect(understandCart([entry, teapot])).toEqual({ items: [teapot], damaged: true })
  }
})

test('what is no list at all is damage', () => {
  for (const stored of [undefined, null, {}, 'text', 7]) {
    expect(understandCart(stored)).toEqual({ items: [], damaged: true })
    expect(understandWishlist(stored)).toEqual({ items: [], damaged: true })
  }
})

test('quantities are brought into what an order can take', () => {
  const quantities = [0, -5, 1.9, 1e9, 'lots'].map(
    (quantity) => understandCart([{ ...teapot, quantity }]).items[0]!.quantity,
  )
  expect(quantities).toEqual([1, 1, 1, 99, 1])
})

test('a line that stands there twice is merged (D10)', () => {
  expect(understandCart([teapot, teapot]).items).toMatchObject([{ quantity: 4 }])
})

test('a script in the place of a picture or a colour is dropped', () => {
  const { items } = understandCart([
    { ...teapot, image: 'javascript:alert(1)', colorHex: 'red;}body{display:none' },
  ])
  expect(items).toMatchObject([{ image: '', colorHex: null }])
})

test('a wishlist is read, each product once', () => {
  const wished = {
    id: 'p1',
    slug: 'teapot',
    name: 'Teapot',
    nameBn: null,
    image: '',
    price: 1250,
    discountPrice: 1000,
    variantId: null,
  }
  expect(understandWishlist([wished, wished])).toEqual({ items: [wished], damaged: false })
})

test('of a comparison, what this shop wrote is read; more than four and what is no product is not (D20)', () => {
  const item = { id: 'p1', slug: 'teapot', name: 'Teapot', nameBn: null, image: '' }
  expect(understandCompare([item])).toEqual({ items: [item], damaged: false })
  const five = [1, 2, 3, 4, 5].map((number) => ({ ...item, id: `p${number}` }))
  expect(understandCompare(five).items).toHaveLength(4)
  expect(understandCompare([item, { name: 'No id' }, 7])).toEqual({ items: [item], damaged: true })
})

test('what was looked at keeps its order; what cannot be read is left out, and that is known', () => {
  const lamp = { id: 'lamp', slug: 'lamp', name: 'Lamp', nameBn: null, image: '' }
  const rug = { ...lamp, id: 'rug', slug: 'rug', name: 'Rug' }
  expect(understandViewed([lamp, rug])).toEqual({ items: [lamp, rug], damaged: false })
  expect(understandViewed([lamp, 'rug', rug])).toEqual({ items: [lamp, rug], damaged: true })
  const many = Array.from({ length: 50 }, (_, place) => ({ ...lamp, id: String(place) }))
  expect(understandViewed(many).items).toHaveLength(12)
  const script = { ...lamp, image: 'javascript:alert(1)' }
  expect(understandViewed([script]).items).toMatchObject([{ image: '' }])
})

test('free options are carried along, and what is none of them is dropped', () => {
  const options = [{ name: 'Length', nameBn: null, value: '6 ft' }]
  expect(understandCart([{ ...teapot, options }]).items).toMatchObject([{ options }])
  const odd = [...options, 'x', null, { name: 'Flavour' }, { value: 'Mango' }]
  expect(understandCart([{ ...teapot, options: odd }]).items).toMatchObject([{ options }])
  expect(understandCart([{ ...teapot, options: 'Length' }]).items).toMatchObject([{ options: [] }])
})
