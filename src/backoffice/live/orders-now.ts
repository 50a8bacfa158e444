import { isId } from '#platform/text/is-id.ts'
import { personIn } from '#pages/account-context.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { recordReading } from '#shop/audit/record-reading.ts'
import { listOrders, ordersOnDesk } from '#shop/orders/desk/list-orders.ts'
import { findOrderRows } from '#shop/orders/lines/listed-order.ts'
import { shopContext } from '../../shop-context.ts'
import { narrowingOf } from '../orders/orders-href.ts'
import { readOrdersQuery } from '../orders/read-orders-query.ts'
import { showRow, type ShownRow } from '../orders/shown-row.ts'
import type { Route } from './+types/orders-now'

/** Not a page: how the rows of an open list stand now, and what would come into it. */
export const handle = { mayOpen: 'see-orders', isUnasked: true, isData: true } satisfies PageHandle

export interface OrdersNow {
  /** Those that are shown. */
  shown: ShownRow[]
  /** How many more the list would show now. */
  more: number
}

/** The URL of the list, and the ids of its rows as `shown`. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const shop = context.get(shopContext)
  const { searchParams } = url
  const ids = new Set(searchParams.getAll('shown').filter(isId).slice(0, ordersOnDesk))
  const query = readOrdersQuery(searchParams)
  const { filter } = narrowingOf(query)
  const { sort = 'newest', after } = query
  const [listed, shown] = await Promise.all([
    listOrders(shop, { filter, sort, after }),
    ids.size > 0 ? findOrderRows(shop, [...ids]) : [],
  ])
  await recordReading(shop, personIn(context), { kind: 'orders', ids: shown.map(({ id }) => id) })
  const now = listed.outcome === 'listed' ? listed.orders : []
  const answer: OrdersNow = {
    shown: shown.map(showRow),
    more: now.filter(({ id }) => !ids.has(id)).length,
  }
  return Response.json(answer)
}
