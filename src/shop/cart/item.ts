import { takaFromPaisa } from '#platform/money.ts'
import type { DescribedProduct } from '../catalog/sellable/describe-products.ts'
import type { DescribedVariant } from '../catalog/sellable/describe-variants.ts'
import { smallPicture } from '../pictures/picture.ts'
import type { CartItem } from './cart.ts'
import type { WishlistItem } from './wishlist.ts'

/** What the catalogue says of goods, as the browser's lists hold them: in taka. */

export function cartItemOf(
  variant: DescribedVariant,
  quantity: number,
): CartItem & { brand: string } {
  const { productId, variantId, color, colorBn, colorHex, size, options, category, brand } = variant
  return {
    ...shownOf({ ...variant, id: productId }),
    variantId,
    color: color ?? '',
    colorBn,
    colorHex,
    size: size ?? '',
    options,
    category,
    brand,
    quantity,
  }
}

export function wishlistItemOf(product: DescribedProduct): WishlistItem {
  return { ...shownOf(product), variantId: product.onlyVariantId }
}

function shownOf(product: Omit<DescribedProduct, 'onlyVariantId'>) {
  const { id, slug, name, nameBn, picture, focus, priceInPaisa, sellingPriceInPaisa } = product
  return {
    id,
    slug,
    name,
    nameBn,
    image: smallPicture(picture),
    ...(focus && { imageFocus: focus }),
    price: takaFromPaisa(priceInPaisa),
    discountPrice: sellingPriceInPaisa < priceInPaisa ? takaFromPaisa(sellingPriceInPaisa) : 0,
  }
}
