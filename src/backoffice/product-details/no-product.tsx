import { isRouteErrorResponse } from 'react-router'
import { m } from '#paraglide/messages.js'
import { DashboardError } from '#pages/dashboard-error.tsx'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Page } from '../layout/page.tsx'
import { productsPath } from './product-address.ts'

/** An id that no product has, mistyped or deleted meanwhile. All other errors are those of any page. */
export function NoProduct({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <DashboardError error={error} />
  return (
    <Page title={m.editor_none()}>
      <div className="rounded-card border border-line bg-surface">
        <EmptyState
          icon="search"
          title={m.editor_none()}
          action={<ShopButtonLink to={productsPath}>{m.editor_to_list()}</ShopButtonLink>}
        >
          {m.editor_none_text()}
        </EmptyState>
      </div>
    </Page>
  )
}
