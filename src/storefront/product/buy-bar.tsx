import type { ProductView, VariantView } from '#shop/catalog/product.ts'
import { BuyNow, VariantPrice } from './buy-box.tsx'

interface BuyBarProps {
  product: ProductView
  variant: VariantView
  name: string
}

/** On phones price and button are always at hand. It stands in the page, so that nothing stays covered at its end. */
export function BuyBar({ product, variant, name }: BuyBarProps) {
  if (variant.stock === 'sold-out') return null
  return (
    <section
      aria-label={name}
      className="sticky above-bottom-bar z-20 -mx-4 mt-8 flex items-center justify-between gap-4 border-y border-line bg-surface px-4 py-2 md:hidden noscript:hidden"
    >
      <VariantPrice variant={variant} size="card" />
      <BuyNow product={product} variant={variant} className="shrink-0 px-6!" />
    </section>
  )
}
