import { takaFromPaisa } from '#platform/money.ts'
import type { CartItem } from '#shop/cart/cart.ts'
import type { CompareItem } from '#shop/cart/compare.ts'
import type { WishlistItem } from '#shop/cart/wishlist.ts'
import type { ProductCard, VariantView } from '#shop/catalog/product.ts'
import { pictureUrl, type Picture } from '#shop/pictures/picture.ts'

/** What a page shows, as the browser's lists and the tag manager want it: in taka. */

type Priced = { priceInPaisa: number; sellingPriceInPaisa: number }

export type Choice = Priced &
  Pick<VariantView, 'id' | 'color' | 'colorBn' | 'colorHex' | 'size' | 'options'> & {
    picture: Picture | null
  }

/** What a card puts into the cart where there is nothing to choose. */
export function onlyChoice(product: ProductCard): Choice | undefined {
  const { onlyVariant, picture, priceInPaisa, sellingPriceInPaisa } = product
  if (!onlyVariant) return undefined
  const noOptions = { color: null, colorBn: null, colorHex: null, size: null, options: [] }
  return { id: onlyVariant.id, ...noOptions, picture, priceInPaisa, sellingPriceInPaisa }
}

export function cartItem(product: ProductCard, choice: Choice, quantity: number): CartItem {
  return {
    id: product.id,
    variantId: choice.id,
    slug: product.slug,
    name: product.name,
    nameBn: product.nameBn,
    ...imageOf(choice.picture ?? product.picture),
    color: choice.color ?? '',
    colorBn: choice.colorBn,
    colorHex: choice.colorHex,
    size: choice.size ?? '',
    options: choice.options,
    category: product.category,
    brand: product.brand,
    quantity,
    ...pricesInTaka(choice),
  }
}

export function wishlistItem(product: ProductCard): WishlistItem {
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    nameBn: product.nameBn,
    ...imageOf(product.picture),
    variantId: product.onlyVariant?.id ?? null,
    ...pricesInTaka(product),
  }
}

export function compareItem({ id, slug, name, nameBn, picture }: ProductCard): CompareItem {
  return { id, slug, name, nameBn, ...imageOf(picture) }
}

function pricesInTaka({ priceInPaisa, sellingPriceInPaisa }: Priced) {
  const isCut = sellingPriceInPaisa < priceInPaisa
  return {
    price: takaFromPaisa(priceInPaisa),
    discountPrice: isCut ? takaFromPaisa(sellingPriceInPaisa) : 0,
  }
}

function imageOf(picture: Picture | null): Pick<CompareItem, 'image' | 'imageFocus'> {
  if (picture === null) return { image: '' }
  const { hash, focus } = picture
  return { image: pictureUrl(hash, 192, 'webp'), ...(focus && { imageFocus: focus }) }
}
