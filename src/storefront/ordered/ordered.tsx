import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { publicPage } from '#shop-context.ts'
import type { Route } from './+types/ordered'
import { NeedsJavaScript } from '../needs-javascript.tsx'
import { ShopTitle } from '../checkout/shop-title.tsx'
import { Confirmation } from './confirmation.tsx'
import { useLastOrder } from './use-last-order.ts'
import { ShopButtonLink } from '#pages/shop-link.tsx'

export const handle = { mayOpen: 'anyone' } satisfies PageHandle

export function loader({ context }: Route.LoaderArgs) {
  publicPage(context, ['settings', 'delivery'])
  return null
}

/** Nothing of this page comes from the server: an order that was placed is shown even if the network is gone by now. */
export const clientLoader = () => null

export default function OrderedPage() {
  const last = useLastOrder()
  return (
    <div className="page-width min-h-[85dvh] py-6 md:py-8">
      <ShopTitle title={last === 'none' ? m.ordered_none() : m.ordered_title()} />
      <NeedsJavaScript />
      {last === 'reading' && <ConfirmationToCome />}
      {last === 'none' && <NoOrder />}
      {typeof last === 'object' && <Confirmation last={last} />}
    </div>
  )
}

function NoOrder() {
  return (
    <EmptyState
      icon="package"
      title={<h1>{m.ordered_none()}</h1>}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ShopButtonLink to="/order-tracking">{m.ordered_track()}</ShopButtonLink>
          <ShopButtonLink to="/shop" variant="quiet">
            {m.ordered_continue()}
          </ShopButtonLink>
        </div>
      }
    >
      {m.ordered_none_text()}
    </EmptyState>
  )
}

function ConfirmationToCome() {
  return (
    <div className="mx-auto max-w-3xl space-y-5">
      <h1 className="sr-only">{m.ordered_title()}</h1>
      <div className="flex flex-col items-center gap-3 pt-2">
        <Skeleton className="size-16" />
        <Skeleton className="h-8 w-64" />
        <Skeleton className="h-6 w-80 max-w-full" />
      </div>
      <Skeleton className="h-40" />
      <Skeleton className="h-44" />
    </div>
  )
}
