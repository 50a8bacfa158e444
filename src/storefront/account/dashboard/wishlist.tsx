import { m } from '#paraglide/messages.js'
import { useListsAreRead } from '../../lists/lists-are-read.ts'
import { NeedsJavaScript } from '../../needs-javascript.tsx'
import { WishesToCome } from '../../wishlist/wish-card.tsx'
import { Wishes } from '../../wishlist/wishes.tsx'
import { DashboardPage } from './dashboard-page.tsx'

/** What the hearts kept in this browser, inside the account (spec 2). */
export default function AccountWishlist() {
  const isRead = useListsAreRead()
  return (
    <DashboardPage title={m.wishlist_title()}>
      <NeedsJavaScript />
      {isRead ? <Wishes /> : <WishesToCome count={2} />}
    </DashboardPage>
  )
}
