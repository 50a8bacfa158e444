import { data } from 'react-router'
import { z } from 'zod'
import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { cancelOwnOrder } from '#shop/orders/own-orders/cancel-own-order.ts'
import { buyerKey } from '#shop/orders/buyers/buyer-key.ts'
import { findOwnOrder, type OwnOrder } from '#shop/orders/own-orders/find-own-order.ts'
import { listAgain } from '#shop/orders/own-orders/list-again.ts'
import type { Shop } from '#shop/shop.ts'
import { statusName } from '#shop/orders/views/order-status.ts'
import { OrderProgress } from '#shop/orders/views/order-progress.tsx'
import { formAction } from '#pages/form/form-action.ts'
import { usePageForm } from '#pages/form/use-page-form.ts'
import { Moment } from '#ui/text/moment.tsx'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import { shopContext } from '#shop-context.ts'
import { languageOfPath } from '#pages/language.ts'
import { accountContext, personIn } from '#pages/account-context.ts'
import type { Route } from './+types/my-order'
import { writePath } from '../../reviews/writing/write-path.ts'
import { DashboardCard, DashboardPage } from '../layout/dashboard-page.tsx'
import { CancelNotice, CancelOrder } from './cancel-order.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderDelivery } from './order-delivery.tsx'
import { OrderHistory } from './order-history.tsx'
import { InvoiceHead, loadSeller } from './invoice-head.tsx'
import { OrderInvoice } from './order-invoice.tsx'
import { showOwnOrder } from './shown-order.ts'

export const handle = { mayOpen: 'signed-in', parent: '/dashboard/myOrder' } satisfies PageHandle

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const order = await findOwnOrder(shop, context.get(accountContext), params.order)
  // Somebody else's order is as unknown as one that never was.
  if (!order) throw data(null, { status: 404 })
  return {
    reviewPage: await reviewPageOf(shop, order),
    order: showOwnOrder(order),
    again: await listAgain(shop, order.lines),
    seller: await loadSeller(shop, languageOfPath(new URL(request.url).pathname)),
  }
}

/** Once it has arrived; the order of an account needs no number to be typed. */
const reviewPageOf = async (shop: Shop, { id, phone, status, trackingId }: OwnOrder) =>
  status === 'Delivered' && phone !== ''
    ? writePath(trackingId, await buyerKey(shop, { id, phone }))
    : undefined

/** Takes the order back, as long as nobody works on it (D17). */
export const action = formAction({
  schema: z.object({}),
  run: async (_, { shop, context, params }) => {
    const orderId = params['order'] ?? ''
    const { outcome } = await cancelOwnOrder(shop, personIn(context), { orderId })
    if (outcome === 'not-found' || outcome === 'invalid') throw data(null, { status: 404 })
    return outcome === 'moved' ? { outcome: 'done' } : { outcome: 'refused', trouble: outcome }
  },
})

/** One order: how far it has come, what it was, where it goes. Printed, it is the invoice. */
export default function MyOrder({
  loaderData: { order, again, seller, reviewPage },
  actionData,
}: Route.ComponentProps) {
  const cancelling = usePageForm({ id: 'cancel', lastResult: actionData, words: {} })
  return (
    <DashboardPage title={m.account_order({ number: order.orderId })}>
      <InvoiceHead seller={seller} />
      <p className="tabular -mt-4 text-ink-soft">
        <Moment at={order.placedAt} withTime /> · {m.ordered_tracking_id()}: {order.trackingId}
        <span className="hidden print:inline"> · {statusName(order.status)}</span>
      </p>
      <div className="rounded-card border border-line bg-surface p-4 md:p-6 print:hidden">
        <OrderProgress
          status={order.status}
          deliveryMethod={order.deliveryMethod}
          canceledFrom={order.history.at(-2)?.to}
        />
      </div>
      <CancelNotice status={order.status} form={cancelling} />
      <div className="grid gap-3 sm:*:[grid-area:1/1] print:hidden">
        <OrderActions again={again} lines={order.lines.length} />
        <CancelOrder status={order.status} form={cancelling} />
      </div>
      {reviewPage && (
        <ShopButtonLink
          to={reviewPage}
          reloadDocument
          variant="quiet"
          className="self-start print:hidden"
        >
          {m.review_write_title()}
        </ShopButtonLink>
      )}
      <DashboardCard id="order-items" title={m.account_items()}>
        <OrderInvoice order={order} />
      </DashboardCard>
      <DashboardCard id="order-delivery" title={m.account_delivery()}>
        <OrderDelivery order={order} />
      </DashboardCard>
      <div className="print:hidden">
        <DashboardCard id="order-history" title={m.account_history()}>
          <OrderHistory order={order} />
        </DashboardCard>
      </div>
    </DashboardPage>
  )
}
