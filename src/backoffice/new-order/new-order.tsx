import { v7 as newId } from 'uuid'
import { m } from '#paraglide/messages.js'
import { accountContext } from '#pages/account-context.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { isId } from '#platform/text/is-id.ts'
import { findPhoneOf } from '#shop/customers/detail/find-buyer.ts'
import { may } from '#shop/identity/roles/policy.ts'
import { loadTermsByZone } from '#shop/orders/edits/load-edit-facts.ts'
import { findDiscountLimit } from '#shop/orders/may-override.ts'
import { shopContext } from '../../shop-context.ts'
import { Page } from '../layout/page.tsx'
import { ordersPath } from '../orders/orders-href.ts'
import type { Route } from './+types/new-order'
import { newOrderAction } from './new-order-action.ts'
import { NewOrderForm } from './new-order-form.tsx'

export const handle = { mayOpen: 'move-orders', parent: ordersPath } satisfies PageHandle

/** `customer`: whose phone it begins with. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const actor = context.get(accountContext)
  const customer = url.searchParams.get('customer')
  const [terms, phone, discountLimit] = await Promise.all([
    loadTermsByZone(shop.database),
    isId(customer) ? findPhoneOf(shop, customer) : undefined,
    findDiscountLimit(shop, actor),
  ])
  const mayOverride = may(actor, 'override-prices')
  return { terms, phone, mayOverride, discountLimit, account: actor.userId, freshKey: newId() }
}

export const action = newOrderAction

/** Takes an order down for somebody who calls, writes or stands in the shop. */
export default function NewOrder({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Page title={m.new_order_title()}>
      <NewOrderForm {...loaderData} lastResult={actionData} />
    </Page>
  )
}
