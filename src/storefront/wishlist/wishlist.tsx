import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { publicPage } from '#shop-context.ts'
import type { Route } from './+types/wishlist'
import { ShopTitle } from '../checkout/shop-title.tsx'
import { useListsAreRead } from '../lists/lists-are-read.ts'
import { useWishlist } from '../lists/wishlist-list.ts'
import { NeedsJavaScript } from '../needs-javascript.tsx'
import { WishesToCome } from './wish-card.tsx'
import { Wishes } from './wishes.tsx'

export const handle = { mayOpen: 'anyone' } satisfies PageHandle

export function loader({ context }: Route.LoaderArgs) {
  publicPage(context, ['settings'])
  return null
}

/** Nothing of this page comes from the server: on the way here it is not asked. */
export const clientLoader = () => null

/** What the hearts kept in this browser, at the prices of now. */
export default function WishlistPage() {
  const isRead = useListsAreRead()
  const count = useWishlist().length
  return (
    <div className="page-width min-h-[85dvh] py-6 md:py-8">
      <ShopTitle title={m.wishlist_title()} />
      <h1 className="text-2xl font-semibold">{m.wishlist_title()}</h1>
      <p aria-live="polite" className="mb-4 min-h-[1lh] text-ink-soft">
        {count > 0 && m.common_items({ n: count })}
      </p>
      <NeedsJavaScript />
      {isRead ? <Wishes /> : <WishesToCome count={4} />}
    </div>
  )
}
