import { z } from 'zod'
import { noteWhereNeeded, stockChangeFields } from '../../stock/stock-change.ts'
import { productAmendments } from './contract.ts'

/** What is done to many products at once: a page and a program ask for the same. */
export const bulkChangeSchema = z.discriminatedUnion('what', [
  ...productAmendments,
  /** Pieces of each variant. */
  z.object({ what: z.literal('stock'), ...stockChangeFields }).refine(...noteWhereNeeded),
])

export type BulkChange = z.infer<typeof bulkChangeSchema>
