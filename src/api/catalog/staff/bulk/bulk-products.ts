import { z } from 'zod'
import { isRefused } from '#shop/action-refusal.ts'
import { amendProduct } from '#shop/catalog/desk/bulk/amend-product.ts'
import { bulkChangeSchema, type BulkChange } from '#shop/catalog/desk/bulk/bulk-change.ts'
import {
  changeLines,
  previewLines,
  type ChangeLinesResult,
} from '#shop/catalog/desk/bulk/change-lines.ts'
import { undoAmendments } from '#shop/catalog/desk/bulk/change-products.ts'
import type { ChosenProducts } from '#shop/catalog/desk/bulk/choose-products.ts'
import {
  listPriceChanges,
  mostListed,
  undoPriceChange,
} from '#shop/catalog/desk/bulk/price-changes.ts'
import { mostChosen } from '#shop/catalog/desk/product-filter.ts'
import { idIn } from '../../../answers/id-in.ts'
import { readIdempotencyKey, refuseKey } from '../../../answers/idempotency-key.ts'
import { refuse } from '../../../answers/problems.ts'
import { refuseAction } from '../../../answers/refuse-action.ts'
import { answer, defineStaffRoute, type ApiRoute } from '../../../route.ts'
import {
  changedAnswer,
  lineAnswer,
  refusedAnswer,
  stepSchema,
  undoneAnswer,
} from './bulk-answers.ts'
import { productFilterSchema, refuseShortSearch } from '../product-filter-fields.ts'

const tooMany = `Name at most ${mostChosen} products`

/** Which products: named one by one, or all that fit a filter. */
const chosenSchema = z.union([
  z.object({
    products: z
      .array(
        z.object({
          id: z.uuid(),
          version: z.int().min(1).optional().meta({
            description:
              'As it was read or previewed: where somebody else changed the product since, it stays as it is',
          }),
        }),
      )
      .min(1, 'Name a product')
      .max(mostChosen, tooMany),
  }),
  z.object({
    filter: productFilterSchema,
    asOf: z.iso.datetime().optional().meta({ description: 'Only what was made by then' }),
    after: z.uuid().optional().meta({ description: '`next` of the answer before' }),
    limit: z.int().min(1).max(mostChosen, tooMany).default(mostChosen),
  }),
])

function chosenOf(chosen: z.output<typeof chosenSchema>): ChosenProducts {
  if ('products' in chosen) return { picked: chosen.products }
  const { filter, asOf, after, limit: most } = chosen
  return {
    matching: { filter: { ...filter, asOf: asOf ? new Date(asOf) : undefined }, after, most },
  }
}

/** Twice is not the same as once. */
const addsUp = ({ what }: BulkChange) => what === 'price' || what === 'stock'

const changing = defineStaffRoute({
  method: 'post',
  path: '/products/changes',
  allow: amendProduct.allow,
  limit: 'identity',
  summary: `Changes up to ${mostChosen} products at once, or says what would change`,
  description:
    'Names products, or says what they must fit, and one change: status, category, standing (in a further category), tag, price, deal, or stock of each variant. With preview nothing is written, and each line says what it would be. Each line is changed by itself: what cannot be is refused with its reason, and the rest goes on. Changes of price and stock need a header Idempotency-Key (8 to 100 visible characters): sent again within seven days, lines that were done are answered as they were and not done again. Where more products fit than were taken, next says where to go on. Amounts are paisa. Files of what is chosen: GET /products/export.',
  body: z.object({
    chosen: chosenSchema,
    change: bulkChangeSchema,
    preview: z.boolean().default(false).meta({ description: 'true: writes nothing' }),
  }),
  answers: {
    200: { description: 'Line by line', schema: changedAnswer },
    400: { description: 'search-too-short or idempotency-key-missing' },
    409: { description: 'key-reused: with something else' },
  },
  handle: async ({ shop, by, request, body: { chosen, change, preview } }) => {
    const wanted = { chosen: chosenOf(chosen), change }
    if (preview) return answerLines(await previewLines(shop, by, wanted))
    const key = readIdempotencyKey(request)
    if (key === undefined && addsUp(change)) return refuseKey('change')
    return answerLines(await changeLines(shop, by, { ...wanted, key }))
  },
})

function answerLines(result: ChangeLinesResult): Response {
  if (isRefused(result)) return refuseAction(result)
  switch (result.outcome) {
    case 'too-short':
      return refuseShortSearch()
    case 'key-reused':
      return refuse({
        status: 409,
        code: result.outcome,
        title: 'This Idempotency-Key was used for another change. Send a new one.',
      })
    case 'done':
      return answer({
        lines: result.lines.map(lineAnswer),
        steps: result.steps,
        next: result.next,
      })
  }
}

const undoing = defineStaffRoute({
  method: 'post',
  path: '/products/undo',
  allow: amendProduct.allow,
  limit: 'identity',
  summary: `Takes back what one call did to up to ${mostChosen} products, each by itself`,
  description:
    'For ten seconds, by who did it, and where nothing else happened to the product since. Send steps as the change answered them; stock is moved back by another change.',
  body: z.object({ steps: z.array(stepSchema).min(1).max(mostChosen, tooMany) }),
  answers: {
    200: {
      description: 'What was taken back and what was not',
      schema: undoneAnswer,
    },
  },
  handle: async ({ shop, by, body: { steps } }) => {
    const result = await undoAmendments(shop, by, steps)
    if (isRefused(result)) return refuseAction(result)
    if (result.outcome === 'too-short') return refuseShortSearch()
    return answer({ undone: result.changed, refused: result.refused.map(refusedAnswer) })
  },
})

const listingPriceChanges = defineStaffRoute({
  method: 'get',
  path: '/price-changes',
  allow: amendProduct.allow,
  limit: 'identity',
  summary: `The latest ${mostListed} bulk price changes of the last 30 days that can still be undone`,
  answers: {
    200: {
      description: 'Latest first',
      schema: z.object({
        changes: z.array(
          z.object({
            id: z.uuid(),
            at: z.iso.datetime(),
            products: z.int().meta({ description: 'Number of products that it changed' }),
            undoable: z.int().meta({
              description: 'Number of these products whose prices have not changed since',
            }),
          }),
        ),
      }),
    },
  },
  handle: async ({ shop }) => {
    const changes = await listPriceChanges(shop)
    return answer({
      changes: changes.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() })),
    })
  },
})

const undoingPriceChange = defineStaffRoute({
  method: 'post',
  path: '/price-changes/{id}/undo',
  allow: amendProduct.allow,
  limit: 'identity',
  summary: 'Undoes a bulk price change within 30 days',
  description:
    'Restores the prices of each product whose prices have not changed since. The others keep their prices and are listed in refused.',
  answers: {
    200: { description: 'Restored products, and the others', schema: undoneAnswer },
    404: { description: 'price-change-not-found: unknown, or older than 30 days' },
  },
  handle: async ({ shop, by, params }) => {
    const id = idIn(params)
    const result = id === undefined ? unknownChange : await undoPriceChange(shop, by, { id })
    if (isRefused(result)) return refuseAction(result)
    if (result.outcome === 'unknown-change')
      return refuse({
        status: 404,
        code: 'price-change-not-found',
        title: 'There is no such price change of the last 30 days.',
      })
    return answer({ undone: result.undone, refused: result.kept.map(refusedAnswer) })
  },
})

const unknownChange = { outcome: 'unknown-change' } as const

export const bulkProductRoutes: readonly ApiRoute[] = [
  changing,
  undoing,
  listingPriceChanges,
  undoingPriceChange,
]
