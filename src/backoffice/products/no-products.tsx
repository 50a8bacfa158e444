import { m } from '#paraglide/messages.js'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { newProductPath, productsPath } from '../product-details/product-paths.ts'
import type { ProductsQuery } from './products-href.ts'

interface NoProductsProps {
  query: ProductsQuery
  isNarrowed: boolean
  isTooShort: boolean
}

/** Nothing yet, nothing that fits, or too little to look for. */
export function NoProducts({ query, isNarrowed, isTooShort }: NoProductsProps) {
  const isAsked = isNarrowed || query.after !== undefined || query.status !== undefined
  if (!isAsked)
    return (
      <EmptyState
        icon="shop"
        title={m.products_none()}
        action={<ShopButtonLink to={newProductPath}>{m.editor_new()}</ShopButtonLink>}
      >
        {m.products_none_text()}
      </EmptyState>
    )
  return (
    <EmptyState
      icon="search"
      title={isTooShort ? m.orders_too_short() : m.products_none_fit()}
      action={<ShopButtonLink to={productsPath}>{m.products_show_all()}</ShopButtonLink>}
    >
      {isTooShort ? m.products_too_short_text() : m.products_none_fit_text()}
    </EmptyState>
  )
}
