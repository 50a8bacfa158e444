import type { PageHandle } from '#pages/page-handle.ts'
import { parsePhone } from '#platform/phone.ts'
import { isId } from '#platform/text/is-id.ts'
import { longestCode } from '#shop/coupons/code.ts'
import { lookUpCoupon, type LookedUpCoupon } from '#shop/orders/coupons/look-up-coupon.ts'
import { mostLines } from '#shop/orders/order.ts'
import { shopContext } from '../../../shop-context.ts'
import type { Route } from './+types/find-coupon'

/** Not a page: what a coupon would take off an order, while somebody types its code. */
export const handle = { mayOpen: 'move-orders', isData: true } satisfies PageHandle

export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const shop = context.get(shopContext)
  const order = url.searchParams.get('order')
  const variantIds = url.searchParams.get('variants')?.split(',').filter(isId) ?? []
  const found: LookedUpCoupon = await lookUpCoupon(shop, {
    orderRef: isId(order) ? order : undefined,
    code: (url.searchParams.get('q') ?? '').slice(0, 2 * longestCode),
    phone: parsePhone(url.searchParams.get('phone') ?? '') ?? '',
    // Of an order that is edited all variants of its products come along.
    variantIds: variantIds.slice(0, 10 * mostLines),
  })
  return Response.json(found)
}
