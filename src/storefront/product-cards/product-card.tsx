import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import type { ProductCard } from '#shop/catalog/product.ts'
import { pictureSizes } from '#shop/pictures/views/picture-sizes.ts'
import { PictureView } from '#shop/pictures/views/picture.tsx'
import { Badge } from '#ui/badge.tsx'
import { useTrackChosen } from '../analytics/list-place.ts'
import { CardCaption } from './card-caption.tsx'
import { CardCart } from './card-cart.tsx'
import { CompareButton } from './compare-button.tsx'
import { WishButton } from './wish-button.tsx'

interface ProductCardViewProps {
  product: ProductCard
  /** Among the first that a shopper sees. */
  priority?: boolean
  sizes?: string
}

/** One product in a list. The whole card is the link of its name; its buttons lie above that. */
export function ProductCardView({ product, priority, sizes }: ProductCardViewProps) {
  const name = inLanguage(getLocale(), product.name, product.nameBn)
  const trackChosen = useTrackChosen(product)
  const isSoldOut = product.stock === 'sold-out'
  return (
    <article className="group relative flex h-full flex-col rounded-card border border-line bg-surface transition-shadow duration-200 hover:shadow-lift">
      <div className="relative">
        <PictureView
          picture={product.picture}
          alt=""
          {...pictureSizes.card}
          {...(sizes ? { sizes } : {})}
          priority={priority ?? false}
          className={`aspect-square rounded-t-card ${isSoldOut ? 'opacity-55' : ''}`}
        />
        {product.stock === 'few-left' && (
          <span className="absolute bottom-2 left-2 flex">
            <Badge kind="deal-wash">{m.product_few_left()}</Badge>
          </span>
        )}
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1.5 p-3 [overflow-wrap:anywhere]">
        <CardCaption
          product={product}
          name={name}
          className="min-h-[2lh] text-sm md:text-base"
          onChoose={trackChosen}
        />
        <div className="relative z-10 mt-auto pt-1.5">
          <CardCart product={product} name={name} />
        </div>
      </div>
      <div className="absolute top-1.5 right-1.5 z-10 flex flex-col gap-1 noscript:hidden">
        <WishButton product={product} className="bg-surface/90" />
        {/* Where there is a pointer it waits until the card is meant; without one it is always there. */}
        <CompareButton
          product={product}
          className="pointer-fine:not-focus-visible:not-aria-pressed:opacity-0 pointer-fine:group-focus-within:opacity-100! pointer-fine:group-hover:opacity-100!"
        />
      </div>
    </article>
  )
}
