import { isRouteErrorResponse } from 'react-router'
import { m } from '#paraglide/messages.js'
import { DashboardError } from '#pages/dashboard-error.tsx'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Page } from '../layout/page.tsx'
import { postsPath } from './post-address.ts'

/** An id that nothing has, mistyped or deleted meanwhile. All other errors are those of any page. */
export function NoPost({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <DashboardError error={error} />
  return (
    <Page title={m.posts_no()}>
      <div className="rounded-card border border-line bg-surface">
        <EmptyState
          icon="search"
          title={m.posts_no()}
          action={<ShopButtonLink to={postsPath}>{m.posts_to_list()}</ShopButtonLink>}
        >
          {m.editor_none_text()}
        </EmptyState>
      </div>
    </Page>
  )
}
