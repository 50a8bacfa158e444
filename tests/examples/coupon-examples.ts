import { eq } from 'drizzle-orm'
import { saveCoupon } from '../../src/shop/coupons/save-coupon.ts'
import { addCodes } from '../../src/shop/coupons/add-codes.ts'
import type { couponDraftSchema } from '../../src/shop/coupons/contract.ts'
import { couponCodes, coupons } from '../../src/shop/coupons/tables.ts'
import type { Shop } from '../../src/shop/shop.ts'
import type { z } from 'zod'
import { aScript } from './initiators.ts'

/** ৳50 off with the code EID50, unless the test says otherwise; its id. */
export async function aCoupon(
  shop: Shop,
  draft: Partial<z.input<typeof couponDraftSchema>> = {},
  code = 'EID50',
): Promise<string> {
  const wanted = { name: 'Eid', kind: 'fixed' as const, amountInPaisa: 5000, ...draft }
  const saved = await saveCoupon(shop, aScript, wanted)
  if (saved.outcome !== 'saved') throw new Error(`Expected a coupon: ${saved.outcome}`)
  const added = await addCodes(shop, aScript, { id: saved.id, codes: [code] })
  if (added.outcome !== 'added') throw new Error(`Expected a code: ${added.outcome}`)
  return saved.id
}

/** How often a coupon was used, and one of its codes. */
export async function usesOf({ database }: Shop, id: string, code = 'EID50') {
  const [coupon] = await database.select().from(coupons).where(eq(coupons.id, id))
  const [of] = await database.select().from(couponCodes).where(eq(couponCodes.code, code))
  return [coupon?.uses, of?.uses]
}
