import { m } from '#paraglide/messages.js'
import { EmptyState } from '#ui/empty-state.tsx'
import { ShopButtonLink } from '#pages/shop-link.tsx'

/** Nothing was ordered yet, or nothing fits what is looked for. */
export function NoOrders({ isSearch }: { isSearch: boolean }) {
  if (isSearch) {
    return (
      <EmptyState
        icon="search"
        title={m.account_none_found()}
        action={<ShopButtonLink to="/dashboard/myOrder">{m.account_all_orders()}</ShopButtonLink>}
      >
        {m.account_none_found_text()}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon="package"
      title={m.account_no_orders()}
      action={<ShopButtonLink to="/shop">{m.error_to_shop()}</ShopButtonLink>}
    >
      {m.account_no_orders_text()}
    </EmptyState>
  )
}
