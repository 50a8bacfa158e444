import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Page } from '../layout/page.tsx'

export const handle = { mayOpen: 'open-back-office' } satisfies PageHandle

/** For anyone who works here and opens a page that their role may not (D6). */
export default function NotAvailable() {
  return (
    <Page title={m.staff_not_available()}>
      <div className="rounded-card border border-line bg-surface">
        <EmptyState
          icon="shield"
          title={m.staff_not_available()}
          action={
            <ShopButtonLink to="/dashboard/panelboard">{m.staff_to_panelboard()}</ShopButtonLink>
          }
        >
          {m.staff_not_available_text()}
        </EmptyState>
      </div>
    </Page>
  )
}
