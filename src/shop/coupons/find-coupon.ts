import { eq, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { pickVariants } from '../catalog/sellable/pick-variants.ts'
import type { Coupon, CouponTerms } from './coupon.ts'
import { couponCategories, couponCodes, couponProducts, coupons } from './tables.ts'

const categoryIds = sql<string[]>`ARRAY(
  SELECT category_id FROM ${couponCategories} WHERE coupon_id = ${coupons.id} ORDER BY category_id)`
const productIds = sql<string[]>`ARRAY(
  SELECT product_id FROM ${couponProducts} WHERE coupon_id = ${coupons.id} ORDER BY product_id)`

type StoredCoupon = typeof coupons.$inferSelect & { categoryIds: string[]; productIds: string[] }

/** The coupon of this code as it stands now. The code is one that tidyCode made. */
export async function findCoupon(
  database: Database,
  code: string,
): Promise<(Coupon & StoredCoupon) | undefined> {
  const [found] = await database
    .select({ coupon: coupons, categoryIds, productIds, usesOfCode: couponCodes.uses })
    .from(couponCodes)
    .innerJoin(coupons, eq(coupons.id, couponCodes.couponId))
    .where(eq(couponCodes.code, code))
  return found && { ...found.coupon, ...found, code }
}

/** The terms of a coupon that an order was placed with. */
export const findTerms = (database: Database, id: string): Promise<StoredCoupon | undefined> =>
  readStored(database, eq(coupons.id, id))

async function readStored(database: Database, where: SQL): Promise<StoredCoupon | undefined> {
  const [found] = await database
    .select({ coupon: coupons, categoryIds, productIds })
    .from(coupons)
    .where(where)
  return found && { ...found.coupon, ...found }
}

/** Which of these variants it is for. */
export async function findEligible(
  database: Database,
  coupon: Pick<CouponTerms, 'goods'> & Pick<StoredCoupon, 'categoryIds' | 'productIds'>,
  variantIds: readonly string[],
): Promise<(variantId: string | null) => boolean> {
  if (coupon.goods === 'all') return () => true
  const picked = await pickVariants(database, {
    variantIds,
    ...(coupon.goods === 'categories'
      ? { categoryIds: coupon.categoryIds }
      : { productIds: coupon.productIds }),
  })
  const eligible = new Set(picked)
  return (variantId) => variantId !== null && eligible.has(variantId)
}
