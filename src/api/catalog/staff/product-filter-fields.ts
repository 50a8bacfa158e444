import { z } from 'zod'
import { deskStatuses, missingParts, stockStates } from '#shop/catalog/desk/product-filter.ts'
import { refuse } from '../../answers/problems.ts'

const name = z.string().trim().min(1).max(200).optional()

/** What staff ask of the list of products, in a URL or a body. */
export const productFilterFields = {
  q: z
    .string()
    .max(200)
    .optional()
    .meta({ description: 'Words of a name, a brand, a tag, a SKU or a barcode' }),
  status: z.enum(deskStatuses).optional(),
  category: name.meta({ description: 'Its slug' }),
  brand: name,
  stock: z.enum(stockStates).optional().meta({
    description:
      'low: some variant has few left, or none; running-low: one that was ordered lately; one-sold-out: some variant is gone; sold-out: all are gone',
  }),
  deal: z.literal('on').optional(),
  missing: z
    .enum(missingParts)
    .optional()
    .meta({ description: 'cost: some variant whose purchase cost nobody has entered' }),
}

const mostAsked = 20

/** In a URL: once for each value. */
export const attributeField = {
  attribute: z.string().max(500).optional().meta({
    description:
      'What it has of an attribute, by their slugs: material:cotton, washable:yes, power:500..1000. Several times: any of one attribute, and all attributes',
  }),
}

/** In a body. */
export const productFilterSchema = z.object({
  ...productFilterFields,
  attribute: z.array(z.string().max(500)).max(mostAsked).optional(),
})

export function attributesAsked(request: Request): { attribute?: string[] } {
  const attribute = new URL(request.url).searchParams.getAll('attribute').slice(0, mostAsked)
  return attribute.length > 0 ? { attribute } : {}
}

export const refuseShortSearch = (): Response =>
  refuse({ status: 400, code: 'search-too-short', title: 'Search for letters or digits.' })
