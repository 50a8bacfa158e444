import { m } from '#paraglide/messages.js'
import type { ProductView } from '#shop/catalog/product.ts'
import { langOf } from '#ui/text/lang-of.ts'
import { CardRating } from '../product-cards/card-rating.tsx'
import { WishButton } from '../product-cards/wish-button.tsx'
import { ShareButton } from './share-button.tsx'

/** Brand and name, and beside them what one does with a product without buying it. */
export function ProductTitle({ product, name }: { product: ProductView; name: string }) {
  return (
    <div className="flex items-start justify-between gap-3">
      <div className="min-w-0">
        {product.brand && (
          <p className="text-sm text-ink-soft">
            <span className="sr-only">{m.product_brand()}: </span>
            <span lang={langOf(product.brand)}>{product.brand}</span>
          </p>
        )}
        <h1
          lang={langOf(name)}
          className="text-xl font-semibold [overflow-wrap:anywhere] md:text-2xl"
        >
          {name}
        </h1>
        {product.rating && (
          <a href="#reviews" className="mt-1 inline-flex min-h-11 items-center hover:underline">
            <CardRating rating={product.rating} />
          </a>
        )}
      </div>
      <div className="-mr-2 flex shrink-0">
        <ShareButton name={name} />
        <WishButton product={product} />
      </div>
    </div>
  )
}
