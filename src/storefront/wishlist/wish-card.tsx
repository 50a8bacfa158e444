import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { paisaFromTaka } from '#platform/money.ts'
import { unitPriceInPaisa } from '#shop/cart/cart.ts'
import type { WishlistItem } from '#shop/cart/wishlist.ts'
import type { ProductCard } from '#shop/catalog/product.ts'
import { pictureSizes } from '#shop/pictures/views/picture-sizes.ts'
import { PictureView } from '#shop/pictures/views/picture.tsx'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { langOf } from '#ui/text/lang-of.ts'
import { pictureFrom } from '../product-cards/answers/product-answer.ts'
import { cardGrid } from '../product-cards/product-list.tsx'
import { takeOffWishlist } from '../product-cards/wish-button.tsx'
import { ShopLink } from '#pages/shop-link.tsx'

const nameOf = ({ name, nameBn }: WishlistItem) => inLanguage(getLocale(), name, nameBn)

/** While the shop cannot be asked: what the browser knows from then. The cart asks again before anything is ordered. */
export function cardAsStored(item: WishlistItem): ProductCard {
  return {
    ...item,
    brand: '',
    category: '',
    picture: pictureFrom(item.image, item.imageFocus),
    priceInPaisa: paisaFromTaka(item.price),
    sellingPriceInPaisa: unitPriceInPaisa(item),
    dealEndsAt: null,
    stock: 'in-stock',
    // Whether it can be had is not known: its own page says.
    onlyVariant: null,
  }
}

const card = 'flex h-full flex-col rounded-card border border-line bg-surface'

/** It was taken out of the shop meanwhile. Its page shows what is close to it. */
export function NotSold({ item }: { item: WishlistItem }) {
  const name = nameOf(item)
  return (
    <article className={card}>
      <PictureView
        picture={pictureFrom(item.image)}
        alt=""
        {...pictureSizes.card}
        placeholder={false}
        className="aspect-square rounded-t-card opacity-55"
      />
      <CardFoot>
        <h3
          lang={langOf(name)}
          className="line-clamp-2 min-h-[2lh] text-sm font-medium text-ink-soft md:text-base"
        >
          {name}
        </h3>
        <p className="font-semibold">{m.wishlist_not_sold()}</p>
        <div className="mt-auto flex flex-col pt-1.5">
          <ShopLink
            to={`/product/${item.slug}`}
            className="inline-flex min-h-11 items-center text-sm font-medium text-brand underline"
          >
            {m.wishlist_see_alike()}
            <span className="sr-only">: {name}</span>
          </ShopLink>
          <Button variant="quiet" className="px-2!" onClick={() => takeOffWishlist(item.id)}>
            {m.common_remove()}
            <span className="sr-only">: {name}</span>
          </Button>
        </div>
      </CardFoot>
    </article>
  )
}

/** In the place of a product just taken off. */
export function RemovedWish({ item, onPutBack }: { item: WishlistItem; onPutBack: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  const words = m.wishlist_removed({ name: nameOf(item) })
  useLayoutEffect(() => {
    // The heart that was pressed is gone; a shopper who is elsewhere is left there.
    if (document.activeElement === document.body) button.current?.focus()
  }, [])
  return (
    <div className="flex h-full min-h-48 flex-col items-center justify-center gap-3 rounded-card border border-dashed border-control-line p-3 text-center text-sm text-ink-soft [overflow-wrap:anywhere]">
      <p>{words}</p>
      <Button
        ref={button}
        variant="quiet"
        aria-label={`${m.common_undo()}: ${words}`}
        onClick={onPutBack}
      >
        {m.common_undo()}
      </Button>
    </div>
  )
}

export function WishesToCome({ count }: { count: number }) {
  return (
    <div className={`noscript:hidden ${cardGrid}`}>
      {Array.from({ length: count }, (_, place) => (
        <WishToCome key={place} />
      ))}
    </div>
  )
}

/** The shape of a card. */
export function WishToCome() {
  return (
    <div className={card}>
      <Skeleton className="aspect-square rounded-t-card rounded-b-none" />
      <CardFoot>
        <div className="min-h-[2lh] space-y-2 text-sm md:text-base">
          <Skeleton className="h-4 w-11/12" />
          <Skeleton className="h-4 w-3/5" />
        </div>
        <Skeleton className="h-[1lh] w-20 text-lg" />
        <Skeleton className="mt-1.5 h-11 w-full" />
      </CardFoot>
    </div>
  )
}

const CardFoot = ({ children }: { children: ReactNode }) => (
  <div className="flex min-w-0 flex-1 flex-col gap-1.5 p-3 [overflow-wrap:anywhere]">
    {children}
  </div>
)
