import { percentOff, type ProductCard } from '#shop/catalog/product.ts'
import { Price } from '#ui/text/price.tsx'

interface ProductPriceProps {
  /** Or a variant of one. */
  product: Pick<ProductCard, 'priceInPaisa' | 'sellingPriceInPaisa'>
  size?: 'card' | 'page'
}

/** What it costs now, and by how much that is less than otherwise. */
export function ProductPrice({ product, size = 'card' }: ProductPriceProps) {
  const { priceInPaisa, sellingPriceInPaisa } = product
  return (
    <Price
      priceInPaisa={sellingPriceInPaisa}
      beforeInPaisa={priceInPaisa}
      percentOff={percentOff(priceInPaisa, sellingPriceInPaisa)}
      size={size}
    />
  )
}
