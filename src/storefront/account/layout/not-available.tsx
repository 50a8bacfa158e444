import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ShopTitle } from '#storefront/checkout/shop-title.tsx'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import { sameOriginPath } from '#storefront/auth/redirect/same-origin-path.ts'
import type { Route } from './+types/not-available'
import { leadToBackOffice } from './to-back-office.ts'

export const handle = { mayOpen: 'signed-in' } satisfies PageHandle

/** Where one wanted to go, if that is a page of ours: the role for it may have been given since. */
export function loader({ context, url }: Route.LoaderArgs) {
  leadToBackOffice(context, '/dashboard/panelboard/not-available', url)
  return { from: sameOriginPath(url.searchParams.get('from'), '') }
}

/** For a person who opens a page that is not for them (D6). */
export default function NotAvailable({ loaderData: { from } }: Route.ComponentProps) {
  return (
    <div className="rounded-card border border-line bg-surface">
      <ShopTitle title={m.account_not_available()} />
      <EmptyState
        icon="shield"
        title={<h1>{m.account_not_available()}</h1>}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <ShopButtonLink to="/dashboard">{m.account_to_overview()}</ShopButtonLink>
            {from && (
              <ButtonLink to={from} variant="quiet">
                {m.error_try_again()}
              </ButtonLink>
            )}
          </div>
        }
      >
        {m.account_not_available_text()}
      </EmptyState>
    </div>
  )
}
