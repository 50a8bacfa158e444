import { expect, test } from 'vitest'
import { changeWishlist, type WishlistItem } from './wishlist.ts'

const teapot: WishlistItem = {
  id: 'p1',
  slug: 'teapot',
  name: 'Teapot',
  nameBn: null,
  image: '',
  price: 1250,
  discountPrice: 0,
  variantId: null,
}

test('a product is wished for once, however often its heart is pressed on', () => {
  const once = changeWishlist([], { type: 'ADD_TO_WISHLIST', item: teapot })
  expect(changeWishlist(once, { type: 'ADD_TO_WISHLIST', item: teapot })).toEqual([teapot])
})

test('the latest wish stands last', () => {
  const lamp = { ...teapot, id: 'p2', name: 'Lamp' }
  expect(changeWishlist([teapot], { type: 'ADD_TO_WISHLIST', item: lamp })).toEqual([teapot, lamp])
})

test('a wish is taken back by its product', () => {
  const two = [teapot, { ...teapot, id: 'p2' }]
  expect(changeWishlist(two, { type: 'REMOVE_FROM_WISHLIST', id: 'p1' })).toEqual([two[1]])
})

test('a wish taken back by mistake comes back where it was, once', () => {
  const lamp = { ...teapot, id: 'p2', name: 'Lamp' }
  const putBack = { type: 'PUT_BACK', item: teapot, index: 0 } as const
  const back = changeWishlist([lamp], putBack)
  expect(back).toEqual([teapot, lamp])
  expect(changeWishlist(back, putBack)).toEqual([teapot, lamp])
})
