import { isRouteErrorResponse } from 'react-router'
import { m } from '#paraglide/messages.js'
import { DashboardError } from '#pages/dashboard-error.tsx'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Page } from '../../layout/page.tsx'
import { categoriesPath } from '../category-address.ts'

/** An id that no category has, mistyped or deleted meanwhile. All other errors are those of any page. */
export function NoCategory({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <DashboardError error={error} />
  return (
    <Page title={m.categories_no()}>
      <div className="rounded-card border border-line bg-surface">
        <EmptyState
          icon="search"
          title={m.categories_no()}
          action={<ShopButtonLink to={categoriesPath}>{m.categories_to_list()}</ShopButtonLink>}
        >
          {m.editor_none_text()}
        </EmptyState>
      </div>
    </Page>
  )
}
