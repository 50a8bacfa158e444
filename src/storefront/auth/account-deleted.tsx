import { useEffect } from 'react'
import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { publicPage } from '#shop-context.ts'
import { ShopTitle } from '../checkout/shop-title.tsx'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import type { Route } from './+types/account-deleted'

export const handle = { mayOpen: 'anyone' } satisfies PageHandle

export function loader({ context }: Route.LoaderArgs) {
  publicPage(context, ['settings'])
  return null
}

/** After an account was deleted: nothing of it stays in the browser but cart and wishlist. */
export default function AccountDeleted() {
  useEffect(() => {
    import('../session/sign-out/clear-signed-out.ts')
      .then(({ clearSignedOut }) => clearSignedOut())
      .catch(() => undefined)
  }, [])
  return (
    <div className="page-width">
      <ShopTitle title={m.deleted_title()} />
      <EmptyState
        icon="check"
        title={<h1>{m.deleted_title()}</h1>}
        action={<ShopButtonLink to="/shop">{m.error_to_shop()}</ShopButtonLink>}
      >
        {m.deleted_text()}
      </EmptyState>
    </div>
  )
}
