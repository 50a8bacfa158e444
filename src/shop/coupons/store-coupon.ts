import { eq, inArray } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { CouponDraft } from './contract.ts'
import { couponCategories, couponCodes, couponProducts, coupons } from './tables.ts'

interface Storing {
  id: string
  /** Nothing where it is new. */
  current: { version: number } | undefined
  categoryIds: readonly string[]
  productIds: readonly string[]
  now: Date
}

/** Makes or changes a coupon. Whether it may be so is not asked here. */
export async function storeCoupon(
  database: Database,
  draft: CouponDraft,
  { id, current, categoryIds, productIds, now }: Storing,
): Promise<void> {
  const { categories: _, products: __, ...row } = draft
  if (current)
    await database
      .update(coupons)
      .set({ ...row, version: current.version + 1 })
      .where(eq(coupons.id, id))
  else await database.insert(coupons).values({ ...row, id, createdAt: now })
  await database.delete(couponCategories).where(eq(couponCategories.couponId, id))
  await database.delete(couponProducts).where(eq(couponProducts.couponId, id))
  if (categoryIds.length > 0)
    await database
      .insert(couponCategories)
      .values(categoryIds.map((categoryId) => ({ couponId: id, categoryId })))
  if (productIds.length > 0)
    await database
      .insert(couponProducts)
      .values(productIds.map((productId) => ({ couponId: id, productId })))
}

/** Those of the codes that were free; they belong to the coupon now. */
export async function storeCodes(
  database: Database,
  couponId: string,
  codes: readonly string[],
): Promise<string[]> {
  if (codes.length === 0) return []
  const rows = await database
    .insert(couponCodes)
    .values(codes.map((code) => ({ code, couponId })))
    .onConflictDoNothing()
    .returning({ code: couponCodes.code })
  return rows.map(({ code }) => code)
}

/** The first of these codes that a coupon has already. */
export async function findTaken(
  database: Database,
  codes: readonly string[],
): Promise<string | undefined> {
  if (codes.length === 0) return undefined
  const [taken] = await database
    .select({ code: couponCodes.code })
    .from(couponCodes)
    .where(inArray(couponCodes.code, [...codes]))
    .limit(1)
  return taken?.code
}
