import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { describeLists } from '#shop/cart/synced/describe-lists.ts'
import { shopContext } from '#shop-context.ts'
import { useListsAreRead } from '#storefront/lists/lists-are-read.ts'
import { NeedsJavaScript } from '#storefront/needs-javascript.tsx'
import { WishesToCome } from '#storefront/wishlist/wish-card.tsx'
import { Wishes } from '#storefront/wishlist/wishes.tsx'
import { accountContext } from '#pages/account-context.ts'
import type { Route } from './+types/wishlist'
import { DashboardPage } from '../layout/dashboard-page.tsx'
import { StoredWishlist } from './stored-products.tsx'

export const handle = {
  mayOpen: 'signed-in',
  menu: { icon: 'heart', text: m.header_wishlist },
} satisfies PageHandle

/** For browsers without JavaScript; all others have their own list, which is the same (decision 27). */
export async function loader({ context }: Route.LoaderArgs) {
  const { userId } = context.get(accountContext)
  const { wishlist } = await describeLists(context.get(shopContext), userId)
  return wishlist.flatMap(({ item }) => item ?? [])
}

/** On the way here there is JavaScript. */
export const clientLoader = () => null

/** What the hearts kept, inside the account (spec 2). */
export default function AccountWishlist({ loaderData }: Route.ComponentProps) {
  const isRead = useListsAreRead()
  return (
    <DashboardPage title={m.wishlist_title()}>
      <NeedsJavaScript />
      <StoredWishlist items={loaderData ?? []} />
      {isRead ? <Wishes /> : <WishesToCome count={2} />}
    </DashboardPage>
  )
}
