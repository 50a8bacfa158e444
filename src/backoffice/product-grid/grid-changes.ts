import { z } from 'zod'

/** What the grid sends of a variant. */
export const gridChangeSchema = z.object({
  variantId: z.uuid(),
  productId: z.uuid(),
  /** Of the product that the prices were shown of. */
  version: z.int().min(1),
  prices: z
    .object({
      priceInPaisa: z.int().min(1),
      discountPriceInPaisa: z.int().min(1).nullable(),
    })
    .optional(),
  /** That came, or below 0 went. */
  pieces: z.int().min(-10_000_000).max(10_000_000).optional(),
})

export type GridChange = z.infer<typeof gridChangeSchema>

export const mostGridChanges = 500
