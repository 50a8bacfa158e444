import type { Shop } from '#shop/shop.ts'
import type { CartItem } from '#shop/cart/cart.ts'
import { cartItemOf } from '#shop/cart/item.ts'
import { describeVariants } from '#shop/catalog/sellable/describe-variants.ts'
import { findSellable } from '#shop/catalog/sellable/find-sellable.ts'
import { isForSale } from '#shop/catalog/sellable/sellable.ts'
import type { OrderLine } from '../confirmation.ts'

/** What of an order can be bought again: at the prices of now, and as many as are left. */
export async function listAgain(shop: Shop, lines: readonly OrderLine[]): Promise<CartItem[]> {
  const ids = lines.flatMap(({ variantId }) => (variantId === null ? [] : [variantId]))
  const now = shop.now()
  const sellable = await findSellable(shop.database, ids)
  const left = new Map(
    sellable.flatMap((one) => (isForSale(one, now) && one.stock > 0 ? [[one.id, one.stock]] : [])),
  )
  const described = await describeVariants(shop, [...left.keys()])
  const variants = new Map(described.map((variant) => [variant.variantId, variant]))
  return lines.flatMap(({ variantId, quantity }) => {
    const variant = variants.get(variantId ?? '')
    const stock = left.get(variantId ?? '')
    return variant && stock ? [cartItemOf(variant, Math.min(quantity, stock))] : []
  })
}
