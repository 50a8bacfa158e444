import { useEffect, useRef, useState } from 'react'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import type { CompareItem } from '#shop/cart/compare.ts'
import type { ProductCard } from '#shop/catalog/product.ts'
import { pictureSizes } from '#shop/pictures/views/picture-sizes.ts'
import { PictureView } from '#shop/pictures/views/picture.tsx'
import { ProductPrice } from '../product-cards/product-price.tsx'
import { langOf } from '#ui/text/lang-of.ts'
import { ListPlaceContext, useTrackChosen } from '../analytics/list-place.ts'
import { useTrackListView } from '../analytics/use-track-view.ts'
import { fetchProducts } from '../product-cards/answers/fetch-products.ts'
import { CompareButton } from '../product-cards/compare-button.tsx'
import { cardFrom, type ProductAnswer } from '../product-cards/answers/product-answer.ts'
import { Section } from '../product-cards/section.tsx'
import { ShopLink } from '#pages/shop-link.tsx'

interface SuggestionsProps {
  category: string
  chosen: readonly CompareItem[]
}

const mostSuggestions = 4
const list = { id: 'compare-suggestions', name: 'Compare, suggestions' }

/** Popular ones of the same category, to put beside what is chosen. */
export function Suggestions({ category, chosen }: SuggestionsProps) {
  const popular = usePopular(category)
  const others = popular
    .filter(({ id }) => chosen.every((item) => item.id !== id))
    .slice(0, mostSuggestions)
  const place = useRef<HTMLUListElement>(null)
  useTrackListView({ list, products: others }, place)
  if (others.length === 0) return null
  return (
    <Section title={m.compare_add_more()} all={`/shop/${category}`} className="mt-8">
      <ul ref={place} className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {others.map((product, index) => (
          <ListPlaceContext key={product.id} value={{ list, index }}>
            <Suggestion product={product} />
          </ListPlaceContext>
        ))}
      </ul>
    </Section>
  )
}

function Suggestion({ product }: { product: ProductCard }) {
  const trackChosen = useTrackChosen(product)
  return (
    <li className="flex items-center gap-3 rounded-card border border-line bg-surface p-3">
      <PictureView
        picture={product.picture}
        alt=""
        {...pictureSizes.cartLine}
        placeholder={false}
        className="aspect-square size-20 shrink-0 rounded-control"
      />
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <ShopLink
          to={`/product/${product.slug}`}
          onClick={trackChosen}
          lang={langOf(inLanguage(getLocale(), product.name, product.nameBn))}
          className="line-clamp-2 text-sm font-medium hover:text-brand hover:underline"
        >
          {inLanguage(getLocale(), product.name, product.nameBn)}
        </ShopLink>
        <ProductPrice product={product} />
        <CompareButton product={product} inWords className="-ml-2" />
      </div>
    </li>
  )
}

function usePopular(category: string): readonly ProductCard[] {
  const [found, setFound] = useState<readonly ProductCard[]>([])
  useEffect(() => {
    const gone = new AbortController()
    // As many as could be chosen already, and those to offer beside them.
    const query = new URLSearchParams({ category, sort: 'popular', limit: '8' })
    fetchProducts(query, gone.signal).then(
      (products) => setFound((products as ProductAnswer[]).map(cardFrom)),
      () => undefined,
    )
    return () => gone.abort()
  }, [category])
  return found
}
