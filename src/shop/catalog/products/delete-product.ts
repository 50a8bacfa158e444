import { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import { defineAction } from '#shop/define-action.ts'
import { refuseEdit } from '#shop/edited.ts'
import { nameOfInitiator } from '#shop/initiator.ts'
import { wasOrdered } from '#shop/stock/was-ordered.ts'
import { findWholeProduct, type WholeProduct } from './list-whole-products.ts'
import { lockCatalog } from './lock-product.ts'
import { removeProducts } from './remove-products.ts'

/** Whether orders and numbers name it, also where all of it was taken back. */
export async function wasSold(
  database: Database,
  { variants }: Pick<WholeProduct, 'variants'>,
): Promise<boolean> {
  if (variants.some(({ unitsSold }) => unitsSold > 0)) return true
  return wasOrdered(
    database,
    variants.map(({ id }) => id),
  )
}

/** Removes a product for good that nobody ever ordered; what was ordered is archived instead, because orders and numbers name it. */
export const deleteProduct = defineAction({
  allow: 'edit-products',
  input: z.object({ id: z.uuid(), version: z.int('The version is not a whole number').min(1) }),
  run: async ({ database, by, input: edited, now: at }) => {
    await lockCatalog(database)
    const current = await findWholeProduct(database, edited.id)
    const refusal = await refuseEdit(database, { type: 'product', edited, current })
    if (refusal) return refusal
    if (!current) return { outcome: 'unknown-product' }
    if (await wasSold(database, current)) return { outcome: 'was-sold' }
    const { name, slug, status } = current
    const move = { by: nameOfInitiator(by), at, reason: 'deleted' }
    await removeProducts(database, [current.id], move, { keepsCategories: true })
    return {
      outcome: 'deleted',
      change: {
        action: 'product-deleted',
        subject: { type: 'product', id: current.id, name },
        before: { name, slug, status },
        after: {},
        topics: 'announced',
      },
    }
  },
})
