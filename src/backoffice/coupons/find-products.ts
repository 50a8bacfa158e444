import type { PageHandle } from '#pages/page-handle.ts'
import { listFoundProducts } from '#shop/catalog/search/list-found-products.ts'
import { shopContext } from '../../shop-context.ts'
import type { Route } from './+types/find-products'

/** Not a page: products by name or SKU, while somebody types what a coupon is for. */
export const handle = { mayOpen: 'edit-coupons', isData: true } satisfies PageHandle

const longestTyped = 100
const most = 12

export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const typed = (url.searchParams.get('q') ?? '').trim().slice(0, longestTyped)
  return Response.json(await listFoundProducts(context.get(shopContext), typed, most))
}
