import { paisaFromTaka } from '#platform/money.ts'
import type { ChosenOption } from '../catalog/options/option.ts'
import { sameChoice } from '../catalog/options/variant-words.ts'
import type { Focus } from '../pictures/focus.ts'

/** The rules of the cart (spec 3, 4, 5, D10); the list lives in the browser, an account has it on all devices (decision 27). Money here is taka, as stored there. */

export interface CartItem {
  /** The product's _id. */
  id: string
  variantId: string
  slug: string
  name: string
  nameBn: string | null
  /** Address of a small picture; empty where there is none. */
  image: string
  /** Left out where it is cut in the middle. */
  imageFocus?: Focus | undefined
  /** Name of the colour; empty where the product has none. */
  color: string
  colorBn: string | null
  colorHex: string | null
  size: string
  options: ChosenOption[]
  category: string
  /** Carts of before do not know it. */
  brand?: string
  quantity: number
  /** Taka. */
  price: number
  /** Taka; 0 means none. */
  discountPrice: number
}

export type CartAction =
  | { type: 'ADD'; item: Omit<CartItem, 'quantity'> & { quantity?: number } }
  | { type: 'INCREASE'; variantId: string }
  | { type: 'DECREASE'; variantId: string }
  | { type: 'REMOVE'; variantId: string }
  | { type: 'SET_QUANTITY'; variantId: string; quantity: number }
  /** What the catalogue says now (D12). */
  | { type: 'SET_PRICE'; variantId: string; price: number; discountPrice: number }
  /** A removed line comes back where it was. */
  | { type: 'PUT_BACK'; item: CartItem; index: number }
  | { type: 'CLEAR_CART' }

/** No order takes more of one line; the server says the same. */
export const mostOfOneLine = 99

const withinLimits = (quantity: number) =>
  Math.min(Math.max(Math.trunc(quantity) || 1, 1), mostOfOneLine)

/** Product, colour, size and what it has of free options (D10). A card knows none of these of the only variant that there is. */
export const sameThing = (
  one: CartItem,
  other: Pick<CartItem, 'id' | 'variantId' | 'color' | 'size' | 'options'>,
) =>
  one.variantId === other.variantId ||
  (one.id === other.id &&
    one.color === other.color &&
    one.size === other.size &&
    sameChoice(one.options, other.options))

/** Add merges what is the same product, colour, size and free options; Decrease never goes below 1 (spec 4, D10). */
export function changeCart(cart: readonly CartItem[], action: CartAction): CartItem[] {
  switch (action.type) {
    case 'ADD':
      return addToCart(cart, { ...action.item, quantity: withinLimits(action.item.quantity ?? 1) })
    case 'INCREASE':
      return withQuantity(cart, action.variantId, (quantity) => quantity + 1)
    case 'DECREASE':
      return withQuantity(cart, action.variantId, (quantity) => quantity - 1)
    case 'SET_QUANTITY':
      return withQuantity(cart, action.variantId, () => action.quantity)
    case 'SET_PRICE':
      return withPrice(cart, action)
    case 'PUT_BACK':
      return putBack(cart, action)
    case 'REMOVE':
      return cart.filter((item) => item.variantId !== action.variantId)
    case 'CLEAR_CART':
      return []
  }
}

function addToCart(cart: readonly CartItem[], added: CartItem): CartItem[] {
  if (!cart.some((item) => sameThing(item, added))) return [...cart, added]
  return cart.map((item) =>
    sameThing(item, added)
      ? {
          ...item,
          ...added,
          ...(isPlain(added) && choiceOf(item)),
          quantity: withinLimits(item.quantity + added.quantity),
        }
      : item,
  )
}

type Choice = Pick<CartItem, 'color' | 'colorBn' | 'colorHex' | 'size' | 'options'>

const isPlain = ({ color, size, options }: Choice) =>
  color === '' && size === '' && options.length === 0

const choiceOf = ({ color, colorBn, colorHex, size, options }: Choice): Choice => ({
  color,
  colorBn,
  colorHex,
  size,
  options,
})

/** What was just removed returns to where it was, unless it was added anew meanwhile. */
function putBack(
  cart: readonly CartItem[],
  { item, index }: Extract<CartAction, { type: 'PUT_BACK' }>,
): CartItem[] {
  if (cart.some((other) => sameThing(other, item))) return [...cart]
  return cart.toSpliced(index, 0, item)
}

function withPrice(
  cart: readonly CartItem[],
  { variantId, price, discountPrice }: Extract<CartAction, { type: 'SET_PRICE' }>,
): CartItem[] {
  return cart.map((item) =>
    item.variantId === variantId ? { ...item, price, discountPrice } : item,
  )
}

function withQuantity(
  cart: readonly CartItem[],
  variantId: string,
  change: (quantity: number) => number,
): CartItem[] {
  return cart.map((item) =>
    item.variantId === variantId
      ? { ...item, quantity: withinLimits(change(item.quantity)) }
      : item,
  )
}

/** discountPrice when above 0, otherwise price (spec 5). Taka. */
export function effectivePrice(item: Pick<CartItem, 'price' | 'discountPrice'>): number {
  return item.discountPrice > 0 ? item.discountPrice : item.price
}

/** What one piece costs. */
export const unitPriceInPaisa = (item: Pick<CartItem, 'price' | 'discountPrice'>): number =>
  paisaFromTaka(effectivePrice(item))

export function cartTotalInPaisa(cart: readonly CartItem[]): number {
  return cart.reduce((sum, item) => sum + unitPriceInPaisa(item) * item.quantity, 0)
}

/** The sum of quantities (spec 5). */
export function itemCount(cart: readonly CartItem[]): number {
  return cart.reduce((sum, item) => sum + item.quantity, 0)
}
