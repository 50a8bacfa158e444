import type { CartItem } from '#shop/cart/cart.ts'
import type { ProductCard, VariantView } from '#shop/catalog/product.ts'
import type { PlacedOrderAnswer } from '#shop/orders/order-contract.ts'
import type { Visitor } from '#shop/visitors/contract.ts'

/** What happens in the shop, in its own words. What a tag manager calls it is said in ga4.ts. */
export type ShopEvent =
  | { type: 'list-viewed'; list: TrackedList; products: readonly TrackedProduct[]; from?: number }
  | { type: 'product-chosen'; place: ListPlace; product: TrackedProduct }
  | { type: 'product-viewed'; product: TrackedProduct; options: ChosenOptions }
  | { type: 'cart-changed'; before: Cart; after: Cart; place: ListPlace | undefined }
  | { type: 'product-wished'; product: TrackedProduct; place: ListPlace | undefined }
  | { type: 'cart-viewed'; cart: Cart }
  /** `coupon`: the code that was typed on an earlier visit; empty where there is none. */
  | { type: 'checkout-begun'; cart: Cart; coupon?: string }
  | { type: 'delivery-known'; cart: Cart; deliveryName: string }
  | { type: 'payment-chosen'; cart: Cart }
  /** `bought`: the cart it was made from, which knows more of its products. */
  | { type: 'order-placed'; order: PlacedOrderAnswer; bought: Cart }
  | { type: 'searched'; words: string; found: boolean }
  | { type: 'promotion-viewed'; promotion: Promotion }
  | { type: 'promotion-chosen'; promotion: Promotion }
  | { type: 'visitor-located'; visitor: Visitor }
  | ({ type: 'authenticated' } & SignInEvent)

/** How somebody proved who they are; with Google nobody says whether the account is new. */
export interface SignInEvent {
  how: 'signed-in' | 'signed-up'
  method: 'password' | 'second-factor' | 'google'
}

type Cart = readonly CartItem[]

export interface TrackedList {
  id: string
  /** In English: figures are looked at in one language. */
  name: string
}

export interface ListPlace {
  list: TrackedList
  /** From 0. */
  index: number
}

export type TrackedProduct = Pick<
  ProductCard,
  'id' | 'name' | 'brand' | 'category' | 'priceInPaisa' | 'sellingPriceInPaisa'
>

export type ChosenOptions = Pick<
  VariantView,
  'color' | 'size' | 'options' | 'priceInPaisa' | 'sellingPriceInPaisa'
>

/** A banner, or a part of a page that praises something. */
export interface Promotion {
  id: string
  /** In English. */
  name: string
  /** Where it stands. */
  slot: string
  products?: readonly TrackedProduct[]
}

/** In an empty cart there is nothing to see. */
export function cartViewed(cart: readonly CartItem[]): ShopEvent | undefined {
  return cart.length === 0 ? undefined : { type: 'cart-viewed', cart }
}
