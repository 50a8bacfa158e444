import { m } from '#paraglide/messages.js'
import { listHref, readListQuery, type ListUrlQuery } from '#pages/list/list-query.ts'
import { ListCard } from '#pages/list/list-card.tsx'
import { ListSearch } from '#pages/list/list-search.tsx'
import type { PageHandle } from '#pages/page-handle.ts'
import { formAction, type FormOutcome } from '#pages/form/form-action.ts'
import { orderStatuses } from '#shop/orders/order.ts'
import { claimOrder } from '#shop/orders/own-orders/claim-order.ts'
import { listOwnOrders } from '#shop/orders/own-orders/list-own-orders.ts'
import { ordersOnPage } from '#shop/orders/own-orders/own.ts'
import { statusName } from '#shop/orders/views/order-status.ts'
import { shopContext } from '#shop-context.ts'
import { Paging } from '#pages/list/paging.tsx'
import { localPath } from '#pages/shop-link.tsx'
import { accountContext, personIn } from '#pages/account-context.ts'
import type { Route } from './+types/my-orders'
import { DashboardPage } from '../layout/dashboard-page.tsx'
import { ClaimForm, type Claimed } from './claim-form.tsx'
import { NoOrders } from './no-orders.tsx'
import { OrderRows, showRow } from './order-rows.tsx'

export const handle = {
  mayOpen: 'signed-in',
  menu: { icon: 'package', text: m.account_orders },
} satisfies PageHandle

const path = '/dashboard/myOrder'
const choices = { status: orderStatuses }

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = readListQuery(new URL(request.url).searchParams, { choices })
  const buyer = context.get(accountContext)
  const { orders, total } = await listOwnOrders(context.get(shopContext), buyer, query)
  return { query, orders: orders.map(showRow), total }
}

/** Puts an order that was placed as a guest into the account. */
export const action = formAction({
  schema: claimOrder.input,
  run: async (typed, { shop, context }): Promise<FormOutcome<Claimed>> => {
    const result = await claimOrder(shop, personIn(context), typed)
    switch (result.outcome) {
      case 'claimed':
        return { outcome: 'done', answer: { orderId: result.orderId } }
      case 'not-found':
        return { outcome: 'refused', fields: { trackingId: result.outcome } }
      case 'phone-invalid':
        return { outcome: 'refused', fields: { phone: result.outcome } }
      case 'too-many-requests':
        return { outcome: 'refused', trouble: 'too-many' }
      default:
        return { outcome: 'refused', trouble: result.outcome }
    }
  },
})

/** What one has ordered: the latest first, to search and to page through. */
export default function MyOrders({ loaderData, actionData }: Route.ComponentProps) {
  const { query, orders, total } = loaderData
  const isSearch = query.q !== '' || query.status !== undefined
  return (
    <DashboardPage title={m.account_orders()}>
      {(total > 0 || isSearch) && <OrderSearch {...query} />}
      <ListCard
        count={m.account_orders_count({ n: total })}
        rows={orders.length > 0 && <OrderRows orders={orders} />}
        empty={<NoOrders isSearch={isSearch} />}
      />
      <Paging
        page={query.page}
        pages={Math.ceil(total / ordersOnPage)}
        hrefOf={(page) => listHref(path, { ...query, page })}
      />
      <ClaimForm lastResult={actionData} />
    </DashboardPage>
  )
}

function OrderSearch({ q, status }: ListUrlQuery<typeof choices>) {
  return (
    <ListSearch
      action={localPath(path)}
      label={m.account_search()}
      q={{ label: m.account_search_hint(), value: q }}
      choices={[
        {
          name: 'status',
          label: m.tracking_status(),
          value: status ?? '',
          options: [
            { value: '', text: m.account_any_status() },
            ...orderStatuses.map((each) => ({ value: each, text: statusName(each) })),
          ],
        },
      ]}
    />
  )
}
