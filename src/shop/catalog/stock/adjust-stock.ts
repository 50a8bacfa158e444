import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { tidyLine } from '#platform/text/tidy.ts'
import { defineAction } from '#shop/define-action.ts'
import { nameOfInitiator } from '#shop/initiator.ts'
import { changeStock, holdVariants } from './change-stock.ts'
import { variants } from '../tables.ts'

const mostPieces = 1_000_000

/**
 * Adds pieces that were found or delivered, or takes away pieces that are gone (`change` below 0). Nobody writes a number over the
 * stock: shoppers buy while staff count.
 */
export const adjustStock = defineAction({
  allow: 'edit-products',
  input: z.object({
    variantId: z.uuid(),
    change: z
      .int('The change is not a whole number')
      .min(-mostPieces, 'Those are too many pieces at once')
      .max(mostPieces, 'Those are too many pieces at once')
      .refine((change) => change !== 0, 'Say how many pieces came or went'),
    reason: z
      .string('Say why')
      .max(500, { error: 'Enter a reason of at most 500 characters', abort: true })
      .overwrite(tidyLine)
      .min(1, 'Say why'),
  }),
  run: async ({ database, by, input: { variantId, change, reason }, now: at }) => {
    const stock = (await holdVariants(database, [variantId])).get(variantId)
    if (stock === undefined) return { outcome: 'unknown-variant' }
    // There are fewer pieces than shall go.
    if (stock + change < 0) return { outcome: 'not-enough', stock }
    const move = { kind: 'adjustment', by: nameOfInitiator(by), at, reason } as const
    await changeStock(database, [{ variantId, change, unitsReturned: 0 }], move)
    const [variant] = await database
      .select({ productId: variants.productId, sku: variants.sku })
      .from(variants)
      .where(eq(variants.id, variantId))
    return {
      outcome: 'adjusted',
      stockBefore: stock,
      stockAfter: stock + change,
      change: {
        action: 'stock-adjusted',
        subject: { type: 'product', id: variant?.productId ?? variantId, name: variant?.sku ?? '' },
        before: { stock },
        after: { stock: stock + change, reason },
        topics: 'announced',
      },
    }
  },
})
