import { m } from '#paraglide/messages.js'
import { parsePhone } from '#platform/phone.ts'
import { z } from 'zod'
import { accountContext, personIn } from '#pages/account-context.ts'
import { formAction } from '#pages/form/form-action.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import {
  isDemonstrationThere,
  removeDemonstration,
} from '#shop/demonstration/remove-demonstration.ts'
import { may } from '#shop/identity/roles/policy.ts'
import { listOrders } from '#shop/orders/desk/list-orders.ts'
import { loadDesk } from '#shop/reports/load-desk.ts'
import { loadSettings } from '#shop/settings/load-settings.ts'
import { firstSettings } from '#shop/settings/settings.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { shopContext } from '../../shop-context.ts'
import { readStepsFolded } from '../layout/appearance/appearance.ts'
import { Page } from '../layout/page.tsx'
import { useLiveMessages } from '../live/live-orders.tsx'
import { useRefresh } from '../live/use-refresh.ts'
import { OrderTable } from '../orders/order-table.tsx'
import { showRow } from '../orders/shown-row.ts'
import type { Route } from './+types/panelboard'
import { Hint } from './hint.tsx'
import { FirstSteps } from './first-steps.tsx'
import { missesBanners } from './misses-banners.ts'
import { RunningLow } from './running-low.tsx'
import { Waiting } from './waiting.tsx'

export const handle = {
  mayOpen: 'open-back-office',
  menu: { icon: 'home', text: m.desk_title },
} satisfies PageHandle

const shownOrders = 8

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = context.get(accountContext)
  const shop = context.get(shopContext)
  const isOwner = actor.role === 'owner'
  const [desk, listed, lacksBanner, settings, hasDemonstration] = await Promise.all([
    loadDesk(shop),
    listOrders(shop, { filter: {}, sort: 'newest', limit: shownOrders }),
    missesBanners(shop, actor),
    loadSettings(shop),
    isOwner && isDemonstrationThere(shop),
  ])
  const { name, role, hasSecondFactor } = actor
  const {
    waiting,
    toCollect,
    failedMails,
    runningLow,
    hasDeliveryCharges,
    hasProduct,
    hasOwnProduct,
    hasOrder,
  } = desk
  const steps = {
    // The phone of the demonstration is nobody's number.
    name:
      settings.shopName.en !== firstSettings.shopName.en &&
      parsePhone(settings.headerPhone) !== undefined,
    delivery: hasDeliveryCharges,
    factor: hasSecondFactor,
    product: hasDemonstration ? hasOwnProduct : hasProduct,
    demo: !hasDemonstration,
    order: hasOrder,
  }
  return {
    name,
    waiting,
    toCollect,
    runningLow,
    failedMails: may(actor, 'read-outbox') ? failedMails : 0,
    orders: listed.outcome === 'listed' ? listed.orders.map(showRow) : [],
    lacksBanner,
    isUnprotected: role !== 'owner' && !hasSecondFactor,
    steps: isOwner ? steps : undefined,
    isFolded: readStepsFolded(request.headers.get('cookie')),
  }
}

/** Takes the demonstration away. */
export const action = formAction({
  schema: z.object({}),
  run: async (_, { shop, context }) => {
    const { outcome } = await removeDemonstration(shop, personIn(context), {})
    return outcome === 'removed' ? { outcome: 'done' } : { outcome: 'refused', trouble: outcome }
  },
})

/** Where those who work for the shop begin: what waits now, and the latest orders (D32). */
export default function Panelboard({ loaderData, actionData }: Route.ComponentProps) {
  const refresh = useRefresh()
  useLiveMessages(({ kind }) => kind === 'news' && refresh())
  const { name, orders, steps, isUnprotected, lacksBanner, runningLow } = loaderData
  return (
    <Page title={m.desk_title()} intro={m.account_hello({ name })}>
      <Waiting
        waiting={loaderData.waiting}
        toCollect={loaderData.toCollect}
        failedMails={loaderData.failedMails}
      />
      {isUnprotected && (
        <Hint icon="shield" title={m.factor_hint_title()} text={m.factor_hint_text()}>
          <ShopButtonLink to="/dashboard/security/second-factor" variant="quiet" className="mt-3">
            {m.factor_set_up()}
          </ShopButtonLink>
        </Hint>
      )}
      {lacksBanner && (
        <Hint icon="alert" title={m.banner_hint_title()} text={m.banner_hint_text()}>
          <ShopButtonLink to="/dashboard/banners" variant="quiet" className="mt-3">
            {m.banners_title()}
          </ShopButtonLink>
        </Hint>
      )}
      {steps && <FirstSteps steps={steps} isFolded={loaderData.isFolded} answered={actionData} />}
      <div className="grid items-start gap-5 2xl:grid-cols-[minmax(0,1fr)_20rem]">
        <section
          aria-labelledby="latest-orders"
          className="min-w-0 rounded-card border border-line bg-surface p-4 md:p-6"
        >
          <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
            <h2 id="latest-orders" className="text-xl font-semibold">
              {m.desk_latest()}
            </h2>
            <ShopButtonLink to="/dashboard/orders" variant="plain" prefetch="intent">
              {m.account_all_orders()}
            </ShopButtonLink>
          </div>
          {orders.length > 0 ? (
            <OrderTable orders={orders} />
          ) : (
            <EmptyState icon="package" title={m.desk_no_orders()}>
              {m.desk_no_orders_text()}
            </EmptyState>
          )}
        </section>
        <RunningLow variants={runningLow} />
      </div>
    </Page>
  )
}
