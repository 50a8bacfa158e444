import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { describeLists } from '#shop/cart/synced/describe-lists.ts'
import { shopContext } from '#shop-context.ts'
import { CartContent } from '#storefront/cart/cart-content.tsx'
import { NeedsJavaScript } from '#storefront/needs-javascript.tsx'
import { accountContext } from '#pages/account-context.ts'
import type { Route } from './+types/cart'
import { DashboardPage } from '../layout/dashboard-page.tsx'
import { StoredCart } from './stored-products.tsx'

export const handle = {
  mayOpen: 'signed-in',
  menu: { icon: 'cart', text: m.header_cart },
} satisfies PageHandle

/** For browsers without JavaScript; all others have their own list, which is the same (decision 27). */
export async function loader({ context }: Route.LoaderArgs) {
  const { userId } = context.get(accountContext)
  const { cart } = await describeLists(context.get(shopContext), userId)
  return cart.flatMap(({ item }) => item ?? [])
}

/** On the way here there is JavaScript. */
export const clientLoader = () => null

/** The cart of the account, inside the account (spec 2). */
export default function AccountCart({ loaderData }: Route.ComponentProps) {
  return (
    <DashboardPage title={m.cart_title()}>
      <NeedsJavaScript />
      <StoredCart items={loaderData ?? []} />
      <CartContent columns="lg:grid-cols-[minmax(0,1fr)_minmax(16rem,20rem)]" />
    </DashboardPage>
  )
}
