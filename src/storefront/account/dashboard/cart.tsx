import { m } from '#paraglide/messages.js'
import { CartContent } from '../../cart/cart-content.tsx'
import { NeedsJavaScript } from '../../needs-javascript.tsx'
import { DashboardPage } from './dashboard-page.tsx'

/** The cart of this browser, inside the account (spec 2). */
export default function AccountCart() {
  return (
    <DashboardPage title={m.cart_title()}>
      <NeedsJavaScript />
      <CartContent columns="lg:grid-cols-[minmax(0,1fr)_minmax(16rem,20rem)]" />
    </DashboardPage>
  )
}
