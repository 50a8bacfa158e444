import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { isStaff } from '#shop/identity/roles/role.ts'
import { listOwnOrders } from '#shop/orders/own-orders/list-own-orders.ts'
import { shopContext } from '#shop-context.ts'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import { accountContext } from '#pages/account-context.ts'
import type { Route } from './+types/overview'
import { FactorHint } from './factor-hint.tsx'
import { missesBanners } from './misses-banners.ts'
import { DashboardCard, DashboardPage } from '../layout/dashboard-page.tsx'
import { NoOrders } from '../orders/no-orders.tsx'
import { OrderRows, showRow } from '../orders/order-rows.tsx'
import { Icon } from '#ui/icon.tsx'

export const handle = {
  mayOpen: 'signed-in',
  menu: { icon: 'home', text: m.account_overview },
} satisfies PageHandle

const shownOrders = 3

export async function loader({ context }: Route.LoaderArgs) {
  const actor = context.get(accountContext)
  const shop = context.get(shopContext)
  const [{ orders }, lacksBanner] = await Promise.all([
    listOwnOrders(shop, actor, {}),
    missesBanners(shop, actor),
  ])
  const { name, role, hasSecondFactor, lacksSecondFactor } = actor
  return {
    name,
    orders: orders.slice(0, shownOrders).map(showRow),
    lacksBanner,
    isUnprotected: isStaff(role) && !hasSecondFactor && !lacksSecondFactor,
  }
}

/** Where one comes in: the latest orders, and on phones the way to everything else. */
export default function Overview({ loaderData }: Route.ComponentProps) {
  const { name, orders, isUnprotected, lacksBanner } = loaderData
  return (
    <DashboardPage title={m.account_hello({ name })} intro={m.account_intro()}>
      {isUnprotected && <FactorHint />}
      {lacksBanner && <BannerHint />}
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

/** For staff: shoppers see a spinner where the slider would be (spec 2), and nobody tells them why. */
function BannerHint() {
  return (
    <section
      aria-label={m.banner_hint_title()}
      className="rounded-card border border-line bg-brand-wash p-4 md:p-6"
    >
      <p className="flex items-start gap-2">
        <Icon name="alert" className="mt-0.5 text-brand" />
        <span className="min-w-0">
          <span className="block font-semibold">{m.banner_hint_title()}</span>
          {m.banner_hint_text()}
        </span>
      </p>
    </section>
  )
}
