import { z } from 'zod'
import { takaFromPaisa } from '#platform/money.ts'
import { chosenOptionSchema } from '#shop/catalog/options/contract.ts'
import { findVariants } from '#shop/catalog/sellable/list-variants.ts'
import { showVariant } from '#shop/orders/edits/load-edit-facts.ts'
import { listKnownTags } from '#shop/orders/tags/list-tags.ts'
import { answer, defineStaffRoute, type ApiRoute } from '../route.ts'

/** What there is to choose from, for staff who take an order down, edit one or narrow the list. */

const mostVariants = 12

const findingVariants = defineStaffRoute({
  method: 'get',
  path: '/orders/variants',
  allow: 'move-orders',
  limit: 'identity',
  summary: 'Finds what can be put into an order, by name or SKU, with its price and stock now',
  description: `At most ${mostVariants}, one variant each; a SKU that holds the text comes first. For lines of POST /orders and PUT /order/{orderId}.`,
  query: z.object({ q: z.string().trim().min(1, 'Send a part of the name or SKU').max(100) }),
  answers: {
    200: {
      description: 'Variants that are for sale',
      schema: z.array(
        z.object({
          variantId: z.string(),
          productId: z.string(),
          sku: z.string(),
          name: z.string(),
          nameBn: z.string().nullable(),
          color: z.string().nullable(),
          size: z.string().nullable(),
          options: z.array(chosenOptionSchema),
          price: z.number().meta({ description: 'Taka' }),
          stock: z.int().meta({ description: 'Pieces left' }),
        }),
      ),
    },
  },
  handle: async ({ shop, query }) => {
    const found = await findVariants(shop, query.q, mostVariants)
    return answer(
      found.map((variant) => {
        const shown = showVariant(variant, shop.now())
        const { id: variantId, productId, sku, name, nameBn, color, size, options, stock } = shown
        const price = takaFromPaisa(shown.unitPriceInPaisa)
        return { variantId, productId, sku, name, nameBn, color, size, options, price, stock }
      }),
    )
  },
})

const listingTags = defineStaffRoute({
  method: 'get',
  path: '/orders/tags',
  allow: 'see-orders',
  limit: 'identity',
  summary: 'Tags that some order has, to narrow the list by and to give again',
  answers: {
    200: { description: 'In the order of the alphabet', schema: z.array(z.string()) },
  },
  handle: async ({ shop }) => answer(await listKnownTags(shop)),
})

export const orderChoices: readonly ApiRoute[] = [findingVariants, listingTags]
