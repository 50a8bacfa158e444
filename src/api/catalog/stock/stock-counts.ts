import { z } from 'zod'
import { isRefused } from '#shop/action-refusal.ts'
import { chosenOptionSchema } from '#shop/catalog/options/contract.ts'
import { applyCount } from '#shop/stock-counts/apply-count.ts'
import { findCountable } from '#shop/stock-counts/find-countable.ts'
import { refuse } from '../../answers/problems.ts'
import { refuseAction } from '../../answers/refuse-action.ts'
import { answer, defineStaffRoute, type ApiRoute } from '../../route.ts'

const countableSchema = z.object({
  id: z.uuid(),
  productId: z.uuid(),
  name: z.string(),
  sku: z.string(),
  barcode: z.string().nullable(),
  color: z.string().nullable(),
  size: z.string().nullable(),
  options: z.array(chosenOptionSchema),
  stock: z.int().meta({ description: 'Pieces that can be sold' }),
  toSend: z.int().meta({ description: 'Pieces of orders that are not sent yet' }),
  purchaseCostInPaisa: z.int().nullable(),
  basis: z.string().meta({ description: 'Goes back with what was counted' }),
})

const reading = defineStaffRoute({
  method: 'get',
  path: '/stock-counts/variants',
  allow: applyCount.allow,
  limit: 'identity',
  summary: 'What a code means that was scanned, and what the shop expects of it just now',
  description:
    'All of a SKU or a barcode; where nothing has that, variants whose name or codes hold the text. Several may share a barcode.',
  query: z.object({ code: z.string().min(1).max(100) }),
  answers: {
    200: {
      description: 'isCode: the whole code fits; else variants that merely hold the text',
      schema: z.object({ isCode: z.boolean(), found: z.array(countableSchema) }),
    },
  },
  handle: async ({ shop, query }) => {
    const { isCode, found } = await findCountable(shop, query.code)
    return answer({ isCode, found: found.map((one) => countableSchema.parse(one)) })
  },
})

const applying = defineStaffRoute({
  method: 'post',
  path: '/stock-counts',
  allow: applyCount.allow,
  limit: 'identity',
  summary: 'Sets the stock right by what was counted on the shelf',
  description:
    'The stock changes by counted less expected, so that what was sold since stays sold; expected is stock, and toSend as well where those pieces were counted. All of it or nothing. The id is of who sends: the same one again changes nothing and answers the same.',
  body: applyCount.input,
  answers: {
    200: {
      description: 'Applied, now or before. oversold: missing pieces that were sold already',
      schema: z.object({
        variants: z.int(),
        found: z.int(),
        missing: z.int(),
        oversold: z.int(),
      }),
    },
    409: {
      description:
        'counted-meanwhile: the stock of some was corrected after they were counted; unknown-variants: some are gone. Nothing was applied; `now` has their ids',
    },
  },
  handle: async ({ shop, by, body }) => {
    const result = await applyCount(shop, by, body)
    if (isRefused(result)) return refuseAction(result)
    if (result.outcome === 'applied') {
      const { variants, found, missing, oversold } = result
      return answer({ variants, found, missing, oversold })
    }
    const title =
      result.outcome === 'counted-meanwhile'
        ? 'Somebody corrected their stock after they were counted. Count them again.'
        : 'They are gone from the catalogue'
    return refuse({ status: 409, code: result.outcome, title, now: result.ids })
  },
})

export const stockCountRoutes: readonly ApiRoute[] = [reading, applying]
