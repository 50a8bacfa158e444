import type { Shop } from '#shop/shop.ts'
import { describeProducts } from '#shop/catalog/sellable/describe-products.ts'
import { describeVariants } from '#shop/catalog/sellable/describe-variants.ts'
import type { DescribedLists } from '../contract.ts'
import { cartItemOf, wishlistItemOf } from '../item.ts'
import { loadLists } from './load-lists.ts'

/** What the shop keeps for an account, for a browser that may never have seen these goods. */
export async function describeLists(shop: Shop, userId: string): Promise<DescribedLists> {
  const { version, cart, wishlist } = await loadLists(shop, userId)
  const [variants, products] = await Promise.all([
    describeVariants(
      shop,
      cart.map(({ variantId }) => variantId),
    ),
    describeProducts(shop, wishlist),
  ])
  const variantOf = new Map(variants.map((variant) => [variant.variantId, variant]))
  const productOf = new Map(products.map((product) => [product.id, product]))
  return {
    version,
    cart: cart.map(({ variantId, quantity }) => {
      const variant = variantOf.get(variantId)
      return { variantId, quantity, item: variant ? cartItemOf(variant, quantity) : null }
    }),
    wishlist: wishlist.map((id) => {
      const product = productOf.get(id)
      return { id, item: product ? wishlistItemOf(product) : null }
    }),
  }
}
