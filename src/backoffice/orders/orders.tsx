import { useLocation } from 'react-router'
import { m } from '#paraglide/messages.js'
import { inLanguage } from '#platform/language.ts'
import { accountContext, personIn } from '#pages/account-context.ts'
import { languageOfPath } from '#pages/language.ts'
import { ListTabs } from '#pages/list/list-tabs.tsx'
import type { PageHandle } from '#pages/page-handle.ts'
import { countText } from '#pages/money/taka.ts'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import { recordReading } from '#shop/audit/record-reading.ts'
import { may } from '#shop/identity/roles/policy.ts'
import { listCouponNames } from '#shop/coupons/list-coupons.ts'
import { recallZoning } from '#shop/delivery/load-zoning.ts'
import { listDistricts } from '#shop/delivery/find-destination.ts'
import { countOrders, mostOfTab, type StatusCounts } from '#shop/orders/desk/count-orders.ts'
import { listOrders } from '#shop/orders/desk/list-orders.ts'
import { mostCounted } from '#shop/orders/lines/listed-order.ts'
import { orderStatuses } from '#shop/orders/order.ts'
import { listExports } from '#shop/exports/list-exports.ts'
import { listKnownTags } from '#shop/orders/tags/list-tags.ts'
import { statusName } from '#shop/orders/views/order-status.ts'
import { loadColumns } from '#shop/saved-views/choose-columns.ts'
import { shownColumns } from '#shop/saved-views/columns.ts'
import { listViews } from '#shop/saved-views/list-views.ts'
import { Icon } from '#ui/icon.tsx'
import { shopContext } from '../../shop-context.ts'
import { countUpTo } from '../count-up-to.ts'
import { Page } from '../layout/page.tsx'
import { useLive, useSeenOrders } from '../live/live-orders.tsx'
import { NewOrdersBar } from '../live/new-orders-bar.tsx'
import { useOrdersNow } from '../live/use-orders-now.ts'
import { answerTo, answerToBulk } from '../lists/answer-to.ts'
import { OlderLink } from '../lists/older-link.tsx'
import { showView } from '../lists/views/view-query.ts'
import { ListPlace, SkipToList } from '../lists/skip-to-list.tsx'
import type { Route } from './+types/orders'
import { ExportList } from '../exports/export-list.tsx'
import { showExport } from '../exports/shown-export.ts'
import type { BulkResult } from './bulk/bulk-result.ts'
import { OrderList } from './bulk/order-list.tsx'
import { NoOrders, type Emptiness } from './no-orders.tsx'
import { OrdersTools } from './orders-tools.tsx'
import { ordersActions } from './orders-actions.ts'
import {
  narrowingOf,
  newOrderPath,
  ordersHref,
  turnedBounds,
  type OrdersQuery,
} from './orders-href.ts'
import { ordersList } from './orders-list.ts'
import { readOrdersQuery } from './read-orders-query.ts'
import { showRow } from './shown-row.ts'

export const handle = {
  mayOpen: 'see-orders',
  menu: { icon: 'package', text: m.orders_title },
  failed: { title: m.tracking_failed, text: m.orders_failed_text },
} satisfies PageHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const query = readOrdersQuery(url.searchParams)
  const { filter, isNarrowed } = narrowingOf(query)
  const { sort = 'newest', after } = query
  const asOf = shop.now()
  const actor = context.get(accountContext)
  const mayExport = may(actor, 'export-people')
  const [zoning, tags, coupons, ownColumns, views, exports, counts, listed] = await Promise.all([
    recallZoning(shop),
    listKnownTags(shop),
    listCouponNames(shop, query.coupon),
    loadColumns(shop, actor.userId, 'orders'),
    listViews(shop, actor.userId, 'orders'),
    mayExport ? listExports(shop, actor.userId) : [],
    countOrders(shop),
    listOrders(shop, { filter, sort, after, isCounted: isNarrowed }),
  ])
  const language = languageOfPath(url.pathname)
  const districts = listDistricts().map(({ name, nameBn }) => ({
    value: name,
    text: inLanguage(language, name, nameBn),
  }))
  const zones = zoning.zones.map(({ zone, name, nameBn }) => ({
    value: zone,
    text: inLanguage(language, name, nameBn),
  }))
  const isTooShort = listed.outcome === 'too-short'
  const ids = isTooShort ? [] : listed.orders.map(({ id }) => id)
  await recordReading(shop, personIn(context), { kind: 'orders', ids })
  return {
    query,
    shown: shownColumns('orders', query.columns, ownColumns),
    views: views.map((view) => showView(ordersList, view, actor)),
    asOf: asOf.toISOString(),
    mayExport,
    exports: exports.map(showExport),
    mayTake: may(actor, 'move-orders'),
    counts,
    districts,
    zones,
    tags,
    coupons: coupons.map(({ id, name }) => ({ value: id, text: name })),
    isTooShort,
    orders: isTooShort ? [] : listed.orders.map(showRow),
    next: isTooShort ? undefined : listed.next,
    found: isTooShort ? undefined : listed.count,
  }
}

export const action = ordersActions

/** What the day's work begins with: all orders by status, to search, to narrow down, and to open (spec 2). */
export default function Orders({ loaderData, actionData }: Route.ComponentProps) {
  const { query, orders, next, found } = loaderData
  const { search } = useLocation()
  const { counts = loaderData.counts } = useLive()
  const { rows, more } = useOrdersNow(search, orders)
  useSeenOrders(orders)
  return (
    <Page title={m.orders_title()} beside={loaderData.mayTake && <NewOrderLink />}>
      <SkipToList />
      <div className="-mt-2 flex flex-col gap-3">
        <ListTabs label={m.orders_tabs()} tabs={tabsOf(query, counts)} />
        <OrdersTools {...loaderData} answered={actionData} />
      </div>
      <NewOrdersBar
        more={more}
        isOfNew={query.status === undefined || query.status === 'Pending'}
      />
      <ListPlace>
        <OrderList
          {...loaderData}
          orders={rows}
          lastResult={answerToBulk(actionData) as BulkResult | undefined}
          count={found === undefined ? undefined : foundText(found)}
          matching={
            next === undefined && query.after === undefined ? undefined : matchingText(loaderData)
          }
          empty={<NoOrders why={emptinessOf(loaderData)} />}
        />
      </ListPlace>
      <OlderLink
        last={next}
        isLatest={query.after === undefined}
        hrefOf={(after) => ordersHref(query, { after })}
        words={{ first: m.list_first, next: m.list_next }}
      />
      {loaderData.mayExport && (
        <ExportList exports={loaderData.exports} answered={answerTo(actionData, 'file-')} />
      )}
    </Page>
  )
}

const NewOrderLink = () => (
  <ShopButtonLink
    to={newOrderPath}
    prefetch="intent"
    aria-keyshortcuts="n"
    className="print:hidden"
  >
    <Icon name="plus" />
    {m.new_order_title()}
  </ShopButtonLink>
)

function tabsOf(query: OrdersQuery, counts: StatusCounts) {
  const all = orderStatuses.reduce((sum, status) => sum + counts[status], 0)
  return [undefined, ...orderStatuses].map((status) => ({
    to: ordersHref(query, { status }),
    text: status ? statusName(status) : m.orders_all(),
    count: countUpTo(mostOfTab, status ? counts[status] : all),
    isCurrent: status === query.status,
  }))
}

/** How many fit, as the tab or the search says it. */
function matchingText({ query, counts, found }: Route.ComponentProps['loaderData']): string {
  if (found !== undefined) return countUpTo(mostCounted, found)
  const all = orderStatuses.reduce((sum, status) => sum + counts[status], 0)
  return countUpTo(mostOfTab, query.status ? counts[query.status] : all)
}

const foundText = (found: number) =>
  found > mostCounted
    ? m.orders_found_more({ n: countText(mostCounted) })
    : m.orders_found({ n: found })

function emptinessOf({ query, isTooShort }: Route.ComponentProps['loaderData']): Emptiness {
  if (isTooShort) return 'too-short'
  const turned = turnedBounds(query)
  if (turned.days || turned.totals) return 'turned'
  if (narrowingOf(query).isNarrowed) return 'none-fit'
  return query.status || query.after ? 'none-here' : 'no-orders'
}
