import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { Coupon, CouponHistory, CouponRefusal } from '#shop/coupons/coupon.ts'
import { findCoupon, findEligible } from '#shop/coupons/find-coupon.ts'
import { notLookedUp, type OfferedCoupon } from './offered.ts'
import { orders } from '../tables.ts'

interface Asked {
  code: string
  variantIds: readonly string[]
  /** Left out where nobody knows yet who orders. */
  buyer?: Buyer
}

interface Buyer {
  phone: string
  customerId: string | null
  /** An order that counts as none before this one: the one that is edited. */
  except?: string | undefined
}

/** A coupon as it stands, with what this buyer had of it. Nothing is held: who places an order with it compares again (use-coupon.ts). */
export async function findOffered(
  database: Database,
  { code, variantIds, buyer }: Asked,
): Promise<OfferedCoupon & { coupon: Coupon | undefined }> {
  const coupon = await findCoupon(database, code)
  if (!coupon) return { coupon: undefined, isEligible: () => false, history: undefined }
  const isEligible = await findEligible(database, coupon, variantIds)
  return { coupon, isEligible, history: buyer && (await findHistory(database, coupon, buyer)) }
}

interface Typed {
  request: { coupon?: string | undefined; phone: string }
  customerId: string | null
  couponRefusal: CouponRefusal | undefined
  variantIds: readonly string[]
}

/** Nothing is asked where nobody typed one. */
export async function findTyped(
  database: Database,
  { request: { coupon: code, phone }, customerId, couponRefusal, variantIds }: Typed,
): Promise<OfferedCoupon | undefined> {
  if (code === undefined) return undefined
  return couponRefusal
    ? notLookedUp(couponRefusal)
    : findOffered(database, { code, variantIds, buyer: { phone, customerId } })
}

async function findHistory(
  database: Database,
  { id, mostUsesOfPhone, firstOrderOnly }: Coupon,
  { phone, customerId, except }: Buyer,
): Promise<CouponHistory> {
  if (mostUsesOfPhone === null && !firstOrderOnly) return { usesOfPhone: 0, hasOrdered: false }
  const isTheirs = or(
    eq(orders.phone, phone),
    customerId === null ? undefined : eq(orders.customerId, customerId),
  )
  const [row] = await database
    .select({
      usesOfPhone: sql<number>`count(*) FILTER (WHERE ${orders.couponRef} = ${id} AND ${orders.phone} = ${phone})::int`,
      orders: sql<number>`count(*)::int`,
    })
    .from(orders)
    .where(
      and(
        isTheirs,
        ne(orders.status, 'Canceled'),
        except === undefined ? undefined : ne(orders.id, except),
      ),
    )
  return { usesOfPhone: row?.usesOfPhone ?? 0, hasOrdered: (row?.orders ?? 0) > 0 }
}
