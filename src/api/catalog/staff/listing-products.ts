import { z } from 'zod'
import { listDesk, productsOnPage } from '#shop/catalog/desk/list-desk.ts'
import {
  deskSorts,
  deskStatuses,
  missingParts,
  stockStates,
} from '#shop/catalog/desk/product-filter.ts'
import { saveProduct } from '#shop/catalog/products/save-product.ts'
import { nextPage } from '../../answers/next-page.ts'
import { refuse } from '../../answers/problems.ts'
import { answer, defineStaffRoute } from '../../route.ts'

const listedProductSchema = z.object({
  id: z.uuid(),
  version: z.int().meta({ description: 'What a change names' }),
  slug: z.string(),
  name: z.string(),
  nameBn: z.string().nullable(),
  status: z.enum(['draft', 'active', 'archived']),
  publishedAt: z.iso.datetime().nullable(),
  isScheduled: z.boolean().meta({ description: 'Active, and published from a moment to come' }),
  category: z.string().meta({ description: 'Its name' }),
  categoryBn: z.string().nullable(),
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

const mostAsked = 20

const name = z.string().trim().min(1).max(200).optional()

export const listingProducts = defineStaffRoute({
  method: 'get',
  path: '/products',
  allow: saveProduct.allow,
  limit: 'identity',
  summary: 'Lists products of every status by search, filters and sorting, as the back office does',
  description:
    'Amounts are paisa. Follow the Link header; fifty at a time unless limit says otherwise. What shoppers may see is at GET /api/product.',
  query: z.object({
    q: z
      .string()
      .max(200)
      .optional()
      .meta({ description: 'Words of a name, a brand, a tag, a SKU or a barcode' }),
    status: z.enum(deskStatuses).optional(),
    category: name.meta({ description: 'Its slug' }),
    brand: name,
    stock: z
      .enum(stockStates)
      .optional()
      .meta({ description: 'low: some variant has few left, or none; sold-out: all are gone' }),
    deal: z.literal('on').optional(),
    missing: z.enum(missingParts).optional(),
    attribute: z.string().max(500).optional().meta({
      description:
        'What it has of an attribute, by their slugs: material:cotton, washable:yes, power:500..1000. Several times: any of one attribute, and all attributes',
    }),
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
    const attribute = new URL(request.url).searchParams.getAll('attribute').slice(0, mostAsked)
    const filter = { ...rest, ...(attribute.length > 0 && { attribute }) }
    const result = await listDesk(shop, { filter, sort, limit, after })
    if (result.outcome === 'listed')
      return answer(
        result.products.map((product) => listedProductSchema.parse(product)),
        200,
        nextPage(request.url, result.next),
      )
    const title = 'Search for letters or digits.'
    return refuse({ status: 400, code: 'search-too-short', title })
  },
})
