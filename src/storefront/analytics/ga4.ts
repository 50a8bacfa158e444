import { cartTotalInPaisa, effectivePrice, type CartItem } from '#shop/cart/cart.ts'
import type { PlacedOrderAnswer } from '#shop/orders/order-contract.ts'
import { paisaFromTaka, takaFromPaisa } from '#platform/money.ts'
import type { Entry } from './data-layer.ts'
import { productItem, lineItem, orderedItem } from './ga4-items.ts'
import type { ListPlace, Promotion, ShopEvent } from './shop-event.ts'

/** What happens in the shop as Google Analytics 4 calls it. Money is taka; values are without delivery. */

const currency = 'BDT'
const paymentType = 'Cash On Delivery'
const comings = { 'signed-in': 'login', 'signed-up': 'sign_up' } as const

export function entriesOf(event: ShopEvent): Entry[] {
  switch (event.type) {
    case 'visitor-located':
      return [{ event: 'user_location', ...event.visitor }]
    case 'authenticated':
      return [{ event: comings[event.how], method: event.method }]
    case 'searched':
      return [{ event: 'search', search_term: event.words }]
    case 'promotion-viewed':
      return [{ event: 'view_promotion', ecommerce: promotionOf(event.promotion) }]
    case 'promotion-chosen':
      return [{ event: 'select_promotion', ecommerce: promotionOf(event.promotion) }]
    case 'list-viewed':
    case 'product-chosen':
    case 'product-viewed':
    case 'product-wished':
      return [entryOfProducts(event)]
    default:
      return aboutCart(event)
  }
}

type ProductEvent = Extract<
  ShopEvent,
  { type: 'list-viewed' | 'product-chosen' | 'product-viewed' | 'product-wished' }
>

function entryOfProducts(event: ProductEvent): Entry {
  switch (event.type) {
    case 'list-viewed': {
      const { list, products, from = 0 } = event
      const items = products.map((product, index) =>
        productItem(product, { place: { list, index: from + index } }),
      )
      return { event: 'view_item_list', ecommerce: { ...namesOf(list), items } }
    }
    case 'product-chosen': {
      const { place, product } = event
      const items = [productItem(product, { place })]
      return { event: 'select_item', ecommerce: { ...namesOf(place.list), items } }
    }
    case 'product-viewed': {
      const { product, options } = event
      const value = takaFromPaisa(options.sellingPriceInPaisa)
      const items = [productItem(product, { options })]
      return { event: 'view_item', ecommerce: { currency, value, items } }
    }
    case 'product-wished': {
      const { product, place } = event
      const value = takaFromPaisa(product.sellingPriceInPaisa)
      const items = [productItem(product, { place })]
      return { event: 'add_to_wishlist', ecommerce: { currency, value, items } }
    }
  }
}

type CartEvent = Extract<
  ShopEvent,
  {
    type:
      | 'cart-changed'
      | 'cart-viewed'
      | 'checkout-begun'
      | 'delivery-known'
      | 'payment-chosen'
      | 'order-placed'
  }
>

function aboutCart(event: CartEvent): Entry[] {
  switch (event.type) {
    case 'cart-changed': {
      const { before, after, place } = event
      return [
        ...changeOf('add_to_cart', morePieces(before, after), place),
        ...changeOf('remove_from_cart', morePieces(after, before)),
      ]
    }
    case 'cart-viewed':
      return [{ event: 'view_cart', ecommerce: cartOf(event.cart) }]
    case 'checkout-begun':
      return [
        {
          event: 'begin_checkout',
          ecommerce: { ...checkoutOf(event.cart), ...couponOf(event.coupon) },
        },
      ]
    case 'delivery-known': {
      const shipping = { shipping_tier: event.deliveryName }
      return [{ event: 'add_shipping_info', ecommerce: { ...cartOf(event.cart), ...shipping } }]
    }
    case 'payment-chosen': {
      const payment = { payment_type: paymentType }
      return [{ event: 'add_payment_info', ecommerce: { ...cartOf(event.cart), ...payment } }]
    }
    case 'order-placed':
      return [{ event: 'purchase', ecommerce: purchaseOf(event.order, event.bought) }]
  }
}

/** One event in both shapes, the one of the specification (7) and GA4's: two would be counted twice. */
function checkoutOf(cart: readonly CartItem[]) {
  const products = cart.map((item) => ({
    name: item.name,
    id: item.id,
    price: effectivePrice(item),
    quantity: item.quantity,
  }))
  return {
    currencyCode: currency,
    checkout: { actionField: { step: 1, option: paymentType }, products },
    ...cartOf(cart),
  }
}

function purchaseOf(order: PlacedOrderAnswer, bought: readonly CartItem[]) {
  const { subtotal, deliveryCharge, products, coupon } = order.orderDetails
  const { discount = 0 } = coupon ?? {}
  const isOffDelivery = coupon?.kind === 'free-delivery'
  return {
    transaction_id: order.orderId,
    currency,
    value: isOffDelivery ? subtotal : less(subtotal, discount),
    shipping: isOffDelivery ? less(deliveryCharge, discount) : deliveryCharge,
    ...couponOf(coupon?.code),
    tax: 0,
    payment_type: paymentType,
    items: products.map((product, index) => orderedItem(product, index, bought)),
  }
}

const couponOf = (code: string | undefined) => (code ? { coupon: code } : {})

/** Counted in paisa, so that no stray fraction is sent. */
const less = (taka: number, discount: number) =>
  takaFromPaisa(paisaFromTaka(taka) - paisaFromTaka(discount))

function changeOf(event: string, lines: readonly CartItem[], place?: ListPlace): Entry[] {
  if (lines.length === 0) return []
  return [{ event, ecommerce: cartOf(lines, place) }]
}

/** Lines with what they have more than before. */
function morePieces(before: readonly CartItem[], after: readonly CartItem[]): CartItem[] {
  const had = new Map(before.map(({ variantId, quantity }) => [variantId, quantity]))
  return after.flatMap((item) => {
    const quantity = item.quantity - (had.get(item.variantId) ?? 0)
    return quantity > 0 ? [{ ...item, quantity }] : []
  })
}

function cartOf(lines: readonly CartItem[], place?: ListPlace) {
  const items = lines.map((line, index) => lineItem(line, index, place))
  return { currency, value: takaFromPaisa(cartTotalInPaisa(lines)), items }
}

/** A banner has no goods of its own. */
function promotionOf({ id, name, slot, products = [] }: Promotion) {
  const names = { promotion_id: id, promotion_name: name, creative_name: name, creative_slot: slot }
  return {
    ...names,
    items: products.map((product, index) => ({ ...productItem(product), index, ...names })),
  }
}

const namesOf = ({ id, name }: { id: string; name: string }) => ({
  item_list_id: id,
  item_list_name: name,
})
