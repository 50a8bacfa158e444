import { takaFromPaisa } from '#platform/money.ts'
import type { Shop } from '#shop/shop.ts'
import type { CartItem } from '../cart/cart.ts'
import { findSellable } from '../catalog/find-sellable.ts'
import { isForSale, priceNow, type SellableVariant } from '../catalog/sellable.ts'
import { smallPicture } from '../pictures/picture.ts'
import type { OrderLine } from './confirmation.ts'

/** What of an order can be bought again: at the prices of now, and as many as are left. */
export async function listAgain(shop: Shop, lines: readonly OrderLine[]): Promise<CartItem[]> {
  const ids = lines.flatMap(({ variantId }) => (variantId === null ? [] : [variantId]))
  if (ids.length === 0) return []
  const now = shop.now()
  const variants = new Map(
    (await findSellable(shop.database, ids)).map((variant) => [variant.id, variant]),
  )
  return lines.flatMap(({ variantId, quantity }) => {
    const variant = variants.get(variantId ?? '')
    if (!variant || !isForSale(variant, now) || variant.stock <= 0) return []
    return [toItem(variant, Math.min(quantity, variant.stock), now)]
  })
}

function toItem(variant: SellableVariant, quantity: number, now: Date): CartItem {
  const { id, productId, slug, name, nameBn, color, colorBn, size, picture } = variant
  const price = priceNow(variant, now)
  return {
    id: productId,
    variantId: id,
    slug,
    name,
    nameBn,
    image: smallPicture(picture),
    color: color ?? '',
    colorBn,
    colorHex: null,
    size: size ?? '',
    category: '',
    quantity,
    price: takaFromPaisa(variant.priceInPaisa),
    discountPrice: price < variant.priceInPaisa ? takaFromPaisa(price) : 0,
  }
}
