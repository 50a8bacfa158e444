import { m } from '#paraglide/messages.js'
import { EmptyState } from '#ui/empty-state.tsx'
import { ShopTitle } from '../../checkout/shop-title.tsx'
import { ShopButtonLink } from '../../shop-link.tsx'

/** For whoever opens a page that is not for them (D6). */
export default function NotAvailable() {
  return (
    <div className="rounded-card border border-line bg-surface">
      <ShopTitle title={m.account_not_available()} />
      <EmptyState
        icon="shield"
        title={<h1>{m.account_not_available()}</h1>}
        action={<ShopButtonLink to="/dashboard">{m.account_to_overview()}</ShopButtonLink>}
      >
        {m.account_not_available_text()}
      </EmptyState>
    </div>
  )
}
