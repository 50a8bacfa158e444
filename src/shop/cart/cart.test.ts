import { describe, expect, test } from 'vitest'
import { cartTotalInPaisa, changeCart, effectivePrice, itemCount, type CartItem } from './cart.ts'

const teapot: CartItem = {
  id: 'p1',
  variantId: 'v1',
  slug: 'teapot',
  name: 'Teapot',
  nameBn: null,
  image: '',
  color: 'Red',
  colorBn: null,
  colorHex: '#ff0000',
  size: '',
  options: [],
  category: 'home',
  quantity: 1,
  price: 100,
  discountPrice: 0,
}
const blueTeapot = { ...teapot, variantId: 'v2', color: 'Blue' }

const after = (cart: CartItem[], ...actions: Parameters<typeof changeCart>[1][]) =>
  actions.reduce<CartItem[]>(changeCart, cart)

describe('the cart', () => {
  test('adds up the same product, colour and size, and keeps other ones apart (D10)', () => {
    const cart = after(
      [],
      { type: 'ADD', item: teapot },
      { type: 'ADD', item: blueTeapot },
      { type: 'ADD', item: { ...teapot, quantity: 2 } },
    )
    expect(cart.map(({ color, quantity }) => [color, quantity])).toEqual([
      ['Red', 3],
      ['Blue', 1],
    ])
  })

  test('keeps apart what only a free option tells apart', () => {
    const lengths = ['5 ft', '6 ft', '5 ft'].map((value) => ({
      ...teapot,
      variantId: value,
      options: [{ name: 'Length', nameBn: null, value }],
    }))
    const cart = after([], ...lengths.map((item) => ({ type: 'ADD' as const, item })))
    expect(cart.map(({ variantId, quantity }) => [variantId, quantity])).toEqual([
      ['5 ft', 2],
      ['6 ft', 1],
    ])
  })

  test('adds the only variant of a card to the line that its page made, and the line keeps its words', () => {
    const ofCard = { ...teapot, color: '', colorHex: null }
    const add = (item: CartItem) => ({ type: 'ADD' as const, item })
    for (const cart of [after([], add(teapot), add(ofCard)), after([], add(ofCard), add(teapot))])
      expect(cart.map(({ color, quantity }) => [color, quantity])).toEqual([['Red', 2]])
  })

  test('takes over the newest price when something is added again', () => {
    const [line] = after([teapot], { type: 'ADD', item: { ...teapot, price: 120 } })
    expect(line).toMatchObject({ price: 120, quantity: 2 })
  })

  test('Increase adds 1; Decrease takes 1 off, but never goes below 1 (spec 4)', () => {
    const more = after([teapot], { type: 'INCREASE', variantId: 'v1' })
    expect(more[0]?.quantity).toBe(2)
    const down = { type: 'DECREASE', variantId: 'v1' } as const
    expect(after(more, down, down, down)[0]?.quantity).toBe(1)
  })

  test.each([
    [5, 5],
    [0, 1],
    [-3, 1],
    [2.9, 2],
    [1e308, 99],
    [Number.NaN, 1],
  ])('a typed quantity of %s becomes %i', (quantity, kept) => {
    const cart = after([teapot], { type: 'SET_QUANTITY', variantId: 'v1', quantity })
    expect(cart[0]?.quantity).toBe(kept)
  })

  test('Remove takes one line out, CLEAR_CART all (spec 4)', () => {
    const cart = [teapot, blueTeapot]
    expect(after(cart, { type: 'REMOVE', variantId: 'v1' })).toEqual([blueTeapot])
    expect(after(cart, { type: 'CLEAR_CART' })).toEqual([])
  })

  test('totals take the discount price where it is above 0, and count pieces (spec 5)', () => {
    expect(effectivePrice({ price: 100, discountPrice: 0 })).toBe(100)
    expect(effectivePrice({ price: 100, discountPrice: 80 })).toBe(80)
    const cart = [
      { ...teapot, price: 0.1, quantity: 3 },
      { ...blueTeapot, discountPrice: 19.99, quantity: 2 },
    ]
    expect(cartTotalInPaisa(cart)).toBe(4028)
    expect(itemCount(cart)).toBe(5)
    expect(cartTotalInPaisa([])).toBe(0)
  })
})

describe('of two lines only the one that is meant changes', () => {
  const two = [
    { ...teapot, quantity: 3 },
    { ...blueTeapot, quantity: 3 },
  ]
  const quantities = (cart: readonly CartItem[]) => cart.map(({ quantity }) => quantity)

  test.each([
    [{ type: 'INCREASE', variantId: 'v2' }, [3, 4]],
    [{ type: 'DECREASE', variantId: 'v2' }, [3, 2]],
    [{ type: 'SET_QUANTITY', variantId: 'v1', quantity: 9 }, [9, 3]],
    [{ type: 'REMOVE', variantId: 'v1' }, [3]],
  ] as const)('%j', (action, left) => expect(quantities(after(two, action))).toEqual(left))

  test('a new price', () => {
    const cart = after(two, { type: 'SET_PRICE', variantId: 'v2', price: 80, discountPrice: 0 })
    expect(cart.map(({ price }) => price)).toEqual([100, 80])
  })

  test('another size is another line; what is put back beside other lines returns', () => {
    const large = { ...teapot, variantId: 'v3', size: 'L' }
    expect(after(two, { type: 'ADD', item: large })).toHaveLength(3)
    const cart = after([blueTeapot], { type: 'PUT_BACK', item: teapot, index: 0 })
    expect(cart.map(({ variantId }) => variantId)).toEqual(['v1', 'v2'])
    expect(after(two, { type: 'PUT_BACK', item: teapot, index: 0 })).toHaveLength(2)
  })
})

test('a line takes the price that the catalogue says, and keeps its quantity (D12)', () => {
  const two = { ...teapot, quantity: 2 }
  const prices = { price: 130, discountPrice: 110 }
  expect(after([two, blueTeapot], { type: 'SET_PRICE', variantId: 'v1', ...prices })).toEqual([
    { ...two, ...prices },
    blueTeapot,
  ])
})

test('the same colour and size of another product is another line (D10)', () => {
  const kettle = { ...teapot, id: 'p9', variantId: 'v9' }
  expect(after([teapot], { type: 'ADD', item: kettle })).toEqual([teapot, kettle])
})

test('a line taken out by mistake comes back where it was', () => {
  const rug = { ...teapot, id: 'p2', variantId: 'v3', name: 'Rug' }
  const all = [teapot, blueTeapot, rug]
  const without = after(all, { type: 'REMOVE', variantId: 'v2' })
  expect(without).toEqual([teapot, rug])
  expect(after(without, { type: 'PUT_BACK', item: blueTeapot, index: 1 })).toEqual(all)
})

test('a line that was added again meanwhile does not come back twice', () => {
  const putBack = { type: 'PUT_BACK', item: blueTeapot, index: 0 } as const
  expect(after([blueTeapot], putBack)).toEqual([blueTeapot])
})
