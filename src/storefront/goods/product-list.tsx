import { useEffect } from 'react'
import type { ProductCard } from '#shop/catalog/product.ts'
import { ProductCardView } from '../product-card.tsx'
import { tellListSeen, tellSelected, type GoodsList } from './goods-events.ts'

/** Cards over all the page's width. */
export const cardGrid =
  'grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 lg:grid-cols-4 xl:grid-cols-5'

const shapes = {
  grid: cardGrid,
  /** Beside the filters. */
  narrow: 'grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-3 xl:grid-cols-4',
  /** The grid; at 768 px or less one row to swipe through (spec 2). */
  row: 'md:grid md:grid-cols-3 md:gap-4 lg:grid-cols-4 xl:grid-cols-5 max-md:-mx-4 max-md:flex max-md:snap-x max-md:snap-mandatory max-md:scroll-px-4 max-md:gap-3 max-md:overflow-x-auto max-md:px-4 max-md:pb-3',
} as const

interface ProductListProps {
  list: GoodsList
  products: readonly ProductCard[]
  shape: keyof typeof shapes
  /** How many of the first pictures are wanted at once. */
  urgent?: number
}

export function ProductList({ list, products, shape, urgent = 0 }: ProductListProps) {
  const { id, name } = list
  useEffect(() => {
    if (products.length > 0) tellListSeen({ id, name }, products)
  }, [id, name, products])
  const itemClass = shape === 'row' ? 'max-md:w-40 max-md:shrink-0 max-md:snap-start' : ''
  return (
    <ul className={shapes[shape]}>
      {products.map((product, index) => (
        <li key={product.id} className={itemClass}>
          <ProductCardView
            product={product}
            priority={index < urgent}
            onSelect={() => tellSelected(list, product, index)}
          />
        </li>
      ))}
    </ul>
  )
}
