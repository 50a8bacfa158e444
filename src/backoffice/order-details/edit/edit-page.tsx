import { useState } from 'react'
import { data } from 'react-router'
import { m } from '#paraglide/messages.js'
import { accountContext } from '#pages/account-context.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import { findOrder } from '#shop/orders/desk/find-order.ts'
import { canEdit } from '#shop/orders/edits/edit.ts'
import { loadEditFacts } from '#shop/orders/edits/load-edit-facts.ts'
import { statusName } from '#shop/orders/views/order-status.ts'
import { findDiscountLimit } from '#shop/orders/may-override.ts'
import { shopContext } from '../../../shop-context.ts'
import { Page } from '../../layout/page.tsx'
import { Colleagues } from '../../live/colleagues.tsx'
import { useChanged } from '../../live/use-changed.ts'
import { useRefresh } from '../../live/use-refresh.ts'
import { ordersPath } from '../../orders/orders-href.ts'
import { orderBack, presenceOf } from '../order-back.ts'
import { showOrder } from '../shown-order.ts'
import type { Route } from './+types/edit-page'
import { editAction } from './edit-action.ts'
import { EditForm } from './edit-form.tsx'

export const handle = {
  mayOpen: 'move-orders',
  parent: ordersPath,
  back: ({ params: { order = '' } }) => orderBack(order),
} satisfies PageHandle

export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const order = await findOrder(shop, params.order)
  if (!order) throw data(null, { status: 404 })
  const products = order.lines.flatMap(({ productId }) => productId ?? [])
  const productIds = [...new Set(products)]
  const facts = await loadEditFacts(shop, { productIds, couponRef: order.couponRef })
  const actor = context.get(accountContext)
  const discountLimit = await findDiscountLimit(shop, actor)
  return { order: showOrder(order), facts, discountLimit, account: actor.userId }
}

export const action = editAction

export { NoOrder as ErrorBoundary } from '../no-order.tsx'

/** Corrects an order as long as it has not been sent: what, for whom, where to and for how much. */
export default function EditPage({ loaderData, actionData }: Route.ComponentProps) {
  const { order } = loaderData
  const refresh = useRefresh()
  // What was typed lies upon whatever was saved meanwhile.
  useChanged(order.id, refresh)
  // What was typed when it was sent meanwhile can still be read.
  const [isShown] = useState(canEdit(order.status) || actionData !== undefined)
  return (
    <Page title={m.edit_title({ number: order.orderId })}>
      <div className="-mt-2 empty:hidden">
        <Colleagues about={presenceOf(order)} doing="editing" />
      </div>
      {!canEdit(order.status) && (
        <div className="rounded-card border border-line bg-surface p-4">
          <p className="font-medium">{m.edit_too_late({ status: statusName(order.status) })}</p>
          <ShopButtonLink
            variant="quiet"
            to={`/dashboard/order-details/${order.orderId}`}
            className="mt-3"
          >
            {m.edit_back()}
          </ShopButtonLink>
        </div>
      )}
      {isShown && <EditForm {...loaderData} lastResult={actionData} />}
    </Page>
  )
}
