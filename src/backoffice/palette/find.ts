import { accountContext } from '#pages/account-context.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { listFoundProducts } from '#shop/catalog/search/list-found-products.ts'
import { listCustomers } from '#shop/customers/list/list-customers.ts'
import type { Actor } from '#shop/identity/roles/actor.ts'
import { may } from '#shop/identity/roles/policy.ts'
import { listOrders } from '#shop/orders/desk/list-orders.ts'
import type { Shop } from '#shop/shop.ts'
import { shopContext } from '../../shop-context.ts'
import type { Route } from './+types/find'
import { longestTyped, type Found } from './found.ts'

/** Not a page: what the palette finds while somebody types, each kind only for those who may see it. */
export const handle = { mayOpen: 'open-back-office', isData: true } satisfies PageHandle

/** Of each kind. */
const most = 5

export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const shop = context.get(shopContext)
  const actor = context.get(accountContext)
  const typed = (url.searchParams.get('q') ?? '').trim().slice(0, longestTyped)
  const [orders, products, customers] = await Promise.all([
    may(actor, 'see-orders')
      ? listOrders(shop, { filter: { q: typed }, sort: 'newest', limit: most })
      : undefined,
    may(actor, 'edit-products') ? listFoundProducts(shop, typed, most) : [],
    findCustomers(shop, actor, typed),
  ])
  const found: Found = {
    orders:
      typed !== '' && orders?.outcome === 'listed'
        ? orders.orders.map(({ orderId, fullName, phone, status }) => ({
            orderId,
            fullName,
            phone,
            status,
          }))
        : [],
    customers,
    products,
  }
  return Response.json(found)
}

async function findCustomers(shop: Shop, actor: Actor, typed: string): Promise<Found['customers']> {
  if (typed === '' || !may(actor, 'see-customers')) return []
  const filter = { q: typed }
  const listed = await listCustomers(shop, { filter, sort: 'latest', limit: most })
  if (listed.outcome !== 'listed') return []
  return listed.customers.map(({ id, name, phone, email }) => ({ id, name, phone, email }))
}
