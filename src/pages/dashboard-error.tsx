import { isRouteErrorResponse } from 'react-router'
import { m } from '#paraglide/messages.js'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ShopButtonLink } from './shop-link.tsx'

/** Inside the account: an address that does not exist, or a page that could not be made. */
export function DashboardError({ error }: { error: unknown }) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const title = isMissing ? m.error_404_title() : m.error_500_title()
  return (
    <div className="rounded-card border border-line bg-surface">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        icon={isMissing ? 'search' : 'alert'}
        title={<h1>{title}</h1>}
        action={
          isMissing ? (
            <ShopButtonLink to="/dashboard">{m.account_to_overview()}</ShopButtonLink>
          ) : (
            <Button onClick={() => window.location.reload()}>{m.error_try_again()}</Button>
          )
        }
      >
        {isMissing ? m.account_missing_text() : m.error_500_text()}
      </EmptyState>
    </div>
  )
}
