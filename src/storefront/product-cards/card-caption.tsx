import type { ProductCard } from '#shop/catalog/product.ts'
import { langOf } from '#ui/text/lang-of.ts'
import { ShopLink } from '#pages/shop-link.tsx'
import { CardRating } from './card-rating.tsx'
import { ProductPrice } from './product-price.tsx'

interface CardCaptionProps {
  product: ProductCard
  /** In the language of the page. */
  name: string
  className: string
  onChoose: () => void
}

/** Name and price on a card that is `group relative`: all of it is the link of the name. */
export function CardCaption({ product, name, className, onChoose }: CardCaptionProps) {
  return (
    <>
      <h3 className={`line-clamp-2 font-medium ${className}`}>
        <ShopLink
          to={`/product/${product.slug}`}
          onClick={onChoose}
          lang={langOf(name)}
          className="group-hover:text-brand after:absolute after:inset-0 after:rounded-card"
        >
          {name}
        </ShopLink>
      </h3>
      <CardRating rating={product.rating} />
      <ProductPrice product={product} />
    </>
  )
}
