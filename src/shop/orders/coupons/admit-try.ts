import { networkOf } from '#platform/network/network-of.ts'
import type { CouponRefusal } from '#shop/coupons/coupon.ts'
import type { Shop } from '#shop/shop.ts'

interface Try {
  code: string
  /** The client's; undefined where it is not a stranger who asks. */
  ipAddress: string | undefined
  /** Undefined where nobody knows yet who orders. */
  phone?: string
}

const rememberedMs = 10 * 60_000

/** Strangers who try one code after the other are stopped. The same code again is no other try, also from all shoppers of one operator. */
export async function refuseTry(
  shop: Shop,
  { code, ipAddress, phone }: Try,
): Promise<CouponRefusal | undefined> {
  if (ipAddress === undefined) return undefined
  const period = Math.floor(shop.now().getTime() / rememberedMs)
  const network = networkOf(ipAddress)
  const tries = [
    shop.memory.recall(`coupon ${code} of ${network} at ${period}`, [], () =>
      shop.rateLimits.take('coupon-from-client', ipAddress),
    ),
    ...(phone === undefined
      ? []
      : [
          shop.memory.recall(`coupon ${code} of ${phone} at ${period}`, [], () =>
            shop.rateLimits.take('coupon-of-phone', phone),
          ),
        ]),
  ]
  const answers = await Promise.all(tries)
  return answers.some(({ outcome }) => outcome === 'too-many') ? { reason: 'too-many' } : undefined
}
