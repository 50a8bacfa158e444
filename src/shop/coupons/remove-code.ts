import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineAction } from '../define-action.ts'
import { tidyCode } from './code.ts'
import { couponCodes, coupons } from './tables.ts'

/**
 * Takes a code away that became known to whom it was not meant for: nobody can order with it from then on. Orders that were placed
 * with it keep what it took off.
 */
export const removeCode = defineAction({
  allow: 'edit-coupons',
  input: z.object({ id: z.uuid(), code: z.string().max(100).transform(tidyCode) }),
  run: async ({ database, input: { id, code } }) => {
    const [coupon] = await database
      .select({ name: coupons.name })
      .from(coupons)
      .where(eq(coupons.id, id))
      .for('update')
    if (!coupon) return { outcome: 'unknown-coupon' }
    const before = await database.$count(couponCodes, eq(couponCodes.couponId, id))
    const removed = await database
      .delete(couponCodes)
      .where(and(eq(couponCodes.couponId, id), eq(couponCodes.code, code)))
      .returning({ code: couponCodes.code })
    if (removed.length === 0) return { outcome: 'unknown-code', code }
    return {
      outcome: 'removed',
      change: {
        action: 'coupon-code-removed',
        subject: { type: 'coupon', id, name: coupon.name },
        before: { codes: before },
        after: { codes: before - 1 },
        topics: [],
      },
    }
  },
})
