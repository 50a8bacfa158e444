import { z } from 'zod'
import { adjustStock } from '../../stock/adjust-stock.ts'
import { productAmendments } from './contract.ts'

/** What is done to many products at once: a page and a program ask for the same. */
export const bulkChangeSchema = z.discriminatedUnion('what', [
  ...productAmendments,
  /** Pieces of each variant. */
  z.object({
    what: z.literal('stock'),
    ...adjustStock.input.omit({ variantId: true }).shape,
  }),
])

export type BulkChange = z.infer<typeof bulkChangeSchema>
