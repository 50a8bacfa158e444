import { redirectDocument } from 'react-router'
import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import { may } from '#shop/identity/roles/policy.ts'
import { listOwnOrders } from '#shop/orders/own-orders/list-own-orders.ts'
import { shopContext } from '#shop-context.ts'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import { accountContext } from '#pages/account-context.ts'
import type { Route } from './+types/overview'
import { DashboardCard, DashboardPage } from '../layout/dashboard-page.tsx'
import { NoOrders } from '../orders/no-orders.tsx'
import { OrderRows, showRow } from '../orders/order-rows.tsx'

export const handle = {
  mayOpen: 'signed-in',
  menu: { icon: 'home', text: m.account_overview },
} satisfies PageHandle

const shownOrders = 3

/** Those who work for the shop begin where work waits (D32); of an account they keep everything else. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = context.get(accountContext)
  if (may(actor, 'open-back-office'))
    throw redirectDocument(
      pathInLanguage('/dashboard/panelboard', languageOfPath(url.pathname)) + url.search,
    )
  const { orders } = await listOwnOrders(context.get(shopContext), actor, {})
  return { name: actor.name, orders: orders.slice(0, shownOrders).map(showRow) }
}

/** Where one comes in: the latest orders, and on phones the way to everything else. */
export default function Overview({ loaderData }: Route.ComponentProps) {
  const { name, orders } = loaderData
  return (
    <DashboardPage title={m.account_hello({ name })} intro={m.account_intro()}>
      <DashboardCard id="latest-orders" title={m.account_latest()}>
        {orders.length > 0 ? (
          <>
            <OrderRows orders={orders} />
            <ShopButtonLink to="/dashboard/myOrder" variant="quiet" className="mt-5">
              {m.account_all_orders()}
            </ShopButtonLink>
          </>
        ) : (
          <NoOrders isSearch={false} />
        )}
      </DashboardCard>
    </DashboardPage>
  )
}
