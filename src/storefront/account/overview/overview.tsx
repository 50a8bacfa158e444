import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { isStaff } from '#shop/identity/roles/role.ts'
import { listOwnOrders } from '#shop/orders/own-orders/list-own-orders.ts'
import { shopContext } from '#shop-context.ts'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import { accountContext } from '#pages/account-context.ts'
import type { Route } from './+types/overview'
import { missesBanners } from './misses-banners.ts'
import { DashboardCard, DashboardPage } from '../layout/dashboard-page.tsx'
import { NoOrders } from '../orders/no-orders.tsx'
import { OrderRows, showRow } from '../orders/order-rows.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'

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
const BannerHint = () => (
  <StaffHint icon="alert" title={m.banner_hint_title()} text={m.banner_hint_text()} />
)

/** For staff with a password alone, where the shop does not ask for more (factor-notice.tsx). */
const FactorHint = () => (
  <StaffHint
    icon="shield"
    title={m.factor_hint_title()}
    text={`${m.factor_intro()} ${m.factor_hint_text()}`}
  >
    <ShopButtonLink to="/dashboard/security/second-factor" variant="quiet" className="mt-4">
      {m.factor_set_up()}
    </ShopButtonLink>
  </StaffHint>
)

interface StaffHintProps {
  icon: IconName
  title: string
  text: string
  /** What to do. */
  children?: ReactNode
}

function StaffHint({ icon, title, text, children }: StaffHintProps) {
  return (
    <section
      aria-label={title}
      className="rounded-card border border-line bg-brand-wash p-4 md:p-6"
    >
      <p className="flex items-start gap-2">
        <Icon name={icon} className="mt-0.5 text-brand" />
        <span className="min-w-0">
          <span className="block font-semibold">{title}</span>
          {text}
        </span>
      </p>
      {children}
    </section>
  )
}
