import { useRef, type ComponentProps } from 'react'
import type { ProductCard } from '#shop/catalog/product.ts'
import { ListPlaceContext } from '../analytics/list-place.ts'
import type { TrackedList } from '../analytics/shop-event.ts'
import { useTrackListView } from '../analytics/use-track-view.ts'
import { ProductCardView } from './product-card.tsx'
import { Section } from './section.tsx'

/** Cards over all the page's width. */
export const cardGrid =
  'grid grid-cols-2 gap-3 min-[40rem]:grid-cols-3 md:gap-4 lg:grid-cols-4 xl:grid-cols-5'

const shapes = {
  grid: cardGrid,
  /** From 769 px on beside the filters. */
  narrow:
    'grid grid-cols-2 gap-3 min-[40rem]:max-md:grid-cols-3 md:gap-4 lg:grid-cols-3 xl:grid-cols-4',
  /** The grid; at 768 px or less one row to swipe through (spec 2). */
  row: 'md:grid md:grid-cols-3 md:gap-4 lg:grid-cols-4 xl:grid-cols-5 max-md:-mx-4 max-md:flex max-md:snap-x max-md:snap-mandatory max-md:scroll-px-4 max-md:gap-3 max-md:overflow-x-auto max-md:px-4 max-md:pb-3',
} as const

interface ProductListProps {
  list: TrackedList
  products: readonly ProductCard[]
  shape: keyof typeof shapes
  /** How many of the first pictures are wanted at once. */
  urgent?: number
  /** The place of the first one in the whole list, from 0. */
  from?: number
}

export function ProductList({ list, products, shape, urgent = 0, from = 0 }: ProductListProps) {
  const place = useRef<HTMLUListElement>(null)
  useTrackListView({ list, products, from }, place)
  const itemClass =
    shape === 'row' ? 'max-md:w-36 sm:max-md:w-48 max-md:shrink-0 max-md:snap-start' : ''
  return (
    <ul ref={place} className={shapes[shape]}>
      {products.map((product, index) => (
        <li key={product.id} className={itemClass}>
          <ListPlaceContext value={{ list, index: from + index }}>
            <ProductCardView product={product} priority={index < urgent} />
          </ListPlaceContext>
        </li>
      ))}
    </ul>
  )
}

type ProductRowProps = Omit<ComponentProps<typeof Section>, 'children'> &
  Pick<ProductListProps, 'list' | 'products'>

/** A part of a page with one row of cards; nothing at all where there are none. */
export function ProductRow({ list, products, ...section }: ProductRowProps) {
  if (products.length === 0) return null
  return (
    <Section {...section}>
      <ProductList list={list} products={products} shape="row" />
    </Section>
  )
}
