import { expect, test } from 'vitest'
import type { CartItem } from '#shop/cart/cart.ts'
import type { PlacedOrderAnswer } from '#shop/orders/order-contract.ts'
import { entriesOf } from './ga4.ts'

const lamp: CartItem = {
  id: 'lamp',
  variantId: 'lamp-1',
  slug: 'lamp',
  name: 'Brass lamp',
  nameBn: 'পিতলের বাতি',
  image: '',
  color: 'Gold',
  colorBn: 'সোনালি',
  colorHex: null,
  size: 'L',
  options: [],
  category: 'home-decor',
  brand: 'Dhamrai Metal',
  quantity: 2,
  price: 1250.3,
  discountPrice: 1100,
}
const cup: CartItem = {
  ...lamp,
  id: 'cup',
  variantId: 'cup-1',
  name: 'Clay cup',
  color: '',
  size: '',
  options: [],
  brand: '',
  quantity: 3,
  price: 0.1,
  discountPrice: 0,
}

const lampItem = {
  item_id: 'lamp',
  item_name: 'Brass lamp',
  item_brand: 'Dhamrai Metal',
  item_category: 'home-decor',
  item_variant: 'Gold / L',
  price: 1100,
  discount: 150.3,
  quantity: 2,
  index: 0,
}
const cupItem = {
  item_id: 'cup',
  item_name: 'Clay cup',
  item_category: 'home-decor',
  price: 0.1,
  discount: 0,
  quantity: 3,
  index: 1,
}

const vase = {
  id: 'vase',
  name: 'Vase',
  brand: 'Shinepukur',
  category: 'home',
  priceInPaisa: 99_950,
  sellingPriceInPaisa: 80_000,
}
const vaseItem = {
  item_id: 'vase',
  item_name: 'Vase',
  item_brand: 'Shinepukur',
  item_category: 'home',
  price: 800,
  discount: 199.5,
  quantity: 1,
}
const list = { id: 'top-selling', name: 'Top Selling' }
const inList = { item_list_id: 'top-selling', item_list_name: 'Top Selling' }

test('a list that is seen names itself and the place of each product, in taka', () => {
  expect(
    entriesOf({ type: 'list-viewed', list, products: [vase, { ...vase, id: 'pot' }], from: 24 }),
  ).toEqual([
    {
      event: 'view_item_list',
      ecommerce: {
        ...inList,
        items: [
          { ...vaseItem, ...inList, index: 24 },
          { ...vaseItem, ...inList, item_id: 'pot', index: 25 },
        ],
      },
    },
  ])
})

test('a product chosen in a list names the list', () => {
  expect(entriesOf({ type: 'product-chosen', place: { list, index: 3 }, product: vase })).toEqual([
    {
      event: 'select_item',
      ecommerce: { ...inList, items: [{ ...vaseItem, ...inList, index: 3 }] },
    },
  ])
})

test('a product page sends the variant that it shows, at its price', () => {
  const options = {
    color: 'Blue',
    size: null,
    options: [],
    priceInPaisa: 120_000,
    sellingPriceInPaisa: 90_050,
  }
  expect(entriesOf({ type: 'product-viewed', product: vase, options })).toEqual([
    {
      event: 'view_item',
      ecommerce: {
        currency: 'BDT',
        value: 900.5,
        items: [{ ...vaseItem, item_variant: 'Blue', price: 900.5, discount: 299.5 }],
      },
    },
  ])
})

test('what is wished for names the list that it stood in', () => {
  expect(entriesOf({ type: 'product-wished', product: vase, place: { list, index: 1 } })).toEqual([
    {
      event: 'add_to_wishlist',
      ecommerce: { currency: 'BDT', value: 800, items: [{ ...vaseItem, ...inList, index: 1 }] },
    },
  ])
})

test('into the cart goes what is more of a line than before, out of it what is less', () => {
  const change = (before: readonly CartItem[], after: readonly CartItem[]) =>
    entriesOf({ type: 'cart-changed', before, after, place: undefined })
  expect(change([], [lamp])).toEqual([
    { event: 'add_to_cart', ecommerce: { currency: 'BDT', value: 2200, items: [lampItem] } },
  ])
  expect(change([lamp], [{ ...lamp, quantity: 5 }])).toMatchObject([
    { event: 'add_to_cart', ecommerce: { value: 3300, items: [{ quantity: 3 }] } },
  ])
  expect(change([{ ...lamp, quantity: 5 }, cup], [lamp])).toMatchObject([
    {
      event: 'remove_from_cart',
      ecommerce: { value: 3300.3, items: [{ quantity: 3 }, { item_id: 'cup', quantity: 3 }] },
    },
  ])
  expect(change([lamp], [cup]).map(({ event }) => event)).toEqual([
    'add_to_cart',
    'remove_from_cart',
  ])
  expect(change([lamp], [{ ...lamp, price: 2000 }])).toEqual([])
})

test('what goes into the cart from a list names the list', () => {
  const [added] = entriesOf({
    type: 'cart-changed',
    before: [],
    after: [lamp],
    place: { list, index: 4 },
  })
  expect(added).toMatchObject({ ecommerce: { items: [{ ...lampItem, ...inList, index: 4 }] } })
})

test('a cart that is seen sends its lines and their value, without stray fractions', () => {
  expect(entriesOf({ type: 'cart-viewed', cart: [lamp, cup] })).toEqual([
    {
      event: 'view_cart',
      ecommerce: { currency: 'BDT', value: 2200.3, items: [lampItem, cupItem] },
    },
  ])
})

test('begin_checkout is one event in both shapes: as specified (7), and that of GA4', () => {
  expect(entriesOf({ type: 'checkout-begun', cart: [lamp, cup] })).toEqual([
    {
      event: 'begin_checkout',
      ecommerce: {
        currencyCode: 'BDT',
        checkout: {
          actionField: { step: 1, option: 'Cash On Delivery' },
          products: [
            { name: 'Brass lamp', id: 'lamp', price: 1100, quantity: 2 },
            { name: 'Clay cup', id: 'cup', price: 0.1, quantity: 3 },
          ],
        },
        currency: 'BDT',
        value: 2200.3,
        items: [lampItem, cupItem],
      },
    },
  ])
})

test('delivery and payment are sent with the cart, whose value has no delivery in it', () => {
  const cart = { currency: 'BDT', value: 2200, items: [lampItem] }
  expect(entriesOf({ type: 'delivery-known', cart: [lamp], deliveryName: 'Inside Dhaka' })).toEqual(
    [{ event: 'add_shipping_info', ecommerce: { ...cart, shipping_tier: 'Inside Dhaka' } }],
  )
  expect(entriesOf({ type: 'payment-chosen', cart: [lamp] })).toEqual([
    { event: 'add_payment_info', ecommerce: { ...cart, payment_type: 'Cash On Delivery' } },
  ])
})

const order = {
  orderId: '100234',
  orderDetails: {
    subtotal: 2200,
    deliveryCharge: 60,
    grandTotal: 2260,
    products: [
      {
        id: 'lamp',
        variantId: 'lamp-1',
        name: 'Brass lamp',
        color: 'Gold',
        size: 'L',
        options: [],
        price: 1100,
        quantity: 2,
      },
    ],
  },
} as unknown as PlacedOrderAnswer

test('a purchase sends the order as it was placed, and from the cart what the order does not know', () => {
  const totals = {
    transaction_id: '100234',
    currency: 'BDT',
    value: 2200,
    shipping: 60,
    tax: 0,
    payment_type: 'Cash On Delivery',
  }
  expect(entriesOf({ type: 'order-placed', order, bought: [cup, lamp] })).toEqual([
    { event: 'purchase', ecommerce: { ...totals, items: [lampItem] } },
  ])
  const { item_brand: _, item_category: __, discount: ___, ...bare } = lampItem
  expect(entriesOf({ type: 'order-placed', order, bought: [] })).toEqual([
    { event: 'purchase', ecommerce: { ...totals, items: [bare] } },
  ])
})

test('a search sends its words', () => {
  expect(entriesOf({ type: 'searched', words: 'বাতি', found: true })).toEqual([
    { event: 'search', search_term: 'বাতি' },
  ])
})

test('a banner is a promotion without goods; hot deals are one with goods', () => {
  const promotion = { id: 'b1', name: 'Eid week', slot: 'slider-1' }
  const names = {
    promotion_id: 'b1',
    promotion_name: 'Eid week',
    creative_name: 'Eid week',
    creative_slot: 'slider-1',
  }
  expect(entriesOf({ type: 'promotion-viewed', promotion })).toEqual([
    { event: 'view_promotion', ecommerce: { ...names, items: [] } },
  ])
  const praised = { ...promotion, products: [vase] }
  expect(entriesOf({ type: 'promotion-chosen', promotion: praised })).toEqual([
    {
      event: 'select_promotion',
      ecommerce: { ...names, items: [{ ...vaseItem, index: 0, ...names }] },
    },
  ])
})

test('signing in or up sends the method, and nothing of who the person is', () => {
  expect([
    ...entriesOf({ type: 'authenticated', how: 'signed-up', method: 'password' }),
    ...entriesOf({ type: 'authenticated', how: 'signed-in', method: 'google' }),
  ]).toEqual([
    { event: 'sign_up', method: 'password' },
    { event: 'login', method: 'google' },
  ])
})

test('where a visitor is, is sent with the fields of the specification (3, 7)', () => {
  const visitor = {
    facebook_id: 'anonymous',
    facebook_email: '',
    email: '',
    user_agent: 'x',
    location: { latitude: 23.8103, longitude: 90.4125 },
    timestamp: '11/21/2026, 02:05:09 PM',
  }
  expect(entriesOf({ type: 'visitor-located', visitor })).toEqual([
    { event: 'user_location', ...visitor },
  ])
})

test('a coupon goes along with checkout and purchase; what it takes off is no revenue', () => {
  const [begun] = entriesOf({ type: 'checkout-begun', cart: [lamp], coupon: 'EID50' })
  expect(begun?.ecommerce).toMatchObject({ coupon: 'EID50' })
  const boughtWith = (kind: 'fixed' | 'free-delivery', discount: number) => {
    const coupon = { code: 'EID50', kind, discount }
    const placed = { ...order, orderDetails: { ...order.orderDetails, coupon } }
    return entriesOf({ type: 'order-placed', order: placed, bought: [] })[0]?.ecommerce
  }
  const sums = { coupon: 'EID50', value: 2149.5, shipping: 60 }
  expect(boughtWith('fixed', 50.5)).toMatchObject(sums)
  expect(boughtWith('free-delivery', 60)).toMatchObject({ ...sums, value: 2200, shipping: 0 })
})
