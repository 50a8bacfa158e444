import { z } from 'zod'
import { personIn } from '#pages/account-context.ts'
import { formAction } from '#pages/form/form-action.ts'
import { amendProduct } from '#shop/catalog/desk/bulk/amend-product.ts'
import type { ProductStep } from '#shop/catalog/desk/bulk/change-products.ts'
import { undoAmendment } from '#shop/catalog/desk/bulk/undo-amendment.ts'

export interface Archived {
  /** What can be taken back for a moment. */
  step?: ProductStep
}

const nothingElse = z.object({})

const undoSchema = z.object({
  step: z
    .templateLiteral([z.uuid(), '.', z.number().int().min(1)])
    .transform((sent): [string, number] => {
      const [id = '', version] = sent.split('.')
      return [id, Number(version)]
    }),
})

export const archive = formAction<typeof nothingElse, Archived>({
  schema: nothingElse,
  run: async (_, { shop, context, params }) => {
    const id = params['product'] ?? ''
    const amendment = { what: 'status', status: 'archived' } as const
    const result = await amendProduct(shop, personIn(context), { id, amendment })
    if (result.outcome !== 'amended') return { outcome: 'refused', trouble: result.outcome }
    return { outcome: 'done', answer: { step: { id, version: result.version } } }
  },
})

/** Takes back what was pressed a moment ago. */
export const undo = formAction<typeof undoSchema, Archived>({
  schema: undoSchema,
  run: async ({ step: [id, version] }, { shop, context }) => {
    const { outcome } = await undoAmendment(shop, personIn(context), { id, version })
    return outcome === 'undone'
      ? { outcome: 'done', answer: {} }
      : { outcome: 'refused', trouble: outcome }
  },
})
