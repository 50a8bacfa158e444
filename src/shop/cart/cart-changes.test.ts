import { expect, test } from 'vitest'
import { changeCart, type CartItem } from './cart.ts'

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
  category: 'home-decor',
  quantity: 2,
  price: 1250,
  discountPrice: 0,
}
const vase = { ...lamp, id: 'vase', variantId: 'vase-1', name: 'Vase' }
const rug = { ...lamp, id: 'rug', variantId: 'rug-1', name: 'Rug' }

test('a line takes the price that the catalogue says, and keeps its quantity (D12)', () => {
  const cart = changeCart([lamp, vase], {
    type: 'SET_PRICE',
    variantId: 'lamp-1',
    price: 1300,
    discountPrice: 1100,
  })
  expect(cart).toEqual([{ ...lamp, price: 1300, discountPrice: 1100 }, vase])
})

test('a line taken out by mistake comes back where it was', () => {
  const without = changeCart([lamp, vase, rug], { type: 'REMOVE', variantId: 'vase-1' })
  expect(changeCart(without, { type: 'PUT_BACK', item: vase, index: 1 })).toEqual([lamp, vase, rug])
})

test('a line that was added again meanwhile does not come back twice', () => {
  expect(changeCart([vase], { type: 'PUT_BACK', item: vase, index: 0 })).toEqual([vase])
})
