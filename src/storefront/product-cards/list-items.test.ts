import { expect, test } from 'vitest'
import { changeCart } from '#shop/cart/cart.ts'
import type { ProductCard } from '#shop/catalog/product.ts'
import { cartItem, onlyChoice, wishlistItem } from './list-items.ts'

const teapot: ProductCard = {
  id: 'p1',
  slug: 'teapot',
  name: 'Teapot',
  nameBn: 'চায়ের কেটলি',
  brand: 'Shinepukur',
  category: 'home',
  picture: { hash: '0123456789abcdef01234567', width: 1200, height: 1200, placeholder: '' },
  priceInPaisa: 125_050,
  sellingPriceInPaisa: 99_900,
  dealEndsAt: null,
  stock: 'in-stock',
  onlyVariant: { id: 'v1', sku: 'TEAPOT' },
}

test('a product without options goes into the cart from its card, in taka (D10, D11)', () => {
  const choice = onlyChoice(teapot)!
  expect(cartItem(teapot, choice, 2)).toMatchObject({
    id: 'p1',
    variantId: 'v1',
    color: '',
    size: '',
    quantity: 2,
    price: 1250.5,
    discountPrice: 999,
    image: '/pictures/0123456789abcdef01234567-192.webp',
  })
})

test('the cart cuts its picture where the card does', () => {
  const focus = { x: 0, y: 75 }
  const focused = { ...teapot, picture: { ...teapot.picture!, focus } }
  expect(cartItem(focused, onlyChoice(focused)!, 1).imageFocus).toEqual(focus)
  expect(wishlistItem(focused).imageFocus).toEqual(focus)
  expect(wishlistItem(teapot)).not.toHaveProperty('imageFocus')
})

test('added twice it is one line with both (spec 4, D10)', () => {
  const item = cartItem(teapot, onlyChoice(teapot)!, 1)
  const cart = changeCart(changeCart([], { type: 'ADD', item }), { type: 'ADD', item })
  expect(cart).toMatchObject([{ variantId: 'v1', quantity: 2 }])
})

test('where the price is not cut there is no discount price', () => {
  const plain = { ...teapot, sellingPriceInPaisa: teapot.priceInPaisa }
  expect(cartItem(plain, onlyChoice(plain)!, 1).discountPrice).toBe(0)
})

test('a product with options has to be chosen first', () => {
  expect(onlyChoice({ ...teapot, onlyVariant: null })).toBeUndefined()
  expect(wishlistItem({ ...teapot, onlyVariant: null })).toMatchObject({ variantId: null })
})
