import { useRef } from 'react'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { formatTaka } from '#platform/money.ts'
import type { ViewedItem } from '#shop/cart/viewed.ts'
import type { ProductCard } from '#shop/catalog/product.ts'
import { pictureSizes } from '#shop/pictures/views/picture-sizes.ts'
import { PictureView } from '#shop/pictures/views/picture.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { langOf } from '#ui/text/lang-of.ts'
import { ListPlaceContext, useTrackChosen } from '../analytics/list-place.ts'
import { useTrackListView } from '../analytics/use-track-view.ts'
import { fetchCards } from '../product-cards/answers/fetch-cards.ts'
import { pictureFrom } from '../product-cards/answers/product-answer.ts'
import { useFetched, type Answers } from '../product-cards/answers/use-fetched.ts'
import { ShopLink } from '#pages/shop-link.tsx'

const list = { id: 'recently-viewed', name: 'Recently viewed' }

/** One row to swipe through, at the prices of today. */
export function RecentlyViewed({ items }: { items: readonly ViewedItem[] }) {
  const asked = useFetched(
    items.map(({ id }) => id),
    fetchCards,
  )
  const { answers } = asked
  const place = useRef<HTMLUListElement>(null)
  const isAnswered = items.every(({ id }) => answers.has(id))
  const products = isAnswered ? items.flatMap(({ id }) => answers.get(id) ?? []) : []
  useTrackListView({ list, products }, place)
  return (
    <ul
      ref={place}
      className="flex h-54 snap-x gap-3 overflow-x-auto max-md:-mx-4 max-md:scroll-px-4 max-md:px-4 md:h-60"
    >
      {items.map((item, index) => (
        <li key={item.id} className="w-32 shrink-0 snap-start md:w-36">
          <ListPlaceContext value={{ list, index }}>
            <ViewedProduct item={item} asked={asked} />
          </ListPlaceContext>
        </li>
      ))}
    </ul>
  )
}

interface ViewedProductProps {
  item: ViewedItem
  asked: Answers<ProductCard>
}

function ViewedProduct({ item, asked }: ViewedProductProps) {
  const now = asked.answers.get(item.id)
  const trackChosen = useTrackChosen(now ?? undefined)
  return (
    <ShopLink
      to={`/product/${now?.slug ?? item.slug}`}
      onClick={trackChosen}
      className="group flex flex-col gap-1 rounded-card [overflow-wrap:anywhere] -outline-offset-3"
    >
      <PictureView
        picture={now?.picture ?? pictureFrom(item.image, item.imageFocus)}
        alt=""
        {...pictureSizes.card}
        sizes="144px"
        placeholder={false}
        className={`aspect-square rounded-card border border-line bg-surface ${now === null ? 'opacity-55' : ''}`}
      />
      <span
        lang={langOf(inLanguage(getLocale(), item.name, item.nameBn))}
        className="line-clamp-2 min-h-[2lh] text-sm font-medium group-hover:text-brand"
      >
        {inLanguage(getLocale(), item.name, item.nameBn)}
      </span>
      <span className="tabular min-h-[1lh]">
        <PriceNow now={now} failed={asked.failed} />
      </span>
    </ShopLink>
  )
}

function PriceNow({ now, failed }: { now: ProductCard | null | undefined; failed: boolean }) {
  if (now === null) return <span className="text-sm text-ink-soft">{m.wishlist_not_sold()}</span>
  if (now)
    return <span className="font-semibold">{formatTaka(now.sellingPriceInPaisa, getLocale())}</span>
  return failed ? null : <Skeleton className="block h-5 w-16" />
}
