import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { byPerson } from '#shop/initiator.ts'
import { claimOrder } from '#shop/orders/own-orders/claim-order.ts'
import { listOwnOrders } from '#shop/orders/own-orders/list-own-orders.ts'
import { ordersOnPage } from '#shop/orders/own-orders/own.ts'
import { callerContext, shopContext } from '../../../shop-context.ts'
import { Paging } from '../../paging.tsx'
import { accountContext } from '../account-context.ts'
import type { Route } from './+types/my-orders'
import { DashboardPage } from './dashboard-page.tsx'
import { ClaimForm } from './orders/claim-form.tsx'
import { NoOrders } from './orders/no-orders.tsx'
import { orderAddress, readOrderAddress } from './orders/order-address.ts'
import { OrderRows, showRow } from './orders/order-rows.tsx'
import { OrderSearch } from './orders/order-search.tsx'

export const handle = {
  mayOpen: 'signed-in',
  menu: { icon: 'package', text: m.account_orders },
} satisfies PageHandle

export async function loader({ context, request }: Route.LoaderArgs) {
  const address = readOrderAddress(new URL(request.url).searchParams)
  const buyer = context.get(accountContext)
  const { orders, total } = await listOwnOrders(context.get(shopContext), buyer, address)
  return { address, orders: orders.map(showRow), total }
}

/** Puts an order that was placed as a guest into the account. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const text = (name: string) => {
    const typed = form.get(name)
    return typeof typed === 'string' ? typed : ''
  }
  const by = byPerson(context.get(accountContext), context.get(callerContext).address)
  return claimOrder(context.get(shopContext), by, {
    trackingId: text('trackingId'),
    phone: text('phone'),
  })
}

/** What one has ordered: the latest first, to search and to page through. */
export default function MyOrders({ loaderData, actionData }: Route.ComponentProps) {
  const { address, orders, total } = loaderData
  const isSearch = address.q !== '' || address.status !== undefined
  return (
    <DashboardPage title={m.account_orders()}>
      {(total > 0 || isSearch) && <OrderSearch {...address} />}
      <div className="rounded-card border border-line bg-surface p-4 md:p-6">
        <output className="sr-only">{m.account_orders_count({ n: total })}</output>
        {orders.length > 0 ? <OrderRows orders={orders} /> : <NoOrders isSearch={isSearch} />}
      </div>
      <Paging
        page={address.page}
        pages={Math.ceil(total / ordersOnPage)}
        addressOf={(page) => orderAddress({ ...address, page })}
      />
      <ClaimForm answer={actionData} />
    </DashboardPage>
  )
}
