import { effectivePrice, type CartItem } from '#shop/cart/cart.ts'
import { takaFromPaisa } from '#platform/money.ts'
import type { PlacedOrderAnswer } from '#shop/orders/order-contract.ts'
import type { ChosenOptions, ListPlace, TrackedProduct } from './shop-event.ts'

/** Products as Google Analytics 4 wants them. The id is the product's, as begin_checkout has it (spec 7); prices in taka. */
export interface Item {
  item_id: string
  item_name: string
  item_brand?: string
  item_category?: string
  item_variant?: string
  price: number
  /** Of one piece. */
  discount?: number
  quantity: number
  /** From 0. */
  index?: number
  item_list_id?: string
  item_list_name?: string
}

interface Around {
  options?: ChosenOptions
  place?: ListPlace | undefined
}

export function productItem(product: TrackedProduct, { options, place }: Around = {}): Item {
  const { priceInPaisa, sellingPriceInPaisa } = options ?? product
  return {
    item_id: product.id,
    item_name: product.name,
    ...kindOf(product),
    ...(options && variantOf(options)),
    price: takaFromPaisa(sellingPriceInPaisa),
    discount: takaFromPaisa(priceInPaisa - sellingPriceInPaisa),
    quantity: 1,
    ...placeOf(place),
  }
}

/** `index`: its place in the cart, unless it came from a list. */
export function lineItem(line: CartItem, index: number, place?: ListPlace): Item {
  const price = effectivePrice(line)
  return {
    item_id: line.id,
    item_name: line.name,
    ...kindOf(line),
    ...variantOf(line),
    price,
    discount: discountOf(line, price),
    quantity: line.quantity,
    index,
    ...placeOf(place),
  }
}

type Ordered = PlacedOrderAnswer['orderDetails']['products'][number]

/** What was charged is what the order says; the rest is known from the cart it was made from. */
export function orderedItem(product: Ordered, index: number, bought: readonly CartItem[]): Item {
  const line = bought.find(({ variantId }) => variantId === product.variantId)
  return {
    item_id: product.id ?? '',
    item_name: product.name,
    ...(line ? kindOf(line) : {}),
    ...variantOf(product),
    price: product.price,
    ...(line ? { discount: discountOf(line, product.price) } : {}),
    quantity: product.quantity,
    index,
  }
}

/** Counted in paisa, so that no stray fraction is sent. */
const discountOf = ({ price }: CartItem, paid: number) =>
  Math.max(0, Math.round((price - paid) * 100) / 100)

const kindOf = ({ brand, category }: { brand?: string | undefined; category: string }) => ({
  ...(brand ? { item_brand: brand } : {}),
  ...(category ? { item_category: category } : {}),
})

function variantOf({ color, size, options }: Pick<ChosenOptions, 'color' | 'size' | 'options'>) {
  const variant = [color, size, ...options.map(({ value }) => value)].filter(Boolean).join(' / ')
  return variant ? { item_variant: variant } : {}
}

const placeOf = (place: ListPlace | undefined) =>
  place ? { index: place.index, item_list_id: place.list.id, item_list_name: place.list.name } : {}
