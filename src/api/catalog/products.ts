import { z } from 'zod'
import { findProduct } from '#shop/catalog/products/find-product.ts'
import { shownFields } from '#shop/catalog/product-fields.ts'
import { listCategories } from '#shop/catalog/categories/list-categories.ts'
import { listItems } from '#shop/catalog/listings/list-items.ts'
import { tidySearch } from '#shop/catalog/search/search.ts'
import { searchProducts } from '#shop/catalog/search/search-products.ts'
import { pictureUrl } from '#shop/pictures/picture.ts'
import type { Shop } from '#shop/shop.ts'
import { answerShared } from '../answers/answer-shared.ts'
import { refuse, refuseTooMany } from '../answers/problems.ts'
import {
  fewFieldsSchema,
  productSchema,
  toFewFields,
  toHit,
  toProduct,
  wholeProductSchema,
} from './product-answers.ts'
import { cursorFrom, idsFrom, productsQuerySchema, readCursor } from './products-query.ts'
import { defineRoute, type ApiRoute, type Call } from '../route.ts'

type ProductsQuery = z.infer<typeof productsQuerySchema>

/** What the list under the search box asks; it is answered by a statement of its own. */
const mostHits = 20

const products = defineRoute({
  method: 'get',
  path: '/product',
  allow: 'anyone',
  summary: 'Published products',
  description:
    'A page of the catalogue. Follow the Link header to walk through all of it; sort=new is the order that sales do not change.',
  query: productsQuerySchema,
  answers: {
    200: {
      description: 'Products, with few fields where q is given',
      schema: z.array(z.union([productSchema, fewFieldsSchema])),
    },
    429: { description: 'too-many-requests, where q is given' },
  },
  handle: async (call) => {
    const { shop, caller, query } = call
    if (query.q === undefined) return answerPage(call)
    const limit = await shop.rateLimits.take('search', caller.ipAddress)
    if (limit.outcome === 'too-many') return refuseTooMany(limit.retryAfterSeconds)
    return isPlainSearch(query) ? answerSearch(call) : answerPage(call)
  },
})

function isPlainSearch({
  q = '',
  ids,
  sort,
  cursor,
  fields = 'few',
  limit,
}: ProductsQuery): boolean {
  const plain = ids === undefined && cursor === undefined && sort === 'popular' && fields === 'few'
  return plain && tidySearch(q) !== '' && limit <= mostHits
}

async function answerSearch({ shop, request, query }: Call<ProductsQuery, unknown>) {
  const { q = '', category, limit } = query
  const hits = await searchProducts(shop, { q, category, limit })
  return answerShared(request, hits.map(toHit))
}

async function answerPage({ shop, request, query }: Call<ProductsQuery, unknown>) {
  const { q, category, sort, limit, cursor } = query
  const reading = cursor === undefined ? undefined : readCursor(cursor, sort)
  if (reading?.outcome === 'wrong') return refuseCursor()
  const after = reading?.place
  const { items, next } = await listItems(shop, {
    q,
    category,
    ids: idsFrom(query.ids),
    sort,
    limit,
    after,
  })
  const fields = query.fields ?? (q === undefined ? 'all' : 'few')
  return answerShared(request, items.map(fields === 'all' ? toProduct : toFewFields), {
    headers: next ? { link: linkToNext(request, cursorFrom(next)) } : {},
  })
}

function linkToNext(request: Request, cursor: string): string {
  const { pathname, searchParams } = new URL(request.url)
  searchParams.set('cursor', cursor)
  return `<${pathname}?${searchParams}>; rel="next"`
}

function refuseCursor(): Response {
  return refuse({
    status: 400,
    code: 'invalid',
    title: 'Please check the marked fields',
    fields: { cursor: 'Take the cursor from the Link header, and keep the sort it was made for' },
  })
}

const product = defineRoute({
  method: 'get',
  path: '/product/{id}',
  allow: 'anyone',
  summary: 'One product, by _id or slug',
  query: z.object({ language: z.enum(['en', 'bn']).default('en') }),
  answers: {
    200: { description: 'With its description', schema: wholeProductSchema },
    308: { description: 'It has another slug now: Location names it' },
    404: { description: 'product-not-found' },
    410: { description: 'product-archived, with the slug of its category' },
  },
  handle: async ({ shop, request, params, query }) => {
    const found = await findProduct(shop, params['id'] ?? '', query.language)
    switch (found.outcome) {
      case 'found': {
        const { description, descriptionLanguage, specification } = found.product
        const pictures = found.product.pictures
        const item = toProduct({ ...found.product, pictures })
        const shown = shownFields(found.product)
        const texts = { description, descriptionLanguage, specification }
        return answerShared(request, { ...item, ...shown, ...texts })
      }
      case 'moved':
        return new Response(null, {
          status: 308,
          headers: { location: movedTo(request, found.slug) },
        })
      case 'archived':
        return refuse({
          status: 410,
          code: 'product-archived',
          title: `${found.name} is no longer sold`,
          category: found.category.slug,
        })
      case 'not-found':
        return refuse({ status: 404, code: 'product-not-found', title: 'There is no such product' })
    }
  },
})

const movedTo = (request: Request, slug: string) =>
  `/api/product/${encodeURIComponent(slug)}${new URL(request.url).search}`

const categorySchema = z.object({
  slug: z.string(),
  name: z.string(),
  nameBn: z.string().nullable(),
  image: z.string().meta({ description: 'Empty where there is none' }),
  productCount: z.int(),
})

const categories = defineRoute({
  method: 'get',
  path: '/categories',
  allow: 'anyone',
  summary: 'Categories in their order',
  answers: { 200: { description: 'All of them', schema: z.array(categorySchema) } },
  handle: async ({ shop, request }) => answerShared(request, await listForPrograms(shop)),
})

async function listForPrograms(shop: Shop): Promise<z.infer<typeof categorySchema>[]> {
  return (await listCategories(shop)).map(({ slug, name, nameBn, picture, productCount }) => ({
    slug,
    name,
    nameBn,
    image: picture ? pictureUrl(picture.hash, 320, 'webp') : '',
    productCount,
  }))
}

export const productRoutes: readonly ApiRoute[] = [products, product, categories]
