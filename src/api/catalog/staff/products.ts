import { z } from 'zod'
import { isRefused, type ActionRefusal } from '#shop/action-refusal.ts'
import { productDraftSchema } from '#shop/catalog/contract.ts'
import type { AttributeRefusal } from '#shop/catalog/attributes/values.ts'
import { deleteProduct } from '#shop/catalog/products/delete-product.ts'
import { findWholeProduct } from '#shop/catalog/products/list-whole-products.ts'
import { saveProduct } from '#shop/catalog/products/save-product.ts'
import { adjustStock } from '#shop/catalog/stock/adjust-stock.ts'
import { noteWhereNeeded, stockChangeFields } from '#shop/catalog/stock/stock-change.ts'
import { idIn } from '../../answers/id-in.ts'
import { refuse } from '../../answers/problems.ts'
import { refuseAction } from '../../answers/refuse-action.ts'
import { answer, defineStaffRoute, type ApiRoute } from '../../route.ts'
import { listingProducts } from './listing-products.ts'
import { sentenceOf, toWholeProduct, wholeStaffProductSchema } from './product-answers.ts'
import { savedSchema } from '../../answers/fields.ts'

const refusals = {
  400: {
    description:
      'discount-not-below-price, option-twice, option-values-do-not-fit, unknown-picture, unknown-category, unknown-attribute or wrong-attribute-value',
  },
  409: {
    description:
      'sku-taken, slug-taken, or changed-meanwhile with the version that stands as `now`',
  },
}

const reading = defineStaffRoute({
  method: 'get',
  path: '/products/{id}',
  allow: saveProduct.allow,
  limit: 'identity',
  summary: 'A product as staff edit it, whatever its status: costs and exact stock included',
  description: 'Amounts are paisa.',
  answers: {
    200: { description: 'With its version', schema: wholeStaffProductSchema },
    404: { description: 'product-not-found' },
  },
  handle: async ({ shop, params }) => {
    const found = await findWholeProduct(shop.database, params['id'] ?? '')
    return found ? answer(toWholeProduct(found)) : refuseUnknownProduct()
  },
})

const creating = defineStaffRoute({
  method: 'post',
  path: '/products',
  allow: saveProduct.allow,
  limit: 'identity',
  summary: 'Adds a product',
  description:
    'A draft unless status says otherwise. Amounts are paisa. Without a slug the name makes one. A SKU or a slug that another product has is refused.',
  body: productDraftSchema,
  answers: { 201: { description: 'Added', schema: savedSchema }, ...refusals },
  handle: async ({ shop, by, body }) => {
    const result = await saveProduct(shop, by, body)
    return 'id' in result ? answer(saved(result), 201) : refuseSaving(result)
  },
})

const changing = defineStaffRoute({
  method: 'put',
  path: '/products/{id}',
  allow: saveProduct.allow,
  limit: 'identity',
  summary: 'Changes a product: what is left out stays, variants are those that are sent',
  description:
    'Send the version that was read. A variant is found by its id, else by its SKU, else by its options. Stock is taken for new variants alone; that of others moves by POST /api/variants/{id}/stock. A former slug goes on leading to the product.',
  body: z.intersection(productDraftSchema, z.object({ version: z.int().min(1) })),
  answers: {
    200: { description: 'Changed, or as it was where nothing differs', schema: savedSchema },
    404: { description: 'product-not-found' },
    ...refusals,
  },
  handle: async ({ shop, by, body, params }) => {
    const id = idIn(params)
    if (!id) return refuseUnknownProduct()
    const result = await saveProduct(shop, by, { ...body, id })
    return 'id' in result ? answer(saved(result)) : refuseSaving(result)
  },
})

type Saving = Awaited<ReturnType<typeof saveProduct>>

const saved = ({ id, slug, version = 1 }: Extract<Saving, { id: string }>) => ({
  id,
  slug,
  version,
})

function refuseSaving(result: Exclude<Saving, { id: string }>): Response {
  if (isRefused(result)) return refuseAction(result)
  if ('attribute' in result) return refuseAttribute(result)
  switch (result.outcome) {
    case 'unknown-product':
      return refuseUnknownProduct()
    case 'changed-meanwhile':
      return refuse({
        status: 409,
        code: result.outcome,
        title: 'Somebody else changed this product meanwhile. Read it again, then decide.',
        now: result.version,
      })
    case 'sku-taken':
      return refuseFor(409, result.outcome, `Another product has the SKU ${result.sku}`)
    case 'slug-taken':
      return refuseFor(409, result.outcome, `Another product has the slug ${result.slug}`)
    case 'unknown-picture':
      return refuseFor(400, result.outcome, `There is no picture ${result.hash}`)
    case 'unknown-category':
      return refuseFor(400, result.outcome, 'Name a category by its slug: /api/categories')
    default:
      return refuseFor(400, result.outcome, sentenceOf(result))
  }
}

function refuseAttribute({ outcome, attribute }: AttributeRefusal): Response {
  const isUnknown = outcome === 'unknown-attribute'
  const title = isUnknown ? 'There is no attribute' : 'Another kind of value is asked by'
  return refuseFor(400, outcome, `${title} ${attribute}`)
}

const refuseFor = (status: number, code: string, title: string) => refuse({ status, code, title })

export const refuseUnknownProduct = (): Response =>
  refuse({ status: 404, code: 'product-not-found', title: 'There is no such product' })

const adjusting = defineStaffRoute({
  method: 'post',
  path: '/variants/{id}/stock',
  allow: adjustStock.allow,
  limit: 'identity',
  summary: 'Adds pieces to the stock of a variant, or takes some away',
  description: 'Never sets it: shoppers buy meanwhile. Each step stands in the ledger.',
  body: z.object(stockChangeFields).refine(...noteWhereNeeded),
  answers: {
    200: {
      description: 'Adjusted',
      schema: z.object({ stockBefore: z.int(), stockAfter: z.int() }),
    },
    404: { description: 'variant-not-found' },
    409: { description: 'not-enough, with how many there are as `now`' },
  },
  handle: async ({ shop, by, body, params }) => {
    const result = await adjustStock(shop, by, { ...body, variantId: params['id'] ?? '' })
    if (result.outcome === 'adjusted') {
      const { stockBefore, stockAfter } = result
      return answer({ stockBefore, stockAfter })
    }
    return refuseAdjusting(result)
  },
})

type Adjusting = Exclude<Awaited<ReturnType<typeof adjustStock>>, { outcome: 'adjusted' }>

function refuseAdjusting(result: Adjusting | ActionRefusal): Response {
  switch (result.outcome) {
    case 'unknown-variant':
      return refuseFor(404, 'variant-not-found', 'There is no such variant')
    case 'not-enough': {
      const title = `There are only ${result.stock} pieces`
      return refuse({ status: 409, code: result.outcome, title, now: result.stock })
    }
    default:
      return refuseAction(result)
  }
}

const deleting = defineStaffRoute({
  method: 'delete',
  path: '/products/{id}',
  allow: deleteProduct.allow,
  limit: 'identity',
  summary: 'Removes a product for good that nobody ever ordered',
  description:
    'Name the version that was read. What was ordered is archived: PUT with status archived.',
  query: z.object({ version: z.coerce.number().int().min(1) }),
  answers: {
    204: { description: 'Removed' },
    404: { description: 'product-not-found' },
    409: { description: 'was-sold, or changed-meanwhile with the version that stands as `now`' },
  },
  handle: async ({ shop, by, query, params }) => {
    const result = await deleteProduct(shop, by, { id: params['id'] ?? '', ...query })
    switch (result.outcome) {
      case 'deleted':
        return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
      case 'was-sold':
        return refuseFor(409, result.outcome, 'It was ordered before: archive it instead')
      case 'invalid':
        return refuseUnknownProduct()
      default:
        return refuseSaving(result)
    }
  },
})

export const staffProductRoutes: readonly ApiRoute[] = [
  listingProducts,
  reading,
  creating,
  changing,
  deleting,
  adjusting,
]
