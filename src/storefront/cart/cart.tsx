import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { publicPage } from '#shop-context.ts'
import type { Route } from './+types/cart'
import { cartViewed } from '../analytics/shop-event.ts'
import { useTrackOnce } from '../analytics/use-track-view.ts'
import { ChatLink } from '../chat/chat-button.tsx'
import { CartContent } from './cart-content.tsx'
import { NeedsJavaScript } from '../needs-javascript.tsx'
import { ShopTitle } from '../checkout/shop-title.tsx'
import { readCart } from '../lists/cart-list.ts'
import { RecentlyViewedPlace } from '../recently-viewed/recently-viewed-place.tsx'

export const handle = { mayOpen: 'anyone' } satisfies PageHandle

export function loader({ context }: Route.LoaderArgs) {
  publicPage(context, ['settings', 'delivery'])
  return null
}

/** Nothing of this page comes from the server: on the way here it is not asked. */
export const clientLoader = () => null

export default function CartPage() {
  useTrackOnce('view_cart', () => cartViewed(readCart()))
  return (
    <div className="page-width min-h-[85dvh] py-6 md:py-8">
      <ShopTitle title={m.cart_title()} />
      <h1 className="mb-4 text-2xl font-semibold">{m.cart_title()}</h1>
      <NeedsJavaScript />
      <CartContent columns="md:grid-cols-[minmax(0,1fr)_minmax(16rem,22rem)]" />
      <ChatLink className="mt-4" />
      <RecentlyViewedPlace />
    </div>
  )
}
