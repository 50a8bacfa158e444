import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CartItem } from '#shop/cart/cart.ts'
import { tellBeginCheckout } from './tell-analytics.ts'

beforeEach(() => vi.stubGlobal('window', {}))
afterEach(() => vi.unstubAllGlobals())

const lamp: CartItem = {
  id: 'lamp',
  variantId: 'lamp-1',
  slug: 'lamp',
  name: 'Brass lamp',
  nameBn: null,
  image: '',
  color: 'Gold',
  colorBn: null,
  colorHex: null,
  size: 'L',
  category: 'home-decor',
  quantity: 2,
  price: 1250,
  discountPrice: 1100,
}

test('begin_checkout says currency, step, option and the effective price of each product (spec 7)', () => {
  tellBeginCheckout([lamp])
  expect(window.dataLayer?.at(-1)).toMatchObject({
    event: 'begin_checkout',
    ecommerce: {
      currencyCode: 'BDT',
      checkout: {
        actionField: { step: 1, option: 'Cash On Delivery' },
        products: [{ name: 'Brass lamp', id: 'lamp', price: 1100, quantity: 2 }],
      },
    },
  })
})

test('the same event speaks to GA4 too, so that it is counted once', () => {
  tellBeginCheckout([lamp])
  expect(window.dataLayer).toHaveLength(2)
  expect(window.dataLayer?.at(-1)).toMatchObject({
    ecommerce: {
      currency: 'BDT',
      value: 2200,
      items: [
        { item_id: 'lamp', item_variant: 'Gold / L', price: 1100, discount: 150, quantity: 2 },
      ],
    },
  })
})
