import { z } from 'zod'
import { findWholeProduct } from '#shop/catalog/products/list-whole-products.ts'
import { saveProduct } from '#shop/catalog/products/save-product.ts'
import { authorSchema } from '#shop/orders/order-contract.ts'
import {
  listStockHistory,
  stockHistoryPage,
} from '#shop/orders/stock-history/list-stock-history.ts'
import { stockMovementKinds } from '#shop/stock/movement-kinds.ts'
import { refuse } from '../../answers/problems.ts'
import { answer, defineStaffRoute, type ApiRoute } from '../../route.ts'

const movementSchema = z.object({
  id: z.int(),
  variantId: z.uuid(),
  sku: z.string().meta({ description: 'As it was then' }),
  kind: z.enum(stockMovementKinds),
  stockBefore: z.int(),
  stockAfter: z.int(),
  at: z.iso.datetime(),
  author: authorSchema,
  orderId: z.string().nullable().meta({ description: 'The number of the order it belongs to' }),
  reason: z.string().meta({
    description:
      'In words: what staff noted, or why an order was canceled. The kind says the rest.',
  }),
})

const listing = defineStaffRoute({
  method: 'get',
  path: '/products/{id}/stock-movements',
  allow: saveProduct.allow,
  limit: 'identity',
  summary: 'What moved the stock of a product, the latest first',
  description: `${stockHistoryPage} at once; \`next\`, sent as before, leads to older ones. All of a variant sum up to its stock.`,
  query: z.object({
    variant: z.uuid().optional(),
    kind: z.enum(stockMovementKinds).optional(),
    before: z.coerce.number().int().positive().optional(),
  }),
  answers: {
    200: {
      description: 'A page of the ledger',
      schema: z.object({ movements: z.array(movementSchema), next: z.int().nullable() }),
    },
    404: { description: 'product-not-found' },
  },
  handle: async ({ shop, params, query: { variant, kind, before } }) => {
    const product = await findWholeProduct(shop.database, params['id'] ?? '')
    if (!product)
      return refuse({ status: 404, code: 'product-not-found', title: 'There is no such product' })
    const ids = product.variants.map(({ id }) => id)
    const variantIds = variant === undefined ? ids : ids.filter((id) => id === variant)
    const filter = { variantIds, kind, before }
    const found = await listStockHistory(shop, filter, stockHistoryPage + 1)
    const page = found.slice(0, stockHistoryPage)
    return answer({
      movements: page.map(({ at, ...moved }) => ({ ...moved, at: at.toISOString() })),
      next: found.length > stockHistoryPage ? (page.at(-1)?.id ?? null) : null,
    })
  },
})

export const stockMovementRoutes: readonly ApiRoute[] = [listing]
