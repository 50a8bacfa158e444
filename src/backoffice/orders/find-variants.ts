import { isId } from '#platform/text/is-id.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { findSellable } from '#shop/catalog/sellable/find-sellable.ts'
import { mostLines } from '#shop/orders/order.ts'
import { findVariants } from '#shop/catalog/sellable/list-variants.ts'
import { showVariant, type ShownVariant } from '#shop/orders/edits/load-edit-facts.ts'
import { shopContext } from '../../shop-context.ts'
import type { Route } from './+types/find-variants'

/** Not a page: what can be put into an order, found by name or SKU while somebody types; or as it is now, by `ids`. */
export const handle = { mayOpen: 'move-orders', isData: true } satisfies PageHandle

const longestTyped = 100
const most = 12

export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const shop = context.get(shopContext)
  const asked = url.searchParams.get('ids')?.split(',').filter(isId).slice(0, mostLines)
  const typed = (url.searchParams.get('q') ?? '').trim().slice(0, longestTyped)
  const found = await (asked ? findSellable(shop.database, asked) : findVariants(shop, typed, most))
  const shown: ShownVariant[] = found.map((variant) => showVariant(variant, shop.now()))
  return Response.json(shown)
}
