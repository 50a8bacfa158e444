import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import { defineAction } from '../define-action.ts'
import { newCode } from './code.ts'
import { newCodesSchema } from './contract.ts'
import { findTaken, storeCodes } from './store-coupon.ts'
import { couponCodes, coupons } from './tables.ts'

/** More than one request makes, and still a list that a browser opens. */
export const mostCodes = 20_000

/** Gives a coupon codes that shoppers may type: own ones, or so many that nobody can guess. All of them, or none. */
export const addCodes = defineAction({
  allow: 'edit-coupons',
  input: z.intersection(z.object({ id: z.uuid() }), newCodesSchema),
  run: async ({ database, input }) => {
    const { id } = input
    const [coupon] = await database
      .select({ name: coupons.name })
      .from(coupons)
      .where(eq(coupons.id, id))
      .for('update')
    if (!coupon) return { outcome: 'unknown-coupon' }
    const before = await database.$count(couponCodes, eq(couponCodes.couponId, id))
    const wanted = 'codes' in input ? new Set(input.codes).size : input.count
    if (before + wanted > mostCodes) return { outcome: 'too-many-codes', most: mostCodes }
    if ('codes' in input) {
      const taken = await findTaken(database, input.codes)
      if (taken !== undefined) return { outcome: 'code-taken', code: taken }
    }
    const codes =
      'codes' in input
        ? await storeCodes(database, id, [...new Set(input.codes)])
        : await makeCodes(database, { id, count: input.count, prefix: input.prefix })
    return {
      outcome: 'added',
      codes,
      change: {
        action: 'coupon-codes-added',
        subject: { type: 'coupon', id, name: coupon.name },
        before: { codes: before },
        // Codes are worth money: the audit keeps how many there are.
        after: { codes: before + codes.length },
        topics: [],
      },
    }
  },
})

interface Making {
  id: string
  count: number
  prefix: string
}

/** By chance one of them may be there already. */
async function makeCodes(database: Database, { id, count, prefix }: Making): Promise<string[]> {
  const made: string[] = []
  while (made.length < count) {
    const codes = Array.from({ length: count - made.length }, () => newCode(prefix, randomInt))
    made.push(...(await storeCodes(database, id, [...new Set(codes)])))
  }
  return made.toSorted()
}
