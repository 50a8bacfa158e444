import { cartTotal, effectivePrice, type CartItem } from '#shop/cart/cart.ts'
import type { DeliveryAnswer } from '#shop/delivery/contract.ts'
import type { PlacedOrderAnswer } from '#shop/orders/order-contract.ts'
import { pushEcommerce } from '../analytics.ts'

/** What a tag manager hears on the way to an order: the GA4 events. Values are without delivery. */

const paymentType = 'Cash On Delivery'

export function tellViewCart(cart: readonly CartItem[]): void {
  pushEcommerce('view_cart', cartEvent(cart))
}

export function tellRemoved(item: CartItem): void {
  pushEcommerce('remove_from_cart', cartEvent([item]))
}

/** One event in both shapes, the one of the specification (7) and GA4's: two would be counted twice. */
export function tellBeginCheckout(cart: readonly CartItem[]): void {
  pushEcommerce('begin_checkout', {
    currencyCode: 'BDT',
    checkout: {
      actionField: { step: 1, option: paymentType },
      products: cart.map((item) => ({
        name: item.name,
        id: item.id,
        price: effectivePrice(item),
        quantity: item.quantity,
      })),
    },
    ...cartEvent(cart),
  })
}

export function tellShippingInfo(cart: readonly CartItem[], delivery: DeliveryAnswer): void {
  pushEcommerce('add_shipping_info', { ...cartEvent(cart), shipping_tier: delivery.name })
}

export function tellPaymentInfo(cart: readonly CartItem[]): void {
  pushEcommerce('add_payment_info', { ...cartEvent(cart), payment_type: paymentType })
}

export function tellPurchase(order: PlacedOrderAnswer): void {
  const { subtotal, deliveryCharge, products } = order.orderDetails
  pushEcommerce('purchase', {
    transaction_id: order.orderId,
    currency: 'BDT',
    value: subtotal,
    shipping: deliveryCharge,
    tax: 0,
    payment_type: paymentType,
    items: products.map(({ id, name, color, size, price, quantity }, index) => ({
      item_id: id ?? '',
      item_name: name,
      item_variant: variantName(color, size),
      index,
      price,
      quantity,
    })),
  })
}

function cartEvent(cart: readonly CartItem[]) {
  return { currency: 'BDT', value: cartTotal(cart), items: cart.map(cartLine) }
}

function cartLine(item: CartItem, index: number) {
  const price = effectivePrice(item)
  return {
    item_id: item.id,
    item_name: item.name,
    item_category: item.category,
    item_variant: variantName(item.color, item.size),
    index,
    price,
    discount: Math.round((item.price - price) * 100) / 100,
    quantity: item.quantity,
  }
}

const variantName = (color: string, size: string) => [color, size].filter(Boolean).join(' / ')
