import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineAction } from '#shop/define-action.ts'
import { nameOfInitiator } from '#shop/initiator.ts'
import { changeStock, holdVariants } from './change-stock.ts'
import { movedFor, noteWhereNeeded, stockChangeFields } from './stock-change.ts'
import { variants } from '../tables.ts'

/**
 * Adds pieces that were found or delivered, or takes away pieces that are gone (`change` below 0). Nobody writes a number over the
 * stock: shoppers buy while staff count.
 */
export const adjustStock = defineAction({
  allow: 'edit-products',
  input: z.object({ variantId: z.uuid(), ...stockChangeFields }).refine(...noteWhereNeeded),
  run: async ({ database, by, input: { variantId, change, reason, note }, now: at }) => {
    const stock = (await holdVariants(database, [variantId])).get(variantId)
    if (stock === undefined) return { outcome: 'unknown-variant' }
    // There are fewer pieces than shall go.
    if (stock + change < 0) return { outcome: 'not-enough', stock }
    const move = { ...movedFor({ reason, note }), by: nameOfInitiator(by), at }
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
        after: { stock: stock + change, reason, ...(note && { note }) },
        topics: 'announced',
      },
    }
  },
})
