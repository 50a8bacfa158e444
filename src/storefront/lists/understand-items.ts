import { changeCart, type CartItem } from '#shop/cart/cart.ts'
import { changeCompare, type CompareItem } from '#shop/cart/compare.ts'
import { mostViewed, withoutViewed, type ViewedItem } from '#shop/cart/viewed.ts'
import type { ChosenOption } from '#shop/catalog/options/option.ts'
import { readFocus } from '#shop/pictures/focus.ts'
import { changeWishlist, type WishlistItem } from '#shop/cart/wishlist.ts'

/** Makes list items of what local storage holds: written by this shop, an older one, or somebody's fingers. */

interface Understood<Item> {
  items: Item[]
  damaged: boolean
}

export function understandCart(stored: unknown): Understood<CartItem> {
  return understandList(stored, understandCartItem, (items, item) =>
    changeCart(items, { type: 'ADD', item }),
  )
}

export function understandWishlist(stored: unknown): Understood<WishlistItem> {
  return understandList(stored, understandWishlistItem, (items, item) =>
    changeWishlist(items, { type: 'ADD_TO_WISHLIST', item }),
  )
}

export function understandCompare(stored: unknown): Understood<CompareItem> {
  return understandList(stored, understandNamed, (items, item) =>
    changeCompare(items, { type: 'ADD_TO_COMPARE', item }),
  )
}

/** In the order of the list: latest first. */
export function understandViewed(stored: unknown): Understood<ViewedItem> {
  return understandList(stored, understandNamed, (items, item) =>
    [...withoutViewed(items, item.id), item].slice(0, mostViewed),
  )
}

function understandList<Item>(
  stored: unknown,
  understand: (stored: Fields) => Item | undefined,
  add: (items: readonly Item[], item: Item) => Item[],
): Understood<Item> {
  if (!Array.isArray(stored)) return { items: [], damaged: true }
  let items: Item[] = []
  let damaged = false
  for (const entry of stored) {
    const item = isFields(entry) ? understand(entry) : undefined
    if (item) items = add(items, item)
    else damaged = true
  }
  return { items, damaged }
}

function understandCartItem(stored: Fields): CartItem | undefined {
  const product = understandProduct(stored)
  if (!product) return undefined
  const color = text(stored.color)
  const size = text(stored.size)
  return {
    ...product,
    // Older carts knew product, colour and size only; that still distinguishes the lines.
    variantId: text(stored.variantId) || [product.id, color, size].filter(Boolean).join('/'),
    color,
    colorBn: text(stored.colorBn) || null,
    colorHex: hexColor(stored.colorHex),
    size,
    options: understandOptions(stored.options),
    category: text(stored.category),
    ...(text(stored.brand) ? { brand: text(stored.brand) } : {}),
    quantity: number(stored.quantity) ?? 1,
  }
}

/** Carts of before know none. */
function understandOptions(stored: unknown): ChosenOption[] {
  if (!Array.isArray(stored)) return []
  return stored.filter(isFields).flatMap((option) => {
    const [name, value] = [text(option.name), text(option.value)]
    return name && value ? [{ name, nameBn: text(option.nameBn) || null, value }] : []
  })
}

function understandWishlistItem(stored: Fields): WishlistItem | undefined {
  const product = understandProduct(stored)
  return product && { ...product, variantId: text(stored.variantId) || null }
}

function understandProduct(stored: Fields) {
  const named = understandNamed(stored)
  const price = number(first(stored.price))
  if (!named || price === undefined) return undefined
  return { ...named, price, discountPrice: number(first(stored.discountPrice)) ?? 0 }
}

function understandNamed(stored: Fields): CompareItem | undefined {
  const id = text(stored.id) || text(stored['_id'])
  const name = text(stored.name)
  if (!id || !name) return undefined
  const imageFocus = readFocus(stored.imageFocus)
  return {
    id,
    slug: text(stored.slug) || id,
    name,
    nameBn: text(stored.nameBn) || null,
    image: pictureUrl(stored.image) || pictureUrl(first(stored.images)),
    ...(imageFocus && { imageFocus }),
  }
}

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value)

/** Numbers too: ids used to be numbers in some shops. */
function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Not below zero. */
function number(value: unknown): number | undefined {
  const found = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof found === 'number' && Number.isFinite(found) && found >= 0 ? found : undefined
}

const hexColor = (value: unknown) => (/^#[\da-f]{3,8}$/i.test(text(value)) ? text(value) : null)

/** Nothing but a URL of a picture: no javascript:, no data:. */
const pictureUrl = (value: unknown) => (/^(https?:\/)?\//.test(text(value)) ? text(value) : '')
