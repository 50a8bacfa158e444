import { m } from '#paraglide/messages.js'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ordersPath } from './orders-href.ts'

/** Nothing yet, nothing in this tab, nothing that fits, or too little to look for. */
export type Emptiness = 'no-orders' | 'none-here' | 'none-fit' | 'too-short' | 'turned'

const words: Record<Emptiness, { title: () => string; text: () => string }> = {
  'no-orders': { title: m.orders_none, text: m.orders_none_text },
  'none-here': { title: m.orders_none_here, text: m.orders_none_here_text },
  'none-fit': { title: m.orders_none_fit, text: m.orders_none_fit_text },
  turned: { title: m.list_bounds_turned, text: m.list_bounds_turned_text },
  'too-short': { title: m.orders_too_short, text: m.orders_too_short_text },
}

export function NoOrders({ why }: { why: Emptiness }) {
  const { title, text } = words[why]
  return (
    <EmptyState
      icon={why === 'no-orders' ? 'package' : 'search'}
      title={title()}
      action={
        why !== 'no-orders' && (
          <ShopButtonLink to={ordersPath}>{m.orders_show_all()}</ShopButtonLink>
        )
      }
    >
      {text()}
    </EmptyState>
  )
}
