import { m } from '#paraglide/messages.js'
import type { ProductFilter } from '#shop/catalog/search/filter.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import { filterCount, shopHref, withoutFilters } from './shop-href.ts'

/** Says what to do next, and offers one button. */
export function NothingFound({ filter }: { filter: ProductFilter }) {
  if (filterCount(filter) > 0) {
    return (
      <EmptyState
        icon="filter"
        title={m.shop_none()}
        action={
          <ShopButtonLink to={shopHref(withoutFilters(filter))}>{m.shop_clear()}</ShopButtonLink>
        }
      >
        {m.shop_none_filtered()}
      </EmptyState>
    )
  }
  // The whole shop: there is nothing else to see in it.
  if (!filter.q && !filter.category) {
    return (
      <EmptyState
        icon="package"
        title={m.home_no_products()}
        action={<ShopButtonLink to="/">{m.error_to_home()}</ShopButtonLink>}
      >
        {m.home_no_products_text()}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={filter.q ? 'search' : 'package'}
      title={m.shop_none()}
      action={<ShopButtonLink to="/shop">{m.shop_see_all()}</ShopButtonLink>}
    >
      {filter.q ? m.shop_none_search() : m.shop_none_yet()}
    </EmptyState>
  )
}
