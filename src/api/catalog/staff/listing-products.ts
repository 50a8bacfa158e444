import { z } from 'zod'
import { listDesk, productsOnPage } from '#shop/catalog/desk/list-desk.ts'
import { deskSorts } from '#shop/catalog/desk/product-filter.ts'
import { saveProduct } from '#shop/catalog/products/save-product.ts'
import { nextPage } from '../../answers/next-page.ts'
import { answer, defineStaffRoute } from '../../route.ts'
import {
  attributeField,
  attributesAsked,
  productFilterFields,
  refuseShortSearch,
} from './product-filter-fields.ts'

const listedProductSchema = z.object({
  id: z.uuid(),
  version: z.int().meta({ description: 'What a change names' }),
  slug: z.string(),
  name: z.string(),
  nameBn: z.string().nullable(),
  status: z.enum(['draft', 'active', 'archived']),
  publishedAt: z.iso.datetime().nullable(),
  isScheduled: z.boolean().meta({ description: 'Active, and published from a moment to come' }),
  category: z.string().meta({ description: 'Name of its main one' }),
  categoryBn: z.string().nullable(),
  furtherCategories: z
    .array(z.object({ name: z.string(), nameBn: z.string().nullable() }))
    .meta({ description: 'Others that it stands in' }),
  lowestInPaisa: z.int().meta({ description: 'What the cheapest variant is sold for now' }),
  highestInPaisa: z.int(),
  hasDeal: z.boolean(),
  stock: z.int().meta({ description: 'Pieces of all variants' }),
  variants: z.int(),
  fewLeft: z.int().meta({ description: 'Variants of which few are left' }),
  soldOut: z.int().meta({ description: 'Variants that are gone' }),
  unitsSold: z.int(),
  sellsOutInDays: z.int().nullable().meta({
    description:
      'Until the first variant is gone at the pace of the last 30 days; null where no end is in sight',
  }),
  updatedAt: z.iso.datetime(),
})

export const listingProducts = defineStaffRoute({
  method: 'get',
  path: '/products',
  allow: saveProduct.allow,
  limit: 'identity',
  summary: 'Lists products of every status by search, filters and sorting, as the back office does',
  description:
    'Amounts are paisa. Follow the Link header; fifty at a time unless limit says otherwise. What shoppers may see is at GET /api/product.',
  query: z.object({
    ...productFilterFields,
    ...attributeField,
    sort: z.enum(deskSorts).default('newest'),
    limit: z.coerce.number().int().min(1).max(100).default(productsOnPage),
    after: z.uuid('Take it from the Link header').optional(),
  }),
  answers: {
    200: { description: 'Products', schema: z.array(listedProductSchema) },
    400: { description: 'search-too-short' },
  },
  handle: async ({ shop, query, request }) => {
    const { sort, limit, after, attribute: _, ...rest } = query
    const filter = { ...rest, ...attributesAsked(request) }
    const result = await listDesk(shop, { filter, sort, limit, after })
    if (result.outcome === 'listed')
      return answer(
        result.products.map((product) => listedProductSchema.parse(product)),
        200,
        nextPage(request.url, result.next),
      )
    return refuseShortSearch()
  },
})
